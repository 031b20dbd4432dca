// How many clicks and keys a person needs who knows the game. The table is printed at the end; what was counted with the
// program before moves were made by the goal stands beside it. An older program is counted, and nothing asserted, by
//   GROGNARD=path/of/the/older CLICKS=count node --test web/tests/clicks.test.js

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { browse, click, selector, settledOffers, start, state, until, visit } from "./lib.js";

const server = await start();
const browser = await browse();
const counts = process.env.CLICKS === "count";

/** What was counted before, by row. Luck is worth one or two: a card that may be played besides, a reaction. */
const BEFORE = {
  "first own move, ccgw": 9,
  "first own move, cce": 23,
  "first own move, gwc": 22,
  "a move of two hexes, ccgw": 3,
  "a move of three hexes, cce": 3,
  "a turn with three units moved, ccgw": 14,
  "a set-up, cce": 13,
  "a set-up, gwc": 12,
  "an Op Fire, cce": 10,
};

/** Rows that are counted: what it is, how many it took, how many it may take. */
const rows = [];
function row(name, took, most = Infinity) {
  rows.push({ name, before: BEFORE[name] ?? "", now: took, aim: Number.isFinite(most) ? most : "" });
  if (!counts) assert.ok(took <= most, `${name}: ${took} clicks, and ${most} are enough`);
}
after(() => console.table(rows));

/** Somebody who knows what he wants: he looks at the match by the API, and acts on the page. Every click counts. */
class Person {
  constructor(page) {
    this.page = page;
    this.clicks = 0;
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
    const answer = await fetch(`${server.url}/api/matches/${this.id}/after?${new URLSearchParams({ action })}`, { headers: { authorization: `Bearer ${this.token}` } });
    return answer.ok ? (await answer.json()).offers : [];
  }

  /** Sets up: accepts what the machine has placed, or places everything. */
  async setsUp() {
    const before = this.clicks;
    // The other side may be first.
    await until(this.page, "asked");
    for (;;) {
      const envelope = await server.api(`/api/matches/${this.id}`, { token: this.token });
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
    await page.waitForURL(/\/match\//);
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
    return settledOffers(this.page, server, this.id, this.token);
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
    let at = from;
    const gone = new Set([from]);
    for (let i = 0; i < steps; i++) {
      const { seq, view } = await this.look();
      const next = view.offers.filter((offer) => isStep(offer) && offer.click[0].hex === at && !gone.has(offer.click[1].hex)).sort((a, b) => a.cost - b.cost)[0];
      if (!next) break;
      await this.hit(next.click[1]);
      await this.done(seq);
      at = next.click[1].hex;
      gone.add(at);
    }
    return this.clicks - before;
  }

  /** A goal as far away as that, if the program knows of goals. */
  async way(from, steps, offers) {
    const { piece } = offers.find((offer) => isStep(offer) && offer.click[0].hex === from);
    const query = new URLSearchParams({ from, ...(piece === undefined ? {} : { piece }) });
    const answer = await fetch(`${server.url}/api/matches/${this.id}/ways?${query}`, { headers: { authorization: `Bearer ${this.token}` } });
    if (!answer.ok) return null;
    const { ways } = await answer.json();
    const full = new Set((await this.look()).view.pieces.map((one) => one.place));
    const can = ways.filter((way) => way.steps.length <= steps && !way.open && !full.has(way.to));
    return can.sort((a, b) => b.steps.length - a.steps.length)[0]?.to ?? null;
  }
}

const isStep = (offer) => offer.mark === "move" && offer.click.length === 2;
const keysIn = (offer) => (offer.text.args ?? []).flatMap(([, arg]) => (arg.text ? [arg.text.key] : []));
const button = (offers, ...actions) => actions.map((action) => offers.find((offer) => offer.action === action)).find(Boolean);

/** A person at a new match of a system; where the cards are dealt before anything else, with what he wants in his hand. */
async function sitsDown(system, wants = () => true, placed = false) {
  for (let tries = 0; tries < 40; tries++) {
    const page = await visit(browser, server);
    const person = new Person(page);
    await person.begin(system, placed);
    const { view } = await server.api(`/api/matches/${person.id}`, { token: person.token });
    const cards = view.zones.filter((zone) => zone.kind === "hand").flatMap((zone) => zone.cards);
    if (wants(cards.map((card) => card.text.key))) return person;
    await page.context().close();
  }
  return assert.fail(`nobody holds what is wanted in ${system}`);
}

/** What somebody who wants to move with a Command card answers. */
function commands(view, offers) {
  const hexes = offers.filter((offer) => offer.click.length === 1 && "hex" in offer.click[0]);
  const foot = hexes.find((offer) => keysIn(offer).includes("ccgw-unit-infantry"));
  switch (view.prompt.moment) {
    case "command": return offers.find((offer) => keysIn(offer).some((key) => key.startsWith("ccgw-command-attack-")));
    case "orders": return foot ?? hexes[0] ?? button(offers, "done");
    default: return button(offers, "pass", "done", "draw", "tokens") ?? offers[0];
  }
}

const attacks = (cards) => cards.some((card) => /-command-attack-(left|right|centre)$/.test(card));

test("an own turn in the game of Command cards", async () => {
  const person = await sitsDown("ccgw", attacks);
  const begun = person.clicks;
  let first = 0;
  let ordered = 0;
  let moved = new Set();
  for (;;) {
    const { view, seq } = await person.look();
    const { offers } = view;
    if (view.prompt.moment === "command" && person.clicks > begun) break;
    const step = offers.find((offer) => isStep(offer) && !moved.has(offer.click[0].hex));
    if (view.prompt.moment === "movement" && step) {
      const from = step.click[0].hex;
      const took = await person.moves(from, 2, offers);
      if (!first) {
        first = person.clicks;
        // What comes before it are the orders, each a decision.
        row("first own move, ccgw", first, 9);
        row("a move of two hexes, ccgw", took, 2);
      }
      moved = new Set([...moved, ...(await person.look()).view.pieces.filter((piece) => !offers.some((offer) => isStep(offer) && offer.click[0].hex === piece.place)).map((piece) => piece.place)]);
      continue;
    }
    if (view.prompt.moment === "movement" && moved.size === 0) assert.fail("nobody can move");
    const command = view.prompt.moment === "command" && commands(view, offers);
    if (command && (await person.plays(command, () => true))) continue;
    const ends = ["draw", "tokens"].some((action) => button(offers, action));
    await person.does(commands(view, offers));
    if (view.prompt.moment === "orders" && !ordered) row("first order given, ccgw", (ordered = person.clicks), 5);
    if (ends) break;
    assert.ok(seq < 400, "the turn has no end");
  }
  row("a turn with three units moved, ccgw", person.clicks - begun, 16);
  await person.page.context().close();
});

/** What somebody who wants to move with an Order answers. */
function ordersOf(view, offers) {
  const move = offers.find((offer) => offer.action.startsWith("play ") && keysIn(offer).some((key) => /-order-move$/.test(key)));
  switch (view.prompt.moment) {
    case "orders": return move ?? offers.find((offer) => offer.action.startsWith("discard ")) ?? button(offers, "done");
    case "activate": return button(offers, "done") ?? offers.find((offer) => /squad|section|rifle|infant/i.test(JSON.stringify(offer.text))) ?? offers[0];
    default: return button(offers, "pass", "done") ?? offers[0];
  }
}

/** Whether an offer is about a Leader. */
const leads = (view, offer) => view.pieces.find((piece) => piece.id === offer.piece)?.values.figures === 1;

for (const system of ["cce", "gwc"]) {
  test(`a set-up is accepted in ${system}`, async () => {
    const person = await sitsDown(system);
    row(`a set-up, ${system}`, await person.setsUp(), 2);
    await person.page.context().close();
  });

  test(`the first own move in ${system}`, async () => {
    const person = await sitsDown(system, undefined, true);
    // Turns in which nobody holds a Move are luck, and so is what the other side does first: that is played, not counted.
    let unlucky = false;
    for (;;) {
      const { view, seq, asked } = await person.look();
      const { offers } = view;
      const steps = offers.filter(isStep);
      if (view.prompt.moment === "move" && steps.length) {
        const took = await person.moves(steps[0].click[0].hex, 3, offers);
        if (system === "cce") row("a move of three hexes, cce", took, 2);
        break;
      }
      const before = person.clicks;
      const answer = ordersOf(view, offers);
      if (view.prompt.moment === "orders") unlucky = !answer.action.startsWith("play ");
      const led = (offer) => leads(view, offer);
      const at = view.prompt.moment === "orders" && answer.action.startsWith("play ") && (await person.plays(answer, (offer) => !led(offer)));
      if (!at) await person.does(answer);
      if (unlucky || asked.window || !["orders", "activate"].includes(view.prompt.moment)) person.clicks = before;
      assert.ok(seq < 2000, "nobody ever moves");
    }
    row(`first own move, ${system}`, person.clicks, 5);
    await person.page.context().close();
  });
}

/** What somebody answers who fires at all that moves. */
function fires(view, offers) {
  const of = (start) => offers.find((offer) => offer.action.startsWith(start));
  return of("fire ") ?? of("unit ") ?? button(offers, "all", "done") ?? offers[0];
}

test("an Op Fire in cce", async () => {
  const person = await sitsDown("cce");
  await person.setsUp();
  const moments = new Set(["entered", "activate-op-fire", "fire-group"]);
  for (;;) {
    const { view, asked, seq } = await person.look();
    const { offers } = view;
    const card = asked.window && offers.find((offer) => offer.action.startsWith("op-fire "));
    if (!card) {
      await person.does(ordersOf(view, offers));
      assert.ok(seq < 3000, "nobody ever moves before a gun");
      continue;
    }
    const before = person.clicks;
    const best = person.page.locator('[data-do="react-0"]');
    if (!counts) {
      await best.waitFor();
      await person.press(best);
      await person.done(seq);
    } else {
      await person.does(card);
      for (let fired = false; !fired;) {
        const now = await person.look();
        if (!now || now.asked.seat !== now.you || !moments.has(now.view.prompt.moment)) break;
        const answer = fires(now.view, now.view.offers);
        fired = now.view.prompt.moment === "fire-group" && !answer.action.startsWith("join ");
        await person.does(answer);
      }
    }
    row("an Op Fire, cce", person.clicks - before, 2);
    break;
  }
  await person.page.context().close();
});

const orderOf = (offers, name) => offers.find((offer) => offer.action.startsWith("play ") && keysIn(offer).includes(`cce-order-${name}`));

/** Plays by the API, where nothing is counted, until somebody holds an Order that a Leader can be given; nobody if it does not come. */
async function holds(name) {
  const match = await server.open([{ by: "here" }, { by: "machine", level: "recruit" }], "1", "cce");
  const [token] = match.tokens;
  const at = `/api/matches/${match.id}`;
  for (let acts = 0; acts < 400; acts++) {
    const { view, asked, seq, over } = await server.api(at, { token });
    if (over) return null;
    if (asked.seat !== 0) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    const card = view.prompt.moment === "orders" && orderOf(view.offers, name);
    const after = card ? (await server.api(`${at}/after?${new URLSearchParams({ action: card.action })}`, { token })).offers : [];
    if (after.some((offer) => leads(view, offer))) return match;
    const plan = asked.set_up ? await server.api(`${at}/setup`, { token, json: { seq, want: [], fill: true } }) : null;
    const [action, ...then] = plan ? plan.steps.map((step) => step.action) : [ordersOf(view, view.offers).action];
    await server.api(`${at}/actions`, { token, json: { seq, action, then } });
  }
  return null;
}

/** Gives an Order to a Leader and all who follow him; whether at least so many do. */
async function led(person, name, many) {
  const { view } = await person.look();
  if (!(await person.plays(orderOf(view.offers, name), (offer) => leads(view, offer)))) return false;
  const { view: now } = await person.look();
  if (now.prompt.moment !== "activate") return false;
  const follow = now.offers.filter((offer) => offer.piece !== undefined && !leads(now, offer));
  const all = now.offers.find((offer) => offer.verb === "all");
  if (all) await person.does(all);
  const { view: then } = await person.look();
  if (then.prompt.moment === "activate") await person.does(button(then.offers, "done") ?? then.offers[0]);
  return !!all && follow.length >= many;
}

/** What ends the step. */
const ends = (offers) => ["end", "done"].map((verb) => offers.find((offer) => offer.verb === verb)).find(Boolean) ?? button(offers, "done") ?? offers[0];

/** Moves three of them; whether it could. */
async function movesThree(person) {
  const gone = new Set();
  for (;;) {
    const { view, asked } = await person.look();
    if (asked.window) {
      await unseen(person, view);
      continue;
    }
    if (view.prompt.moment !== "move") return gone.size >= 3;
    const steps = view.offers.filter((offer) => isStep(offer) && !gone.has(offer.piece) && !leads(view, offer));
    // One who stands alone: there is no menu.
    const alone = (offer) => view.pieces.filter((piece) => piece.place === offer.click[0].hex).length;
    const [next] = steps.sort((a, b) => alone(a) - alone(b));
    if (gone.size >= 3 || !next) {
      await person.does(ends(view.offers));
      continue;
    }
    await person.moves(next.click[0].hex, 2, [next]);
    gone.add(next.piece);
  }
}

/** What the other side brings about is not counted. */
async function unseen(person, view) {
  const before = person.clicks;
  await person.does(ordersOf(view, view.offers));
  person.clicks = before;
}

/** Fires a group as the page offers it; whether it was one. */
async function firesGroup(person) {
  let group = false;
  for (;;) {
    const { view, asked } = await person.look();
    const { moment } = view.prompt;
    if (asked.window) {
      await unseen(person, view);
      continue;
    }
    if (!["fire", "fire-group"].includes(moment)) return group;
    const joins = view.offers.filter((offer) => offer.action.startsWith("join "));
    const all = view.offers.find((offer) => offer.verb === "all");
    group ||= moment === "fire-group" && joins.length > 0 && !!all;
    const target = view.offers.find((offer) => offer.action.startsWith("fire "));
    // After the first attack of the group the Order is at its end.
    if (moment === "fire" && (group || !target)) await person.does(ends(view.offers));
    else if (moment === "fire") await person.aimsAt(target);
    else await person.does(all ?? ends(view.offers));
  }
}

/** How many clicks an Order to a group takes, once luck has given one. */
async function ordersGroup(name, many, carriesOut) {
  for (let tries = 0; tries < 30; tries++) {
    const match = await holds(name);
    if (!match) continue;
    const page = await visit(browser, server);
    const person = Object.assign(new Person(page), { id: match.id, token: match.tokens[0] });
    await page.go(match.path);
    const group = await led(person, name, many);
    const done = group && (await carriesOut(person));
    await page.context().close();
    if (done) return person.clicks;
  }
  return assert.fail(`nobody gives the Order to ${name} to a group`);
}

test("a turn of cce with a Move of three squads and a Fire of a group", { timeout: 400_000 }, async () => {
  const move = await ordersGroup("move", 3, movesThree);
  const fire = await ordersGroup("fire", 2, firesGroup);
  // Who shares a hex is named besides, and who still could go farther is stopped: that is luck.
  row("a Move of three squads, cce", move);
  row("a Fire of a group, cce", fire);
  // The end of the turn is one more.
  row("a turn with a Move of three squads and a Fire of a group, cce", move + fire + 1, 25);
});
