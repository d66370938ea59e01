/** How many photos we take in a day, from one address and from everybody. Keeps a flood from filling the store or using up its writes. */
import { dayMs } from '../../../schema/duration.ts';
import { addRow } from './sql.ts';

/**
 * Bytes in a day (UTC): three full requests from one address, and 500 photos from everybody. Many phones share the first 48 bits of an
 * IPv6 address, and so do all the addresses that one program can have for nothing. The last of the site's budget is for those who have
 * hardly sent any.
 */
const most = { address: 8e6, network: 24e6, site: 100e6, beforeReserve: 70e6, fromReserve: 2e6 };
/** A small photo counts this much, because each one is a write. */
const least = 200_000;

/** Counts a photo against both budgets, or says which one has no room for it. */
export function spendOnPhoto(sql: SqlStorage, address: string, bytes: number, now: number): 'address' | 'site' | null {
  const day = dayOf(now);
  const network = /^(?:[0-9a-f]+:){3}/.exec(address)?.[0] ?? address;
  const { mine, near, all } = sql
    .exec<{ mine: number; near: number; all: number }>(
      `SELECT total(bytes) FILTER (WHERE address = ?) AS mine, total(bytes) FILTER (WHERE instr(address, ?) = 1) AS near,
         total(bytes) AS "all" FROM uploads WHERE day = ?`,
      address,
      network,
      day,
    )
    .one();
  const cost = Math.max(bytes, least);
  if (mine + cost > most.address || (network !== address && near + cost > most.network)) return 'address';
  if (all + cost > (mine + cost > most.fromReserve ? most.beforeReserve : most.site)) return 'site';
  addRow(sql, 'uploads', { day, address, bytes: cost }, 'ON CONFLICT DO UPDATE SET bytes = bytes + excluded.bytes');
  return null;
}

export function secondsLeft(now: number): number {
  return Math.ceil(((dayOf(now) + 1) * dayMs - now) / 1000);
}

/** Forgets the addresses of earlier days. */
export function forgetUploads(sql: SqlStorage, now: number): void {
  sql.exec('DELETE FROM uploads WHERE day < ?', dayOf(now));
}

function dayOf(now: number): number {
  return Math.floor(now / dayMs);
}
