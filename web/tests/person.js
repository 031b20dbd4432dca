// Somebody at a page: what he does is done by clicks and keys, and counted.

import { click, selector, settledOffers, state, until } from "./lib.js";

/** Whether an offer is a step from hex to hex. */
export const isStep = (offer) => offer.mark === "move" && offer.click.length === 2;

/** Somebody who knows what he wants: he looks at the match by the API, and acts on the page. Every click counts. */
export class Person {
  constructor(page, server) {
    this.page = page;
    this.server = server;
    this.clicks = 0;
    /** How many it were when the first order was given by a click on who is ordered. */
    this.ordered = 0;
  }

  /** Plays a card and uses it in a hex: at once where the page looks ahead, else one after the other. Whether it did. */
  async plays(offer, wanted) {
    const after = await this.after(offer.action);
    const uses = after.filter((one) => one.click.length === 1 && "hex" in one.click[0]);
    // Who stands alone is chosen without a menu.
    const crowd = (one) => uses.filter((other) => other.click[0].hex === one.click[0].hex).length;
    const [use] = uses.filter(wanted).sort((a, b) => crowd(a) - crowd(b));
    if (!use) return false;
    const { seq } = await state(this.page);
    await this.hit(offer.click[0]);
    await this.page.locator(`${selector(use.click[0])}[data-mark]`).first().waitFor({ state: "attached" });
    await this.hit(use.click[0]);
    const choice = this.page.locator(`.pop.why .choice[data-action=${JSON.stringify(use.action)}]`);
    if ((await choice.count()) && (await choice.isVisible())) await this.press(choice);
    await this.done(seq);
    return true;
  }

  /** What could be done after an action, if the program looks ahead. */
  async after(action) {
    return (await this.foreseen(action)).flatMap(({ offers }) => offers);
  }

  /** The same by question, each with what is answered before it. */
  async foreseen(action) {
    const answer = await fetch(`${this.server.url}/api/matches/${this.id}/after?${new URLSearchParams({ action })}`, { headers: { authorization: `Bearer ${this.token}` } });
    if (!answer.ok) return [];
    const { offers, later = [] } = await answer.json();
    return [{ first: [], offers }, ...later];
  }

  /** Where who stands in a hex could go once these were answered: two hexes away, if it can be foreseen, and into none of these. */
  async goalOf(from, first, taken) {
    return (await this.goalsOf(from, first)).filter((way) => !taken.has(way.to))[0]?.to;
  }

  /** All ways of who stands in a hex once these were answered, as far as they can be foreseen; the longest first. */
  async goalsOf(from, first) {
    const query = new URLSearchParams([["from", from], ...first.map((action) => ["first", action])]);
    const { ways } = await this.server.api(`/api/matches/${this.id}/ways?${query}`, { token: this.token });
    return ways.filter((way) => !way.open).sort((a, b) => b.steps.length - a.steps.length);
  }

  /** Carries what stands in a hex to another: the pointer is pressed once. */
  async carries(from, to) {
    this.clicks += 1;
    const middle = async (hex) => {
      const { x, y, width, height } = await this.page.locator(selector({ hex })).first().boundingBox();
      return [x + width / 2, y + height / 2];
    };
    await this.page.mouse.move(...(await middle(from)));
    await this.page.mouse.down();
    await this.page.mouse.move(...(await middle(to)), { steps: 5 });
    await this.page.locator(`${selector({ hex: to })}[data-mark="move"]`).waitFor({ state: "attached" });
    await this.page.mouse.up();
  }

  /** Clicks where somebody shall go, once it is shown who would. */
  async sends(to) {
    const { x, y, width, height } = await this.page.locator(selector({ hex: to })).first().boundingBox();
    await this.page.mouse.move(x + width / 2, y + height / 2);
    await this.page.locator(`${selector({ hex: to })}[data-mark="move"]`).waitFor({ state: "attached" });
    await this.hit({ hex: to });
  }

  /** Sets up: accepts what the machine has placed, or places everything. */
  async setsUp() {
    const before = this.clicks;
    // The other side may be first.
    await until(this.page, "asked");
    for (;;) {
      const envelope = await this.server.api(`/api/matches/${this.id}`, { token: this.token });
      if (envelope.view.prompt?.moment !== "setup" || envelope.asked.seat !== envelope.you) return this.clicks - before;
      const { seq } = await state(this.page);
      if (envelope.asked.set_up) {
        await this.press(this.page.locator(selector({ action: "accept" })));
        await this.done(seq);
      } else await this.does((await this.look()).view.offers[0]);
    }
  }

  /** From the start page into the first scenario of a system, against the machine; `placed`: as somebody likes it whose force the machine places. */
  async begin(system, placed = false) {
    const { page } = this;
    // Somebody who knows the game has played it before: its page opens, and what he wanted then is wanted again.
    await page.go("/");
    await page.evaluate(([name, on]) => {
      localStorage.setItem("grognard.home.system", name);
      localStorage.setItem("grognard.home.placed", on ? "on" : "off");
    }, [system, placed]);
    await page.go("/");
    const tab = page.locator(`#tab-${system}`);
    await tab.waitFor();
    if ((await tab.getAttribute("aria-selected")) !== "true") await this.press(tab);
    await this.press(page.locator(".detail form button[type=submit]").first());
    await page.waitForURL(/\/match\//, { waitUntil: "commit" });
    this.id = new URL(page.url()).pathname.split("/").at(-1);
    this.token = await page.evaluate((id) => Object.values(JSON.parse(localStorage.getItem("grognard.seats"))[id])[0], this.id);
  }

  async press(target) {
    this.clicks += 1;
    await target.click();
  }

  async hit(thing) {
    this.clicks += 1;
    // What is drawn anew in the same moment is found again.
    await click(this.page, thing).catch((error) => {
      if (!/not attached/.test(String(error))) throw error;
      return click(this.page, thing);
    });
  }

  /** What he is asked now. */
  look() {
    return settledOffers(this.page, this.server, this.id, this.token);
  }

  /** Waits until something was done. */
  async done(seq) {
    await this.page.waitForFunction((was) => {
      const main = document.querySelector("#main");
      return Number(main.dataset.seq) > was && main.dataset.state !== "busy";
    }, seq);
  }

  /** Whether what stands in a hex is chosen already; there may be nothing else to choose. */
  async chosen(hex) {
    const mark = await this.page.locator(selector({ hex })).first().getAttribute("data-mark");
    return mark === null || mark === "selected";
  }

  /** Does an offer by the clicks it needs. */
  async does(offer) {
    const { seq } = await state(this.page);
    const button = this.page.locator(selector({ action: offer.action })).first();
    if (!offer.click.length) await this.press(button);
    for (const [i, thing] of offer.click.entries()) {
      if (i < offer.click.length - 1 && (await this.chosen(thing.hex))) continue;
      await this.hit(thing);
    }
    const last = offer.click.at(-1);
    // What is aimed at is done by the second click, what else a card could do by its button.
    const twin = last && "card" in last && (await this.page.locator(".prompt .btn.main").getAttribute("data-action", { timeout: 500 }).catch(() => offer.action)) !== offer.action;
    if (last && !twin && ("card" in last || offer.mark === "target")) await this.hit(last);
    if (twin && (await button.count())) {
      await this.press(button);
      return this.done(seq);
    }
    const choice = this.page.locator(`.pop.why .choice[data-action=${JSON.stringify(offer.action)}]`);
    if (last && (await choice.count()) && (await choice.isVisible())) await this.press(choice);
    else if (last && "hex" in last && (await button.count()) && (await state(this.page)).seq === seq && !(await state(this.page)).state.startsWith("b")) await this.press(button);
    await this.done(seq);
  }

  /** Declares an attack on a hex: a click, who fires where several could, and one more to confirm where it is only aimed. */
  async aimsAt(offer) {
    const { seq } = await state(this.page);
    const went = async () => (await state(this.page)).seq !== seq || (await state(this.page)).state === "busy";
    for (const [i, thing] of offer.click.entries()) if (i === offer.click.length - 1 || !(await this.chosen(thing.hex))) await this.hit(thing);
    const choice = this.page.locator(`.pop.why .choice[data-action=${JSON.stringify(offer.action)}]`);
    const button = this.page.locator(selector({ action: offer.action })).first();
    await Promise.any([this.done(seq), choice.waitFor(), button.waitFor()]);
    const menu = (await choice.count()) && (await choice.isVisible());
    if (!(await went()) && menu) await this.press(choice);
    else if (!(await went()) && (await button.count())) await this.press(button);
    await this.done(seq);
  }

  /** Moves what stands in a hex, so many steps or as far as it can: by its goal, or hex by hex where the page knows no goals. */
  async moves(from, steps, offers) {
    const before = this.clicks;
    const known = await this.way(from, steps, offers);
    if (!(await this.chosen(from))) await this.hit({ hex: from });
    if (known) {
      const { seq } = await state(this.page);
      await this.page.locator(`${selector({ hex: known })}[data-mark]`).waitFor({ state: "attached" });
      await this.hit({ hex: known });
      // Of several in the hex one says who goes.
      const choice = this.page.locator(".pop.why .choice:visible").first();
      await Promise.any([this.done(seq), choice.waitFor()]);
      if ((await state(this.page)).seq === seq && (await choice.count())) await this.press(choice);
      await this.done(seq);
      return this.clicks - before;
    }
    await this.steps(from, steps, offers.find(isStep).piece);
    return this.clicks - before;
  }

  /** Goes hex by hex. */
  async steps(from, steps, piece) {
    let at = from;
    const gone = new Set([from]);
    for (let i = 0; i < steps; i++) {
      const { seq, view } = await this.look();
      const his = (offer) => offer.click[0].hex === at && (piece === undefined || offer.piece === piece);
      const next = view.offers.filter((offer) => isStep(offer) && his(offer) && !gone.has(offer.click[1].hex)).sort((a, b) => a.cost - b.cost)[0];
      if (!next) break;
      await this.hit(next.click[1]);
      // Of several in the hex one says who goes.
      const choice = this.page.locator(`.pop.why .choice[data-action=${JSON.stringify(next.action)}]`);
      await Promise.any([this.done(seq), choice.waitFor()]);
      if ((await state(this.page)).seq === seq && (await choice.count())) await this.press(choice);
      await this.done(seq);
      at = next.click[1].hex;
      gone.add(at);
    }
  }

  /** A goal as far away as that, if the program knows of goals. */
  async way(from, steps, offers) {
    const { piece } = offers.find((offer) => isStep(offer) && offer.click[0].hex === from);
    const query = new URLSearchParams({ from, ...(piece === undefined ? {} : { piece }) });
    const answer = await fetch(`${this.server.url}/api/matches/${this.id}/ways?${query}`, { headers: { authorization: `Bearer ${this.token}` } });
    if (!answer.ok) return null;
    const { ways } = await answer.json();
    const full = new Set((await this.look()).view.pieces.map((one) => one.place));
    const can = ways.filter((way) => way.steps.length <= steps && !way.open && !full.has(way.to));
    return can.sort((a, b) => b.steps.length - a.steps.length)[0]?.to ?? null;
  }
}
