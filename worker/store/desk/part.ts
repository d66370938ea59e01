import { RpcTarget } from 'cloudflare:workers';
import type { Core } from './core.ts';

/** A part of the desk. The Worker can call its methods, and reaches none of its fields. */
export class Part extends RpcTarget {
  protected readonly core: Core;
  protected readonly sql: SqlStorage;

  constructor(core: Core) {
    super();
    this.core = core;
    this.sql = core.sql;
  }
}
