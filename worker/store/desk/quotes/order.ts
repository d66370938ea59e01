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
      const lines = signed ? linesOf(signed) : [];
      if (!signed || lines.length === 0 || (work && work.first < today)) return [];
      return [{ id: row.id, fullName: shownRow(row).fullName, place: signed.quote.place, ...(work && { work }), lines }];
    });
  const firstDay = ({ work }: OrderJob) => work?.first ?? '9999-12-31';
  return { jobs: jobs.sort((a, b) => firstDay(a).localeCompare(firstDay(b))) };
}

/** Square feet that are material, at least in part, without options that nobody chose. */
function linesOf({ quote, signature }: QuoteVersion): OrderLine[] {
  return quote.lines.flatMap(({ description, quantity, unit, material = 0, measured, isOptional }, index) => {
    const isLeftOut = isOptional && !signature?.options.includes(index);
    if (isLeftOut || unit !== 'sq ft' || (material === 0 && !measured)) return [];
    return [{ description, quantity, box: measured?.box ?? 0 }];
  });
}
