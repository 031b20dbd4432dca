// What the tests in a browser share: the program on a free port, a browser, a page that keeps a list of what went
// wrong on it, matches by the API, and a hand that clicks what is marked.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { chromium } from "playwright-core";

/** How long a page may take for anything, in milliseconds: machines that test are slow. */
export const PATIENCE = 20_000;

/** So many presses may be lost in a game. */
const LOST = 2;

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Starts the program with a data folder of its own. One per test file: it ends with the file.
 * @param {{ content?: string, seed?: number | null, warm?: boolean }} [how] a folder of content files that stand in for those of the program; the number
 * that the dice and hands of its first match come from, those of the next from the next, or null where they are drawn as for people;
 * whether it has the worked cases of the rules, and draws small pictures before they are asked for, which takes it a while
 */
export async function start({ content, seed = 1, warm = false } = {}) {
  const program = process.env.GROGNARD;
  assert.ok(program, "GROGNARD says where the program is: run cargo xtask browser");
  const data = await mkdtemp(join(tmpdir(), "grognard-"));
  const known = seed === null || process.env.CLICKS === "count" ? [] : ["--rehearsal-seed", String(seed)];
  const server = await serve(program, data, [...(content ? ["--content", content] : []), ...known, ...(warm ? [] : ["--cold"])]);
  after(async () => {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  });
  return server;
}

/** @param {string} program @param {string} data @param {string[]} more */
async function serve(program, data, more) {
  const child = spawn(program, ["serve", "--no-open", "--port", "0", "--data", data, ...more], { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise((done) => child.once("exit", done));
  let told = "";
  const address = await new Promise((found, failed) => {
    const listen = (/** @type {Buffer} */ part) => {
      told += part.toString();
      const match = /(http:\/\/127\.0\.0\.1:\d+)\/\s/.exec(told);
      if (match) found(match);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("exit", (code) => failed(new Error(`the program ended with ${code}: ${told}`)));
    setTimeout(() => failed(new Error(`the program tells no address: ${told}`)), PATIENCE).unref();
  });
  const server = {
    url: address[1],
    owner: (await readFile(join(data, "owner"), "utf8")).trim(),
    program,
    data,
    /** What the program has written so far. */
    told: () => told,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
    /** A request by the API; anything but success throws. */
    api: async (path, { token = server.owner, json, method = json ? "POST" : "GET" } = {}) => {
      const headers = { authorization: `Bearer ${token}`, ...(json && { "content-type": "application/json" }) };
      const answer = await fetch(server.url + path, { method, headers, body: json && JSON.stringify(json) });
      const body = await answer.text();
      assert.ok(answer.ok, `${method} ${path}: ${answer.status} ${body.slice(0, 300)}`);
      return JSON.parse(body);
    },
    /** Opens a match: `{ id, tokens, invites, path }`, the path with every token that is ours. Unless `come` is false, the seats far away are taken. */
    open: async (seats, scenario = "1", system = "ccgw", { come = true, seed = undefined } = {}) => {
      const made = await server.api("/api/matches", { json: { system, scenario, seats, ...(seed === undefined ? {} : { seed }) } });
      const invites = made.seats.map((seat) => seat.invite ?? null);
      const claim = "AAAAAAAAAAAAAAAAAAAAAAAA";
      const take = (token) => server.api(`/api/matches/${made.id}/take`, { token, json: { claim } });
      const tokens = [];
      for (const seat of made.seats) tokens.push(seat.token ?? (seat.invite && come ? (await take(seat.invite)).token : null));
      return { id: made.id, tokens, invites, path: `/match/${made.id}#t=${tokens.filter(Boolean).join(",")}` };
    },
  };
  return server;
}

/** A browser for this file. */
export async function browse() {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
  after(() => browser.close());
  return browser;
}

/**
 * A page of its own context, so with nothing kept from another. `problems` collects what a page must never have:
 * errors on the console, refused scripts or styles, requests that fail or leave the machine.
 */
export async function visit(browser, server, options = {}) {
  const { lang = "en", theme = "light", width = 1280, height = 800, pace = "0", owner = true, touch = false } = options;
  const kept = { "grognard.lang": lang, "grognard.theme": theme, "grognard.pace": pace };
  if (owner) kept["grognard.owner"] = server.owner;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    reducedMotion: "reduce",
  });
  // Kept once, before the first page reads it: what a page changes later stays.
  await context.addInitScript(([url, values]) => {
    if (location.origin !== url || localStorage.getItem("tests")) return;
    localStorage.setItem("tests", "begun");
    for (const [name, value] of values) localStorage.setItem(name, value);
  }, /** @type {[string, [string, string][]]} */ ([server.url, Object.entries(kept)]));
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const problems = [];
  const expected = options.expected ?? (() => false);
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !expected(message.text())) {
      problems.push(`${message.type()}: ${message.text()} ${message.location().url}`);
    }
  });
  page.on("pageerror", (error) => problems.push(`thrown: ${error.stack ?? error.message}`));
  page.on("request", (request) => {
    const own = request.url().startsWith(server.url) || /^(data|blob|file):/.test(request.url());
    if (!own) problems.push(`leaves the machine: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !expected(`${response.status()} ${response.url()}`)) {
      problems.push(`${response.status()} ${response.request().method()} ${response.url()}`);
    }
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(`refused by the policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ""}`);
    });
  });
  return Object.assign(page, { problems, go: (path) => page.goto(server.url + path) });
}

/** Runs in the page: what it says of itself, and everything that is marked as clickable now. */
function lookAround() {
  const { state, seq } = /** @type {HTMLElement | null} */ (document.querySelector("#main"))?.dataset ?? {};
  const seen = (/** @type {Element} */ node) => node.getClientRects().length > 0 && !(node instanceof HTMLButtonElement && node.disabled);
  // Where a menu is open, it is what can be clicked.
  const menu = [...document.querySelectorAll(".pop.why .choice")].filter(seen).map((_, choice) => ({ choice }));
  const all = document.querySelectorAll(".board [data-hex][data-mark], .hand [data-card][data-mark], .prompt button[data-action]");
  const marked = [...all].filter(seen).map((node) => {
    const { hex, card, action, mark } = /** @type {HTMLElement} */ (node).dataset;
    return { hex, card, action, mark };
  });
  const said = document.querySelector("#prompt")?.textContent;
  // Where one can go is being asked for: there will be more to click.
  const waits = !!document.querySelector("#main[data-ways-wait]");
  return { state: state ?? "loading", seq: Number(seq ?? -1), said, waits, marked: menu.length ? menu : marked };
}

/**
 * What the match page says of itself: `asked`, `waiting` (for another), `busy` (an action is on its way), `showing` (the
 * moves of others), `past`, `pass` and `handover` (the screen goes to another), `over`, `lost`; `loading` before that.
 */
export async function state(page) {
  const { state, seq } = await page.evaluate(lookAround);
  return { state, seq };
}

/** Everything that is marked as clickable now: a menu where one is open, or hexes, cards, buttons of the prompt. */
export async function marked(page) {
  return (await page.evaluate(lookAround)).marked;
}

/** Waits until the match page is in one of these states. */
export async function until(page, ...states) {
  return (await settled(page, (now) => states.includes(now.state), states.join(" or "))).state;
}

/** Waits until the page is as wanted; a page that has nothing marked while it asks is still drawing. */
async function settled(page, wanted, what, patience = PATIENCE * 3) {
  const limit = Date.now() + patience;
  for (;;) {
    const now = await page.evaluate(lookAround);
    if (wanted(now) && (now.state !== "asked" || (now.marked.length && !now.waits))) return now;
    if (Date.now() > limit) {
      const shot = join(tmpdir(), "grognard-stuck.png");
      await page.screenshot({ path: shot });
      const told = `${now.state} at ${now.seq}, ${JSON.stringify(now.marked).slice(0, 300)}`;
      assert.fail(`the page is ${told}: not ${what}; ${page.problems} (${shot})`);
    }
    await page.waitForTimeout(20);
  }
}

/** The selector of something marked. */
export function selector({ hex, card, action }) {
  const quote = (text) => JSON.stringify(text);
  if (action !== undefined) return `.prompt button[data-action=${quote(action)}]`;
  if (card !== undefined) return `.hand [data-card=${quote(card)}]`;
  return `.board [data-hex=${quote(hex)}]`;
}

/** Clicks something as a person does: where it is seen. */
export async function click(page, thing) {
  if (thing.choice !== undefined) return page.locator(".pop.why .choice").nth(thing.choice).click();
  if (thing.action !== undefined) return page.locator(selector(thing)).first().click();
  // What is drawn anew at this moment is there again in the next.
  let at = null;
  for (let looks = 0; looks < 100 && !at; looks++) {
    at = await page.evaluate(seenPart, { which: selector(thing), covered: thing.card !== undefined });
    if (!at) await page.waitForTimeout(20);
  }
  assert.ok(at, `${JSON.stringify(thing)} is seen`);
  return page.mouse.click(at.x, at.y);
}

/**
 * Runs in the page, in one go, so that nothing is drawn anew in between: a point of the thing. Cards lie over one another: of
 * what may be `covered`, a point that nothing else covers.
 */
function seenPart({ which, covered }) {
  const node = document.querySelector(which);
  if (!node) return null;
  if (!covered) {
    const { left, top, width, height } = node.getBoundingClientRect();
    return width && height ? { x: left + width / 2, y: top + height / 2 } : null;
  }
  node.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = node.getBoundingClientRect();
  for (const down of [0.15, 0.4, 0.7]) {
    for (let right = 0.06; right < 1; right += 0.08) {
      const [x, y] = [left + width * right, top + height * down];
      if (node.contains(document.elementFromPoint(x, y))) return { x, y };
    }
  }
  return null;
}

/** The same chances every time. */
export function chance(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Plays by clicking what is marked until `enough` says so or the match is over. What to click is chosen by chance, but
 * what is aimed at is mostly done, and attacks are liked; `brisk` leaves many things undone, so that a game ends sooner. A
 * person who takes the screen says so, unless `patient` says that it stays where it is. Returns the number of clicks.
 */
export async function play(page, { seed = 1, enough = () => false, patient = () => false, brisk = false, most = 5000 } = {}) {
  const next = chance(seed);
  const one = (list) => list[Math.floor(next() * list.length)];
  let before = "";
  let lost = 0;
  for (let clicks = 0; clicks < most; clicks++) {
    const open = ["asked", "over", "handover", "pass"];
    const anew = (/** @type {any} */ it) => open.includes(it.state) && JSON.stringify(it) !== before;
    // On a machine that has too much to do a press may be lost: nobody waits for ever, and it is pressed again.
    const patience = before && lost < LOST ? PATIENCE : undefined;
    const now = await settled(page, anew, `anything new after a click; before ${before.slice(0, 300)}`, patience).catch((error) => {
      if (patience === undefined || !/not anything new/.test(String(error))) throw error;
      lost += 1;
      return null;
    });
    if (!now) {
      before = "";
      continue;
    }
    before = "";
    if (now.state === "over") return clicks;
    if (now.state === "handover") await take(page);
    if (now.state === "pass" && (await patient())) return clicks;
    if (now.state === "pass") await pass(page);
    if (now.state !== "asked") continue;
    if (await enough(clicks)) return clicks;
    // Whoever was asked whether it is enough may have done something.
    if (JSON.stringify(await page.evaluate(lookAround)) !== JSON.stringify(now)) continue;
    const set = now.marked.filter((thing) => thing.action === "accept");
    const liked = set.length ? set : ["aimed", "target"].map((mark) => now.marked.filter((thing) => thing.mark === mark)).find((list) => list.length);
    const enders = now.marked.filter((thing) => ["pass", "done", "accept"].includes(thing.action));
    const list = liked && next() < 0.85 ? liked : brisk && enders.length && next() < 0.6 ? enders : now.marked;
    before = JSON.stringify(now);
    // What has just been drawn anew is looked for again, as a person would.
    await click(page, one(list)).catch((error) => {
      if (!/not attached|is seen/.test(String(error))) throw error;
      before = "";
    });
  }
  assert.fail(`no end after ${most} clicks`);
}

/** The match as the page asks its question now, or nothing once it is over. */
export async function settledOffers(page, server, id, token) {
  for (;;) {
    const now = await settled(page, (it) => ["asked", "over"].includes(it.state), "asked or over");
    if (now.state === "over") return null;
    const envelope = await server.api(`/api/matches/${id}`, { token });
    // What is set up is accepted as the machine has it.
    if (envelope.asked?.set_up) {
      await page.locator(selector({ action: "accept" })).click();
      await page.waitForFunction((was) => {
        const { seq, state: doing } = /** @type {HTMLElement} */ (document.querySelector("#main")).dataset;
        return Number(seq) !== was || doing === "handover";
      }, now.seq);
      continue;
    }
    if (envelope.seq === now.seq && envelope.view.offers.length) return envelope;
    await page.waitForTimeout(15);
  }
}

/** Does one offer by the clicks that make it: a button, or hexes, pieces and cards, one of a menu where several are meant. */
export async function doOffer(page, offer, pieces = []) {
  const { seq } = await state(page);
  const done = async () => {
    const now = await state(page);
    return now.seq !== seq || now.state === "busy" || now.state === "showing";
  };
  if (!offer.click.length) {
    const button = page.locator(selector({ action: offer.action }));
    if (offer.aside && !(await button.count())) await page.click('.prompt button[data-do="more"]');
    await button.first().click();
  }
  const things = offer.click.map((thing) => ({ ...thing, hex: thing.hex ?? thing.way?.hex ?? pieces.find((piece) => piece.id === thing.piece)?.place }));
  const goal = things.at(-1);
  for (const thing of things) {
    const last = thing === goal;
    // What is chosen already is not chosen again.
    if (!last && (await isChosen(page, thing, offer, goal))) continue;
    await click(page, thing);
    await oneOf(page, thing);
    const choice = page.locator(`.pop.why .choice[data-action=${JSON.stringify(offer.action)}]`);
    if (last && (await choice.count()) && (await choice.isVisible())) await choice.click();
    else if (last && !(await done())) await again(page, offer, done);
  }
  for (let waits = 0; waits < 400 && !(await done()); waits++) await page.waitForTimeout(10);
}

/** Whether the first clicks of an offer are done: who goes is chosen where his goals are marked. */
async function isChosen(page, thing, offer, goal) {
  const mark = (which) => page.locator(selector(which)).first().getAttribute("data-mark");
  const marks = await mark(thing);
  return marks === null || marks === "selected" || (offer.mark === "move" && thing.piece === undefined && goal.hex !== undefined && (await mark(goal)) === "move");
}

/** Where a press may be meant for one of several things in a hex, it is said for which. */
async function oneOf(page, thing) {
  const name = thing.piece !== undefined ? `piece:${thing.piece}` : thing.way ? `way:${thing.way.hex}:${thing.way.heading}` : `hex:${thing.hex}`;
  const meant = page.locator(`.pop.why .choice[data-of=${JSON.stringify(name)}]`);
  if ((await meant.count()) && (await meant.isVisible())) await meant.click();
}

/** What was only aimed at is done by the button of the prompt; what the clicks so far make is a button too. */
async function again(page, offer, done) {
  const button = page.locator(selector({ action: offer.action })).first();
  const more = page.locator('.prompt button[data-do="more"]');
  for (let waits = 0; waits < 100; waits++) {
    if (await done()) return;
    if (offer.aside && (await more.count())) await more.click({ timeout: 3000 }).catch(() => {});
    if ((await button.count()) && (await button.isEnabled())) return button.click({ timeout: 3000 }).catch(() => {});
    await page.waitForTimeout(10);
  }
}

/**
 * Plays a match by offers, each at the clicks that make it, until it is over; what of `wanted` was not told meanwhile, and how many clicks it took.
 * @param {object} how
 * @param {string} how.token of the seat that plays here
 * @param {Record<string, (text: any) => boolean>} how.wanted what must happen, with what is told when it does
 * @param {(view: any, missing: Set<string>) => any} how.choose the offer that is taken
 * @param {(view: any) => void | Promise<void>} [how.look] what is looked at before each
 */
export async function playOut(page, server, match, { token, wanted, choose, look = () => {}, most = 1500 }) {
  const missing = new Set(Object.keys(wanted));
  let heard = -1;
  await page.go(match.path);
  for (let clicks = 0; clicks < most; clicks++) {
    const now = await settledOffers(page, server, match.id, token);
    const told = await server.api(`/api/matches/${match.id}/positions?from=${heard + 1}`, { token });
    for (const position of told.filter((one) => one.number > heard)) {
      heard = position.number;
      for (const { text } of position.events) {
        for (const what of [...missing]) if (wanted[what](text)) missing.delete(what);
      }
    }
    if (!now) return { match, missing, clicks };
    await look(now.view);
    await doOffer(page, choose(now.view, missing), now.view.pieces);
  }
  return { match, missing, clicks: Infinity };
}

/** Covers the screen, if the page has not done so by itself meanwhile. */
export async function pass(page) {
  await page.click('#prompt [data-do="pass"]', { timeout: 1500 }).catch(() => {});
}

/** Takes the screen that is handed over. It may be on its way, or just taken. */
export async function take(page) {
  const button = page.locator('#handover [data-do="take"]:enabled');
  if (await button.count()) await button.click();
  else await page.waitForTimeout(20);
  await page.locator("#handover").waitFor({ state: "detached" });
}

/** Fails when anything went wrong on the page. */
export function assertQuiet(page) {
  assert.deepEqual(page.problems, []);
}

/** The question of the page is put in words, not in `keys`. @param {RegExp} keys */
export async function assertWords(page, keys) {
  assert.notEqual(await page.locator("#prompt h2").innerText(), "", "every question is put in words");
  assert.doesNotMatch(await page.locator("#prompt").innerText(), new RegExp(`${keys.source}|undefined|\\{`), "in words, not in keys");
}

/** What axe finds, in one line each. The policy of the page forbids a script tag, so it is run, not added. */
export async function judged(page) {
  await page.evaluate(await readFile(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8"));
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ")}`);
}
