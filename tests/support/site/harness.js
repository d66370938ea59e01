/**
 * Stands between workerd and the built Worker (start.ts): counts calls, records what goes out, sets the clock, and makes
 * things fail on request. `failing` names what fails: a method of KV; 'desk gone' (it can't even be opened), 'desk' (calls don't arrive), 'desk
 * late' (they arrive a second after the time-out), 'desk answer' (they arrive, and the answer is lost), 'sql' (a statement of the desk throws);
 * 'mail' (it's refused), 'mail answer' (it's taken, and the answer is lost), limit, points, fetch, bucket; assets (data that the build wrote)
 * and pages.
 */
import worker, { Desk as BuiltDesk } from './worker.js';

const blank = () => ({ received: 0, calls: {}, points: [], fetched: [], logs: [], unhandled: 0 });
let seen = blank();
let failing = [];
let allowed = {};
let slow = 0;
/** How long each mail takes, in milliseconds. */
let slowMail = 0;
let answer = {};
let clock = 0;
/** Calls of KV under way. */
const kvCalls = new Set();
/** How often the stores were cleared. */
let clears = 0;

const realNow = Date.now;
Date.now = () => realNow() + clock;
for (const level of ['log', 'warn', 'error']) {
  console[level] = (line) => {
    seen.logs.push(String(line));
  };
}
addEventListener('unhandledrejection', () => {
  seen.unhandled++;
});
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const body = await request.text();
  seen.fetched.push({ url: request.url, headers: Object.fromEntries(request.headers), body });
  check('fetch');
  return Response.json(answer);
};

export class Desk extends BuiltDesk {
  constructor(ctx, env) {
    const { sql } = ctx.storage;
    const exec = sql.exec.bind(sql);
    Object.defineProperty(sql, 'exec', {
      value: (...given) => {
        check('sql');
        return exec(...given);
      },
    });
    Object.assign(
      ctx.storage,
      history(() => this.snapshot()),
    );
    super(ctx, withFakes(env));
    this.exec = exec;
    if (next) this.becomes(bookmarks.get(next));
    next = null;
  }

  tables() {
    return this.exec("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'")
      .toArray()
      .map(({ name }) => name)
      .filter((name) => name !== 'migrations');
  }

  snapshot() {
    return this.tables().map((table) => ({ table, rows: this.exec(`SELECT * FROM ${table}`).toArray() }));
  }

  becomes(snapshot) {
    for (const table of this.tables()) this.exec(`DELETE FROM ${table}`);
    for (const { table, rows } of snapshot) {
      for (const row of rows) {
        const places = Object.keys(row).map(() => '?');
        this.exec(`INSERT INTO ${table} (${Object.keys(row)}) VALUES (${places})`, ...Object.values(row));
      }
    }
  }

  async clear() {
    for (const table of this.tables()) this.exec(`DELETE FROM ${table}`);
    this.exec('UPDATE migrations SET at = ?', Date.now());
  }

  /** Ends this instance, as if its machine were needed elsewhere. */
  evict() {
    this.ctx.abort('evicted');
  }

  rows(statement) {
    return this.exec(statement).toArray();
  }
}

/** What the platform keeps of the desk, by bookmark. Locally it keeps nothing. */
const bookmarks = new Map();
/** The bookmark with which the desk starts again. */
let next = null;

/** The platform's interface for going back in time. */
function history(snapshot) {
  const keep = () => {
    const bookmark = `${Date.now()}-${bookmarks.size}`;
    bookmarks.set(bookmark, snapshot());
    return bookmark;
  };
  return {
    async getCurrentBookmark() {
      return keep();
    },
    async getBookmarkForTime(time) {
      const bookmark = [...bookmarks.keys()].findLast((each) => Number.parseInt(each, 10) <= Number(time));
      if (!bookmark) throw new Error('This time is too long ago.');
      return bookmark;
    },
    async onNextSessionRestoreBookmark(bookmark) {
      if (!bookmarks.has(bookmark)) throw new Error('There is no such bookmark.');
      next = bookmark;
      return keep();
    },
  };
}

export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname === '/__harness')
      return Response.json((await obey(await request.json(), env, ctx)) ?? null);
    seen.received++;
    return worker.fetch(request, withFakes(env), ctx);
  },
};

async function obey(order, env, ctx) {
  const desk = env.DESK.getByName('desk');
  if (order.failing) {
    [failing, allowed] = [order.failing, order.allowed ?? {}];
    [slow, slowMail] = [order.slow ?? 0, order.slowMail ?? 0];
  }
  if ('answer' in order) answer = order.answer;
  if ('clock' in order) clock = order.clock;
  if (order.clear) {
    clock = 0;
    clears++;
    await desk.clear();
    // A copy that is still on its way would turn up in the next test. A call of a request that was cut off never ends.
    for (let passed = 0; passed < 5_000 && kvCalls.size > 0; passed += 10) await new Promise((done) => setTimeout(done, 10));
    kvCalls.clear();
    await Promise.all((await env.REQUESTS.list()).keys.map(({ name }) => env.REQUESTS.delete(name)));
  }
  if (order.clearDesk) await desk.clear();
  if (order.evict) await desk.evict().catch(() => null);
  await Promise.all((order.entries ?? []).map(({ key, value }) => env.REQUESTS.put(key, value)));
  if (order.rows) return desk.rows(order.rows);
  if (order.work) await desk.work();
  if (order.routes) return worker.routes.map(({ method, path }) => ({ method, path }));
  if (order.cron !== undefined)
    await worker.scheduled({ cron: order.cron, scheduledTime: Date.now(), noRetry() {} }, withFakes(env), ctx);
  if (!order.seen) return undefined;
  const was = seen;
  seen = blank();
  return was;
}

function check(what) {
  if (isFailing(what)) throw new Error(`${what} does not answer`);
}

function isFailing(what) {
  if (!failing.includes(what)) return false;
  if (!(allowed[what] > 0)) return true;
  allowed[what]--;
  return false;
}

function withFakes(env) {
  return {
    ...env,
    ASSETS: {
      async fetch(...given) {
        const { pathname } = new URL(given[0].url ?? given[0]);
        check(pathname.endsWith('.json') ? 'assets' : 'pages');
        return env.ASSETS ? env.ASSETS.fetch(...given) : asset(pathname, env);
      },
    },
    REQUESTS: intercept(env.REQUESTS, async (call, method) => {
      seen.calls[method] = (seen.calls[method] ?? 0) + 1;
      const id = {};
      kvCalls.add(id);
      try {
        if (slow) await delay(slow);
        check(method);
        return await call();
      } finally {
        kvCalls.delete(id);
      }
    }),
    DESK: {
      getByName(name) {
        check('desk gone');
        return interceptParts(env.DESK.getByName(name), async (call) => {
          check('desk');
          if (failing.includes('desk late')) await new Promise((done) => setTimeout(done, Number(env.TIMEOUT_MS) + 1000));
          const result = await call();
          check('desk answer');
          return result;
        });
      },
    },
    ...(env.BACKUPS && {
      BACKUPS: intercept(env.BACKUPS, async (call) => {
        check('bucket');
        return call();
      }),
    }),
    ...Object.fromEntries(
      (env.LIMITS?.split(' ') ?? []).map((name) => [
        name,
        {
          async limit(options) {
            check('limit');
            return env[name] ? env[name].limit(options) : { success: true };
          },
        },
      ]),
    ),
    ...(env.FAKES && {
      MAIL: {
        async send(message) {
          const isRefused = isFailing('mail');
          if (!isRefused) await env.MAILBOX.fetch('http://mailbox', { method: 'POST', body: JSON.stringify(message) });
          if (slowMail) await delay(slowMail);
          if (isRefused) throw Object.assign(new Error('Too many mails'), { code: 'E_RATE_LIMIT_EXCEEDED' });
          check('mail answer');
          return { messageId: '1' };
        },
      },
      PAGE_VIEWS: {
        writeDataPoint(point) {
          check('points');
          seen.points.push(point);
        },
      },
    }),
  };
}

/** Waits, but no longer than until the stores are cleared: the next test waits for the calls of this one. */
async function delay(ms) {
  const before = clears;
  for (let passed = 0; passed < ms && clears === before; passed += 50) await new Promise((done) => setTimeout(done, 50));
}

/** The same for the methods of its parts. */
function interceptParts(target, around) {
  return new Proxy(target, {
    get: (_, part) =>
      new Proxy(target[part], {
        apply: (method, __, given) => around(() => Reflect.apply(method, target, given)),
        get:
          (__, name) =>
          (...given) =>
            around(() => target[part][name](...given)),
      }),
  });
}

/** Every method call of `target` goes through `around`. */
function intercept(target, around) {
  return new Proxy(target, {
    get(_, name) {
      const value = target[name];
      if (typeof value !== 'function') return value;
      return (...given) => around(() => target[name](...given), name);
    },
  });
}

/** What the tests need of the built site: a contact page, and opening hours with a holiday. */
function asset(path, { CREWS: crews }) {
  if (path !== '/opening-hours.json') return new Response(contactPage, { headers: { 'Content-Type': 'text/html' } });
  return Response.json({
    weekly: [
      { days: [1, 2, 3, 4, 5], opens: 420, closes: 1080 },
      { days: [6], opens: 480, closes: 960 },
    ],
    holidays: ['2026-11-26', '2026-12-25'],
    ...(crews && { crews: Number(crews) }),
  });
}

const contactPage =
  '<title>Contact</title><form data-estimate><div data-hidden-fields></div><input name="fullName"></form><a data-own-link></a>';
