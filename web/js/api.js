// @ts-check
// Speaking with the server: JSON with a token, errors with a type, the stream of a match.
/** @import { About, Art, Case, CaseName, Click, Course, Envelope, Level, MapInfo, Odds, Offer, Opened, Position, Refusal, Rule, Seat, SeatOrder, SetUpPlan, SightView, Summary, SystemInfo, View, Way } from "./types.js" */

/** The server answered, and the answer is no. */
export class ApiError extends Error {
  /** @param {number} status @param {any} body */
  constructor(status, body) {
    super(body?.message ?? `${status}`);
    this.name = "ApiError";
    this.status = status;
    /** The kebab-case code. @type {string} */
    this.code = body?.error ?? "unknown";
    /** All that the server said. @type {any} */
    this.body = body ?? {};
  }
}

/** The server did not answer: nothing is known about what it did. */
export class LineLost extends Error {
  /** @param {unknown} cause */
  constructor(cause) {
    super("the server does not answer", { cause });
    this.name = "LineLost";
  }
}

/** Told to the window when an answer says that nothing could be written. */
export const UNWRITTEN = "grognard:unwritten";

/** @typedef {{ token?: string | null, signal?: AbortSignal, method?: string, json?: unknown, text?: string, headers?: Record<string, string> }} Ask */

/** One request, its answer raw. @param {string} path @param {Ask} [ask] @returns {Promise<Response>} */
export async function send(path, ask = {}) {
  /** @type {Record<string, string>} */
  const headers = { ...ask.headers };
  if (ask.token) headers.authorization = `Bearer ${ask.token}`;
  if (ask.json !== undefined) headers["content-type"] = "application/json";
  else if (ask.text !== undefined) headers["content-type"] = "text/plain; charset=utf-8";
  let answer;
  try {
    answer = await fetch(path, {
      method: ask.method ?? (ask.json === undefined && ask.text === undefined ? "GET" : "POST"),
      headers,
      body: ask.json !== undefined ? JSON.stringify(ask.json) : ask.text,
      signal: ask.signal,
      cache: "no-cache",
    });
  } catch (error) {
    if (ask.signal?.aborted) throw error;
    throw new LineLost(error);
  }
  if (!answer.ok) {
    if (answer.status === 503) window.dispatchEvent(new CustomEvent(UNWRITTEN));
    if (answer.status === 502 || answer.status === 503 || answer.status === 504) throw new LineLost(answer.status);
    throw new ApiError(answer.status, await answer.json().catch(() => null));
  }
  return answer;
}

/** One request, its answer as JSON. @param {string} path @param {Ask} [ask] @returns {Promise<any>} */
export async function ask(path, ask = {}) {
  const answer = await send(path, ask);
  try {
    return await answer.json();
  } catch (error) {
    if (ask.signal?.aborted) throw error;
    throw new LineLost(error);
  }
}

const at = encodeURIComponent;

/** @returns {Promise<SystemInfo[]>} */
export const systems = () => ask("/api/systems");
/** Whether the server can write, and whether nobody but its own machine can reach it. @returns {Promise<{ writes: boolean, private: boolean }>} */
export const health = () => ask("/api/health");
/** @returns {Promise<Level[]>} */
export const levels = () => ask("/api/levels");
/** @param {string} system @param {string} map @returns {Promise<MapInfo>} */
export const mapInfo = (system, map) => ask(`/api/systems/${at(system)}/maps/${at(map)}`);
/** @param {string} system @returns {Promise<Rule[]>} */
export const rules = (system) => ask(`/api/systems/${at(system)}/rules`);
/** @param {string} system @param {string} rule @returns {Promise<CaseName[]>} */
export const casesOf = (system, rule) => ask(`/api/systems/${at(system)}/rules/${at(rule)}/cases`);
/** @param {string} system @param {CaseName} one @returns {Promise<Case>} */
export const caseOf = (system, one) => ask(`/api/systems/${at(system)}/cases?file=${at(one.file)}&name=${at(one.name)}`);

/** The owner's key for a code that works once. @param {string} code @returns {Promise<{ key: string }>} */
export const redeem = (code) => ask("/api/owner", { json: { code } });
/** A game on one page. @param {string} system @returns {Promise<import("./wire.js").QuickCard>} */
export const quick = (system) => ask(`/api/systems/${at(system)}/quick`);
/** Begins a lesson, or takes it up at a step. @param {string} system @param {string} lesson @param {{ step: number, moves: string[] }} place
 * @returns {Promise<import("./wire.js").LessonBegun>} */
export const openLesson = (system, lesson, place) => ask(`/api/systems/${at(system)}/lessons/${at(lesson)}`, { json: place });
/** @param {string | null} token the owner's key
 * @param {{ system: string, scenario: string, seats: SeatOrder[], options?: Record<string, string>, after?: { match: string, token: string, position: number } }} wish @returns {Promise<Opened>} */
export const openMatch = (token, wish) => ask("/api/matches", { token, json: wish });
/** So many matches, or seats, are told of at a time. */
export const LISTED = 500;
/** The matches of this server, for its owner: those that run, then the newest. @param {string} token @param {number} [skip] how many to leave out @returns {Promise<Summary[]>} */
export const ownersMatches = (token, skip = 0) => ask(`/api/matches${skip ? `?skip=${skip}` : ""}`, { token });
/** Deletes a match for ever, for the owner. @param {string} id @param {string} token @returns {Promise<Response>} */
export const deleteMatch = (id, token) => send(`/api/matches/${at(id)}`, { token, method: "DELETE" });
/** The matches behind these tokens; wrong ones are left out. @param {{ match: string, token: string }[]} tokens @returns {Promise<Summary[]>} */
export const matchesOf = (tokens) => ask("/api/seats", { json: { tokens } });
/** Opens a journal to look at. @param {string | null} token @param {string} text @returns {Promise<{ id: string, token: string }>} */
export const openJournal = (token, text) => ask("/api/journals", { token, text });

/** One match, seen with one token. @param {string} id @param {string | null} token */
export function match(id, token) {
  const path = `/api/matches/${at(id)}`;
  return {
    id,
    token,
    /** @param {AbortSignal} [signal] @returns {Promise<Envelope>} */
    envelope: (signal) => ask(path, { token, signal }),
    /** Takes the seat of the invitation that is the token; the same claim may be sent again. @param {string} claim @returns {Promise<{ seat: Seat, token: string }>} */
    take: (claim) => ask(`${path}/take`, { token, json: { claim } }),
    /** @param {AbortSignal} [signal] @returns {Promise<{ seq: number, offers: Offer[] }>} */
    actions: (signal) => ask(`${path}/actions`, { token, signal }),
    /** What is then seen. May be sent again with the same number: it is done once. @param {number} seq @param {string} action
     * @param {string[]} [then] what to do next, as long as nothing comes between @returns {Promise<Envelope>} */
    act: (seq, action, then = []) => ask(`${path}/actions`, { token, json: { seq, action, ...(then.length ? { then } : {}) } }),
    /** What is then seen. @param {number} seq @returns {Promise<Envelope>} */
    undo: (seq) => ask(`${path}/undo`, { token, json: { seq } }),
    /** Gives the match up; what is then seen. @param {number} seq @returns {Promise<Envelope>} */
    resign: (seq) => ask(`${path}/resign`, { token, json: { seq } }),
    /** Goes on in a lesson from a step that is read. @returns {Promise<Envelope>} */
    next: () => ask(`${path}/next`, { token, method: "POST" }),
    /** A match that goes on where this lesson ends. @param {string | null} owner the owner's key @returns {Promise<Opened>} */
    playOn: (owner) => ask(`${path}/play-on`, { token: owner ?? token, json: {} }),
    /** What a machine would do. @returns {Promise<import("./wire.js").Hint>} */
    hint: () => ask(`${path}/hint`, { token, method: "POST" }),
    /** Whether an action, with these after it, throws something away. @param {number} seq @param {string} action @param {string[]} then
     * @returns {Promise<import("./wire.js").Warning>} */
    warning: (seq, action, then) => ask(`${path}/warning`, { token, json: { seq, action, ...(then.length ? { then } : {}) } }),
    /** What was better in a match that is over; it is made while one asks. @returns {Promise<import("./wire.js").Reviewed>} */
    review: () => ask(`${path}/review`, { token }),
    /** Why these clicks lead nowhere. @param {Click[]} clicks @param {AbortSignal} [signal]
     * @returns {Promise<{ refusal?: Refusal }>} */
    why: (clicks, signal) => {
      const query = new URLSearchParams(clicks.map((click) => {
        const [what, it] = Object.entries(click)[0];
        return [what, "way" in click ? `${click.way.hex}:${click.way.heading}` : String(it)];
      }));
      return ask(`${path}/why?${query}`, { token, signal });
    },
    /** @param {AbortSignal} [signal] @returns {Promise<{ seq: number, odds: Record<string, Odds> }>} */
    odds: (signal) => ask(`${path}/odds`, { token, signal }),
    /** Where what stands in a hex can go, or one piece of it, by these steps first. @param {string} from @param {number | null} piece
     * @param {string[]} via @param {string[]} [first] not now, but once these were answered and what comes before moving was ended
     * @returns {Promise<{ seq: number, ways: Way[] }>} */
    ways: (from, piece, via, first = []) => {
      const query = [["from", from], ...(piece === null ? [] : [["piece", String(piece)]]), ...via.map((step) => ["via", step]), ...first.map((action) => ["first", action])];
      return ask(`${path}/ways?${new URLSearchParams(query)}`, { token });
    },
    /** What could be done after an action, if nobody reacts and nothing is drawn. @param {string} action @returns {Promise<import("./wire.js").Foreseen>} */
    after: (action) => ask(`${path}/after?action=${at(action)}`, { token }),
    /** What each reaction would come to, the best first; or what an action of one's own could do to others. @param {string} [action] @returns {Promise<import("./wire.js").Reactions>} */
    reactions: (action) => ask(`${path}/reactions${action ? `?action=${at(action)}` : ""}`, { token }),
    /** How an arrangement would look. @param {number} seq @param {(string | null)[]} want @param {boolean} fill whether a machine does the rest
     * @param {{ step: number, hex: string }} [why] what is put where: refused, if it does not go there @returns {Promise<SetUpPlan>} */
    setUp: (seq, want, fill, why) => ask(`${path}/setup`, { token, json: { seq, want, fill, ...(why ? { why } : {}) } }),
    /** @param {string} from @param {AbortSignal} [signal] @returns {Promise<{ from: string, hexes: SightView[] }>} */
    sight: (from, signal) => ask(`${path}/sight?from=${at(from)}`, { token, signal }),
    /** The line to one hex. @param {string} from @param {string} to @param {AbortSignal} [signal] @returns {Promise<import("./wire.js").Sight>} */
    line: (from, to, signal) => ask(`${path}/sight?from=${at(from)}&to=${at(to)}`, { token, signal }),
    /** What there is to know of a piece, a hex or a card. @param {Click} of @param {number} [position] then, not now @returns {Promise<About>} */
    about: (of, position) => ask(`${path}/about?${new URLSearchParams([...Object.entries(of).map(([what, name]) => [what, String(name)]), ...(position === undefined ? [] : [["at", String(position)]])])}`, { token }),
    /** @param {AbortSignal} [signal] @param {number} [from] only those of this number and after it @returns {Promise<Position[]>} */
    positions: (signal, from) => ask(`${path}/positions${from ? `?from=${from}` : ""}`, { token, signal }),
    /** How the match went, turn by turn. @returns {Promise<Course>} */
    course: () => ask(`${path}/course`, { token }),
    /** Once the match is over: what lets anybody look at it. @returns {Promise<{ token: string }>} */
    look: () => ask(`${path}/look`, { token }),
    /** @param {number} n @param {AbortSignal} [signal] @returns {Promise<{ position: number, of: number, view: View }>} */
    position: (n, signal) => ask(`${path}/positions/${n}`, { token, signal }),
    /** The first line of the journal, which never changes. @returns {Promise<string>} */
    header: async () => (await send(`${path}/header`, { token })).text(),
    /** @returns {Promise<string>} */
    journal: async () => (await send(`${path}/journal`, { token })).text(),
    /** @returns {Promise<string>} */
    orders: async () => (await send(`${path}/orders`, { token })).text(),
    /** @param {string} text @returns {Promise<Response>} */
    putOrders: (text) => send(`${path}/orders`, { token, method: "PUT", text }),
    /** @param {(envelope: Envelope) => void} onEnvelope @param {(line: Line) => void} [onLine] @param {number} [seq] */
    stream: (onEnvelope, onLine, seq) =>
      stream(`${path}/stream`, token, (data) => onEnvelope(/** @type {Envelope} */ (data)), onLine, seq),
  };
}

/** @type {Map<string, Map<string, Promise<Art | null>>>} */
const drawings = new Map();

/** The drawings of these names, each fetched once; unknown names are left out.
 * @param {string} system @param {Iterable<string>} keys @returns {Promise<Map<string, Art>>} */
export async function faces(system, keys) {
  const known = drawings.get(system) ?? new Map();
  drawings.set(system, known);
  const wanted = [...new Set(keys)].filter(Boolean);
  const missing = wanted.filter((key) => !known.has(key));
  for (let i = 0; i < missing.length; i += 60) {
    const some = missing.slice(i, i + 60);
    const answer = ask(`/art/${at(system)}/faces?${some.map((key) => `f=${at(key)}`).join("&")}`);
    for (const key of some) {
      known.set(key, answer.then((arts) => arts[key] ?? null));
      known.get(key).catch(() => known.delete(key));
    }
  }
  const found = await Promise.all(wanted.map(async (key) => /** @type {[string, Art | null]} */ ([key, await known.get(key)])));
  return new Map(/** @type {[string, Art][]} */ (found.filter(([, art]) => art)));
}

/** How the line stands. `lost` carries when it was lost and when the next try is.
 * @typedef {{ state: "open" } | { state: "trying", since: Date } | { state: "lost", since: Date, next: Date } | { state: "refused", error: ApiError }} Line */

const WAITS = [1, 2, 4, 8, 15, 30];
/** The server pings every 15 s: silence for three times that is a lost line. */
const SILENCE = 45_000;

/** Reads a stream of events by fetch, so that the token travels in a header; comes back by itself when the line
 * is lost, at growing distances, and at once when the browser is online again.
 * @param {string} path @param {string | null} token @param {(data: unknown, id: string, event: string) => void} onData
 * @param {(line: Line) => void} [onLine] @param {number | string} [last] the id known already */
export function stream(path, token, onData, onLine = () => {}, last) {
  let id = last === undefined ? "" : String(last);
  let tries = 0;
  let closed = false;
  /** @type {Date | null} */
  let since = null;
  /** @type {() => void} */
  let wake = () => {};
  let stop = new AbortController();

  const listen = async () => {
    stop = new AbortController();
    const answer = await send(path, {
      token,
      signal: stop.signal,
      headers: { accept: "text/event-stream", ...(id ? { "last-event-id": id } : {}) },
    });
    tries = 0;
    since = null;
    onLine({ state: "open" });
    await events(answer, stop, (event, data, eventId) => {
      if (eventId) id = eventId;
      onData(JSON.parse(data), eventId, event);
    });
  };
  const run = async () => {
    while (!closed) {
      try {
        await listen();
      } catch (error) {
        if (closed) return;
        if (error instanceof ApiError) {
          closed = true;
          onLine({ state: "refused", error });
          return;
        }
      }
      if (closed) return;
      since ??= new Date();
      const wait = WAITS[Math.min(tries++, WAITS.length - 1)] * 1000;
      onLine({ state: "lost", since, next: new Date(Date.now() + wait) });
      await new Promise((done) => {
        const timer = setTimeout(done, wait);
        wake = () => {
          clearTimeout(timer);
          done(undefined);
        };
      });
      if (!closed && since) onLine({ state: "trying", since });
    }
  };
  const now = () => wake();
  window.addEventListener("online", now);
  run();
  return {
    /** Tries again at once. */
    now,
    close() {
      closed = true;
      window.removeEventListener("online", now);
      stop.abort();
      wake();
    },
  };
}

/** @param {Response} answer @param {AbortController} stop @param {(event: string, data: string, id: string) => void} onEvent */
async function events(answer, stop, onEvent) {
  if (!answer.body) return;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const timer = setTimeout(() => stop.abort(), SILENCE);
    const { done, value } = await reader.read().finally(() => clearTimeout(timer));
    if (done) return;
    const blocks = (rest + value).replaceAll("\r\n", "\n").split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      let event = "message";
      let id = "";
      /** @type {string[]} */
      const data = [];
      for (const line of block.split("\n")) {
        const [, field, text] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
        if (field === "event") event = text ?? "";
        else if (field === "id") id = text ?? "";
        else if (field === "data") data.push(text ?? "");
      }
      if (data.length) onEvent(event, data.join("\n"), id);
    }
  }
}

/** Does something until the server has answered it; what is sent must be safe to send twice.
 * @template T @param {() => Promise<T>} what @param {(line: Line) => void} [onLine] @param {AbortSignal} [signal] @returns {Promise<T>} */
export async function persist(what, onLine = () => {}, signal) {
  /** @type {Date | null} */
  let since = null;
  for (let tries = 0; ; tries++) {
    try {
      const answer = await what();
      if (since) onLine({ state: "open" });
      return answer;
    } catch (error) {
      if (!(error instanceof LineLost) || signal?.aborted) throw error;
      since ??= new Date();
      const wait = WAITS[Math.min(tries, WAITS.length - 1)] * 1000;
      onLine({ state: "lost", since, next: new Date(Date.now() + wait) });
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}
