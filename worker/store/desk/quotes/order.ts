import type { Order, OrderJob, OrderLine } from '#schema/api/order.ts';
import type { QuoteVersion } from '#schema/api/quote.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import type { RequestRow } from '../rows.ts';
import { shownRow } from '../show.ts';
import { versionsOf, workOf } from './quote-rows.ts';

/** The signed material of jobs whose work hasn't begun. */
export function readOrder(sql: SqlStorage, now: number): Order {
  const today = dateText(dateOf(now));
  const jobs = sql
    .exec<RequestRow>(`SELECT * FROM requests WHERE status = 'won' AND trashed_at IS NULL`)
    .toArray()
    .flatMap((row): OrderJob[] => {
      const { signed } = versionsOf(sql, row.id);
      const { work } = workOf(sql, row.id, 'first, last');
      if (!signed || (work && work.first < today)) return [];
      const { place } = signed.quote;
      return [{ id: row.id, fullName: shownRow(row).fullName, place, ...(work && { work }), lines: linesOf(signed) }];
    });
  const firstDay = ({ work }: OrderJob) => work?.first ?? '9999-12-31';
  return { jobs: jobs.sort((a, b) => firstDay(a).localeCompare(firstDay(b))) };
}

/** What is material, at least in part, without credits and without options that nobody chose. */
function linesOf({ quote, signature }: QuoteVersion): OrderLine[] {
  return quote.lines.flatMap(({ description, quantity, unit, price, material = 0, measured, isOptional }, index) => {
    const isLeftOut = isOptional && !signature?.options.includes(index);
    if (isLeftOut || price < 0 || (material === 0 && !measured)) return [];
    return [{ description, quantity, unit, box: measured?.box ?? 0 }];
  });
}
