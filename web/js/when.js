// @ts-check
// Times in words, as the language writes them.
import { lang } from "./say.js";

/** A moment of the server: milliseconds or seconds since 1970, or a date in text. @param {number | string} at @returns {Date} */
export function moment(at) {
  if (typeof at === "string") return new Date(/^\d+$/.test(at) ? Number(at) : at);
  return new Date(at < 1e11 ? at * 1000 : at);
}

/** The hour: 14:02. @param {Date} at */
export function clock(at) {
  return at.toLocaleTimeString(lang(), { hour: "2-digit", minute: "2-digit", hour12: false });
}

/** How long ago: "2 days ago". @param {number | string} at */
export function ago(at) {
  const seconds = Math.min(0, (moment(at).getTime() - Date.now()) / 1000);
  const words = new Intl.RelativeTimeFormat(lang(), { numeric: "auto" });
  /** @type {[Intl.RelativeTimeFormatUnit, number][]} */
  const units = [["second", 60], ["minute", 60], ["hour", 24], ["day", 7], ["week", 4.35], ["month", 12], ["year", Infinity]];
  let n = seconds;
  for (const [unit, many] of units) {
    if (Math.abs(n) < many) return words.format(Math.round(n) || 0, unit);
    n /= many;
  }
  return words.format(Math.round(n), "year");
}
