// Runs before the first paint, so that a chosen theme and language are there from the start.
(() => {
  try {
    const theme = localStorage.getItem("grognard.theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    const lang = localStorage.getItem("grognard.lang");
    const first = navigator.languages?.find((l) => /^(fr|en)\b/i.test(l)) ?? "en";
    document.documentElement.lang = lang === "fr" || lang === "en" ? lang : first.slice(0, 2).toLowerCase();
  } catch {
    // No storage here: the system's theme and the page's own language stand.
  }
})();
