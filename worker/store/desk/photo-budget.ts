/** How many photos we take in a day, from one address and from everybody. Keeps a flood from filling the store or using up its writes. */
import { dayMs } from '../../../schema/duration.ts';

/** Bytes in a day (UTC): three full requests from one address, and 500 photos from everybody. */
const most = { address: 8e6, site: 100e6 };
/** A small photo counts this much, because each one is a write. */
const least = 200_000;

/** Counts a photo against both budgets, or says which one has no room for it. */
export function spendOnPhoto(sql: SqlStorage, address: string, bytes: number, now: number): 'address' | 'site' | null {
  const day = dayOf(now);
  const { mine, all } = sql
    .exec<{ mine: number; all: number }>(
      'SELECT total(bytes) FILTER (WHERE address = ?) AS mine, total(bytes) AS "all" FROM uploads WHERE day = ?',
      address,
      day,
    )
    .one();
  const cost = Math.max(bytes, least);
  if (mine + cost > most.address) return 'address';
  if (all + cost > most.site) return 'site';
  sql.exec(
    'INSERT INTO uploads (day, address, bytes) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET bytes = bytes + excluded.bytes',
    day,
    address,
    cost,
  );
  return null;
}

/** Seconds until the next day begins. */
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
