/** The desk: one SQLite-backed Durable Object with everything the business does with its requests. It alone decides what is new. */
import { DurableObject } from 'cloudflare:workers';
import { minuteMs } from '#schema/rules/duration.ts';
import type { Bindings } from '../bindings.ts';
import { errorName } from '../error-name.ts';
import { Accounts, forgetOldSessions } from './desk/accounts.ts';
import { Calendar } from './desk/calendar.ts';
import { Core } from './desk/core.ts';
import { deliverDue } from './desk/deliveries.ts';
import { Dump } from './desk/dump.ts';
import { Links } from './desk/links.ts';
import { Newsletter } from './desk/newsletter.ts';
import { Quotes } from './desk/quotes/quotes.ts';
import { purge } from './desk/remove.ts';
import { Replies } from './desk/replies.ts';
import { Requests } from './desk/requests.ts';
import { Restore } from './desk/restore.ts';
import { Rewind } from './desk/rewind.ts';
import { Upkeep } from './desk/upkeep.ts';
import { VisitorPages } from './desk/visitor-pages.ts';
import { Visits } from './desk/visits.ts';

/** The Worker calls it as in `desk.requests.find(id)`. */
export class Desk extends DurableObject<Bindings> {
  readonly #core = new Core(this.ctx, this.env);

  // The Worker can read getters, but no fields.
  get accounts() {
    return new Accounts(this.#core);
  }
  get calendar() {
    return new Calendar(this.#core);
  }
  get dump() {
    return new Dump(this.#core);
  }
  get links() {
    return new Links(this.#core);
  }
  get newsletter() {
    return new Newsletter(this.#core);
  }
  get quotes() {
    return new Quotes(this.#core);
  }
  get replies() {
    return new Replies(this.#core);
  }
  get requests() {
    return new Requests(this.#core);
  }
  get restore() {
    return new Restore(this.#core);
  }
  get rewind() {
    return new Rewind(this.#core);
  }
  get upkeep() {
    return new Upkeep(this.#core);
  }
  get visitors() {
    return new VisitorPages(this.#core);
  }
  get visits() {
    return new Visits(this.#core);
  }

  override async alarm(): Promise<void> {
    this.#core.noteAlarm();
    try {
      await this.work();
    } catch (error) {
      console.error(JSON.stringify({ event: 'alarm_failed', error: errorName(error) }));
      await this.#core.wakeBy(Date.now() + minuteMs);
    }
  }

  /** Does what is due. The schedule calls this too, in case an alarm was lost. */
  async work(): Promise<void> {
    const { sql } = this.#core;
    this.#core.transact((now) => {
      purge(sql, now);
      forgetOldSessions(sql, now);
    });
    await deliverDue(this.#core);
  }
}
