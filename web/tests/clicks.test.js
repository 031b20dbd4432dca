// How many clicks and keys a person needs who knows the game. The table is printed at the end; what was counted with the
// program before moves were made by the goal stands beside it. An older program is counted, and nothing asserted, by
//   GROGNARD=path/of/the/older CLICKS=count node --test web/tests/clicks.test.js

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { browse, selector, start, state, visit } from "./lib.js";
import { Person, isStep } from "./person.js";

// With these hands everybody has a card with which a whole section attacks.
const server = await start({ seed: 18 });
const browser = await browse();
const counts = process.env.CLICKS === "count";

/** What was counted before, by row. Luck is worth one or two: a card that may be played besides, a reaction. */
const BEFORE = {
  "first own move, ccgw": 9,
  "first own move, cce": 23,
  "first own move, gwc": 22,
  "a move of two hexes, ccgw": 3,
  "a move of three hexes, cce": 3,
  "a turn with three units moved, ccgw, carried": 14,
  "a turn with three units moved, ccgw, clicked": 14,
  "a turn with three units moved, ccgw, clicked one by one": 14,
  "a set-up, cce": 13,
  "a set-up, gwc": 12,
  "an Op Fire, cce": 10,
  "a Move of three squads, cce": 17,
  "a Fire of a group, cce": 9,
  "a turn with a Move of three squads and a Fire of a group, cce": 27,
};

/** Rows that are counted: what it is, how many it took, how many it may take. */
const rows = [];
function row(name, took, most = Infinity) {
  rows.push({ name, before: BEFORE[name] ?? "", now: took, aim: Number.isFinite(most) ? most : "" });
  if (!counts) assert.ok(took <= most, `${name}: ${took} clicks, and ${most} are enough`);
}
after(() => console.table(rows));

const keysIn = (offer) => (offer.text.args ?? []).flatMap(([, arg]) => (arg.text ? [arg.text.key] : []));
const button = (offers, ...actions) => actions.map((action) => offers.find((offer) => offer.action === action)).find(Boolean);

/** A person at a new match of a system; where the cards are dealt before anything else, with what he wants in his hand. */
async function sitsDown(system, wants = () => true, placed = false) {
  for (let tries = 0; tries < 40; tries++) {
    const page = await visit(browser, server);
    const person = new Person(page, server);
    await person.begin(system, placed);
    const { view } = await server.api(`/api/matches/${person.id}`, { token: person.token });
    const cards = view.zones.filter((zone) => zone.kind === "hand").flatMap((zone) => zone.cards);
    if (wants(cards.map((card) => card.text.key))) return person;
    await page.context().close();
  }
  return assert.fail(`nobody holds what is wanted in ${system}`);
}

const attacks = (cards) => cards.some((card) => /-command-attack-(left|right|centre)$/.test(card));

/** Aims the card with which a section attacks; whom it could order, and what is answered before the first order. */
async function attacksWith(person) {
  const { view } = await person.look();
  for (const card of view.offers.filter((offer) => keysIn(offer).some((key) => /-command-attack-(left|right|centre)$/.test(key)))) {
    const orders = (await person.foreseen(card.action)).find(({ offers }) => offers.some((offer) => offer.action.startsWith("order ")));
    const units = (orders?.offers ?? []).filter((offer) => offer.action.startsWith("order "));
    const foot = units.filter((offer) => keysIn(offer).includes("ccgw-unit-infantry"));
    if (foot.length < 3) continue;
    await person.hit(card.click[0]);
    const [{ hex }] = foot[0].click;
    await person.page.locator(`${selector({ hex })}[data-mark]`).first().waitFor({ state: "attached" });
    return { hexes: foot.map((unit) => unit.click[0].hex), orders: foot.map((unit) => unit.action), first: [card.action, ...orders.first] };
  }
  return assert.fail("no section has three units to order");
}

/** Gives three units their orders and goals; who goes where. `one`: how one is given both, what was answered before him being known. */
async function orderThree(person, { hexes, orders, first }, one) {
  const goals = new Map();
  for (let i = 0; i < hexes.length && goals.size < 3; i++) {
    const full = new Set((await server.api(`/api/matches/${person.id}`, { token: person.token })).view.pieces.map((piece) => piece.place));
    const so = goals.size ? [orders[i]] : [...first, orders[i]];
    const goal = await person.goalOf(hexes[i], so, new Set([...full, ...goals.values()]));
    if (!goal) continue;
    const { seq } = await state(person.page);
    await one(hexes[i], goal, seq);
    goals.set(hexes[i], goal);
  }
  assert.equal(goals.size, 3, "three could be ordered and go");
  return goals;
}

/** Whether a hex is nearer to the rows of the other side. */
function ahead(view, from, to) {
  const side = view.sides.find((one) => one.seat === 0).name;
  const row = (hex) => Number(/\d+/.exec(hex));
  const rows = view.pieces.filter((piece) => piece.side && piece.side !== side).map((piece) => row(piece.place));
  const middle = rows.reduce((sum, one) => sum + one, 0) / rows.length;
  return Math.abs(middle - row(to)) < Math.abs(middle - row(from));
}

/** The same, forward, by the goals alone where nobody else could be sent there: else who goes is clicked first. */
async function orderByGoals(person, { first }, one) {
  const goals = new Map();
  while (goals.size < 3) {
    const { view } = await person.look();
    const card = goals.size ? [] : first;
    const offers = card.length ? (await person.foreseen(card[0])).find((later) => later.first.length === card.length - 1).offers : view.offers;
    const picks = offers.filter((offer) => offer.action.startsWith("order ") && offer.click.length);
    const reach = await Promise.all(picks.map(async (offer) => ({ from: offer.click[0].hex, ways: await person.goalsOf(offer.click[0].hex, [...card, offer.action]) })));
    const taken = new Set([...view.pieces.map((piece) => piece.place), ...goals.values()]);
    const sends = reach.flatMap(({ from, ways }) => ways.filter((way) => !taken.has(way.to) && ahead(view, from, way.to)).map(({ to }) => ({ from, to, alone: reach.filter((other) => other.ways.some((way) => way.to === to)).length === 1 })));
    const send = sends.find(({ alone }) => alone) ?? sends[0];
    assert.ok(send, "three could be ordered and go");
    await one(send, (await state(person.page)).seq);
    goals.set(send.from, send.to);
  }
  return goals;
}

/** Waits until all who were ordered have gone to their goals. */
async function gone(person, pieces, goals) {
  const there = async () => {
    const { view } = await server.api(`/api/matches/${person.id}`, { token: person.token });
    return [...goals].every(([from, to]) => view.pieces.find((piece) => piece.id === pieces.get(from))?.place === to);
  };
  for (const limit = Date.now() + 20_000; !(await there());) {
    assert.ok(Date.now() < limit, "all three go to their goals");
    await person.page.waitForTimeout(20);
  }
}

/** Ends the turn: whoever could fight does not, and a card is drawn or tokens are taken. */
async function endsTurn(person) {
  for (;;) {
    const { view: { offers } } = await person.look();
    const ends = button(offers, "draw", "tokens");
    await person.does(ends ?? button(offers, "pass", "done") ?? offers[0]);
    if (ends) return;
  }
}

/** How somebody gives three units their orders and goals: where each goes. */
const HOW = {
  carried: (person, card) => orderThree(person, card, async (from, goal, seq) => {
    await person.carries(from, goal);
    await person.done(seq);
  }),
  clicked: (person, card) => orderByGoals(person, card, async ({ from, to, alone }, seq) => {
    if (alone) await person.sends(to);
    else await orders(person, from, to, seq);
    await person.done(seq);
  }),
  "clicked one by one": (person, card) => orderThree(person, card, (from, goal, seq) => orders(person, from, goal, seq)),
};

/** Clicks who goes, and his goal. */
async function orders(person, from, goal, seq) {
  await person.hit({ hex: from });
  await person.done(seq);
  person.ordered ||= person.clicks;
  await person.page.locator(`${selector({ hex: goal })}[data-mark="move"]`).waitFor({ state: "attached" });
  await person.hit({ hex: goal });
}

const MOST = { carried: 5, clicked: 7, "clicked one by one": 8 };

for (const [how, gives] of Object.entries(HOW)) {
  test(`an own turn in the game of Command cards, three units being ${how}`, async () => {
    const person = await sitsDown("ccgw", attacks);
    const begun = person.clicks;
    const { view } = await person.look();
    const pieces = new Map(view.pieces.map((piece) => [piece.place, piece.id]));
    const goals = await gives(person, await attacksWith(person));
    await gone(person, pieces, goals);
    row(`first own move, ccgw, three ordered and ${how}`, person.clicks, MOST[how]);
    if (person.ordered) row("first order given, ccgw", person.ordered, 3);
    await endsTurn(person);
    row(`a turn with three units moved, ccgw, ${how}`, person.clicks - begun, MOST[how]);
    await person.page.context().close();
  });
}

test("the first own move in the game of Command cards", async () => {
  const person = await sitsDown("ccgw", attacks);
  const { view } = await person.look();
  const pieces = new Map(view.pieces.map((piece) => [piece.place, piece.id]));
  const { hexes, orders, first } = await attacksWith(person);
  const { seq } = await state(person.page);
  await person.hit({ hex: hexes[0] });
  await person.done(seq);
  const goal = await person.goalOf(hexes[0], [""], new Set(pieces.keys()));
  assert.ok(goal, `${orders[0]} after ${first} leads somewhere`);
  const before = person.clicks;
  await person.page.locator(`${selector({ hex: goal })}[data-mark="move"]`).waitFor({ state: "attached" });
  await person.hit({ hex: goal });
  // No more orders are given: it goes.
  await person.press(person.page.locator('.prompt button[data-verb="end"]'));
  await gone(person, pieces, new Map([[hexes[0], goal]]));
  row("first own move, ccgw", person.clicks, 5);
  row("a move of two hexes, ccgw", person.clicks - before, 2);
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
    const after = card && !counts ? (await server.api(`${at}/after?${new URLSearchParams({ action: card.action })}`, { token })).offers : [];
    // An older program does not look ahead: it is tried.
    if (after.some((offer) => leads(view, offer)) || (card && counts)) return match;
    const plan = asked.set_up ? await server.api(`${at}/setup`, { token, json: { seq, want: [], fill: true } }) : null;
    const [action, ...then] = plan ? plan.steps.map((step) => step.action) : [(view.prompt.moment === "setup" ? spread(view) : ordersOf(view, view.offers)).action];
    await server.api(`${at}/actions`, { token, json: { seq, action, ...(then.length ? { then } : {}) } });
  }
  return null;
}

/** Where the next one is set up who is set up one by one: alone in his hex, and near the others. */
function spread({ offers, pieces }) {
  const at = (hex) => [hex.charCodeAt(0), Number(hex.slice(1))];
  const far = (a, b) => at(a).reduce((sum, one, i) => sum + Math.abs(one - at(b)[i]), 0);
  const side = pieces.find((piece) => piece.id === offers[0].piece)?.side;
  const own = pieces.filter((piece) => piece.side === side && /^[A-Z]\d+$/.test(piece.place)).map((piece) => piece.place);
  const worth = (hex) => (own.includes(hex) ? 1000 : 0) + own.reduce((sum, one) => sum + far(hex, one), 0);
  const placed = offers.filter((offer) => offer.click.at(-1)?.hex);
  return placed.sort((a, b) => worth(a.click.at(-1).hex) - worth(b.click.at(-1).hex))[0] ?? offers[0];
}

/** What makes all do it who can. */
const everybody = (offers) => offers.find((offer) => offer.verb === "all") ?? button(offers, "all");

/** Gives an Order to a Leader and all who follow him; whether at least so many do. */
async function led(person, name, many) {
  const { view } = await person.look();
  const card = orderOf(view.offers, name);
  if (counts) {
    await person.does(card);
    const { view: then } = await person.look();
    const leader = then.prompt.moment === "activate" && then.offers.find((offer) => leads(then, offer));
    if (!leader) return false;
    await person.does(leader);
  } else if (!(await person.plays(card, (offer) => leads(view, offer)))) return false;
  const { view: now } = await person.look();
  if (now.prompt.moment !== "activate") return false;
  const follow = now.offers.filter((offer) => offer.piece !== undefined && !leads(now, offer));
  const all = everybody(now.offers);
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
  let taken = null;
  for (;;) {
    const { view, asked } = await person.look();
    if (asked.window) {
      await unseen(person, view);
      continue;
    }
    if (view.prompt.moment !== "move") return gone.size >= 3;
    const steps = view.offers.filter((offer) => isStep(offer) && !gone.has(offer.piece) && !leads(view, offer));
    // Who was clicked already, else one who stands alone: there is no menu.
    const alone = (offer) => (offer.click[0].hex === taken ? 0 : view.pieces.filter((piece) => piece.place === offer.click[0].hex).length);
    const [next] = steps.sort((a, b) => alone(a) - alone(b));
    taken = gone.size < 3 && !next ? await takesNext(person, view, gone) : null;
    if (taken) continue;
    if (gone.size >= 3 || !next) {
      await person.does(ends(view.offers));
      continue;
    }
    await person.moves(next.click[0].hex, 2, [next]);
    gone.add(next.piece);
  }
}

/** Takes up the next one while another is on his way, who stops; where he stands. */
async function takesNext(person, view, gone) {
  const hexes = await person.page.locator('.board [data-hex][data-mark="pick"]').evaluateAll((nodes) => nodes.map((node) => node.getAttribute("data-hex")));
  const next = counts ? undefined : view.pieces.find((piece) => hexes.includes(piece.place) && piece.values.figures > 1 && !gone.has(piece.id));
  if (!next) return null;
  const { seq } = await state(person.page);
  await person.hit({ hex: next.place });
  await person.done(seq);
  return next.place;
}

/** What the other side brings about is not counted. */
async function unseen(person, view) {
  const before = person.clicks;
  await person.does(ordersOf(view, view.offers));
  person.clicks = before;
}

/** Fires a group as the page offers it; whether it was one. An older program knows no whole fire. */
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
    const all = everybody(view.offers);
    group ||= moment === "fire-group" && joins.length > 0 && !!all;
    const target = view.offers.find((offer) => offer.action.startsWith("fire "));
    // After the first attack of the group the Order is at its end.
    if (moment === "fire" && (group || !target)) await person.does(ends(view.offers));
    else if (moment === "fire") await person.aimsAt(target);
    else await person.does(all ?? ends(view.offers));
  }
}

/** Gives the Order to fire as a whole, by the card and the best that can be done with it; whether several fired. */
async function firesWhole(person) {
  const { view, seq } = await person.look();
  const card = orderOf(view.offers, "fire");
  const { reactions } = await server.api(`/api/matches/${person.id}/reactions?${new URLSearchParams({ action: card.action })}`, { token: person.token });
  const joined = reactions[0]?.actions.filter((action) => /^(join |all$)/.test(action)).length;
  if (!joined) return false;
  await person.hit(card.click[0]);
  await person.press(person.page.locator('[data-do="react-0"]'));
  await person.done(seq);
  for (;;) {
    const now = await person.look();
    if (now.asked.window) await unseen(person, now.view);
    else if (["fire", "fire-group"].includes(now.view.prompt.moment)) await person.does(ends(now.view.offers));
    else return true;
  }
}

/** How many clicks an Order to a group takes, once luck has given one. */
async function ordersGroup(name, carriesOut) {
  for (let tries = 0; tries < 30; tries++) {
    const match = await holds(name);
    if (!match) continue;
    const page = await visit(browser, server);
    const person = Object.assign(new Person(page, server), { id: match.id, token: match.tokens[0] });
    await page.go(match.path);
    const done = await carriesOut(person);
    await page.context().close();
    if (done) return person.clicks;
  }
  return assert.fail(`nobody gives the Order to ${name} to a group`);
}

test("a turn of cce with a Move of three squads and a Fire of a group", { timeout: 400_000 }, async () => {
  const move = await ordersGroup("move", async (person) => (await led(person, "move", 3)) && movesThree(person));
  const fire = await ordersGroup("fire", counts ? async (person) => (await led(person, "fire", 2)) && firesGroup(person) : firesWhole);
  // Who shares a hex is named besides, and who still could go farther is stopped: that is luck.
  row("a Move of three squads, cce", move);
  row("a Fire of a group, cce", fire);
  // The end of the turn is one more.
  row("a turn with a Move of three squads and a Fire of a group, cce", move + fire + 1, 14);
});
