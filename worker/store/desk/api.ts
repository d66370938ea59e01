import { RpcTarget } from 'cloudflare:workers';
import type { Core } from './core.ts';

/** What the desk offers the Worker, which can call the methods and reaches none of the fields. */
export class DeskApi extends RpcTarget {
  protected readonly core: Core;
  protected readonly sql: SqlStorage;

  constructor(core: Core) {
    super();
    this.core = core;
    this.sql = core.sql;
  }
}
