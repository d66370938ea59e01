/** Figures that our own records prove. */
import { type BusinessHours, businessMinutes } from '../../../../schema/business-time.ts';
import { dayMs } from '../../../../schema/duration.ts';
import type { Published } from '../../../../schema/published.ts';
import { statusesSince } from '../../../../schema/request-statuses.ts';
import { type GoneReason, goneReasons } from '../../../../schema/review.ts';
import { statusEvent } from '../change.ts';
import { isOneOf } from '../sql.ts';

/** Requests of so many days count for the time to an answer. */
const days = 90;

/** `reviews` are the published ones. */
export function measure(
  sql: SqlStorage,
  reviews: Published['reviews'],
  hours: BusinessHours,
  now: number,
): Published['measured'] {
  const minutes = answerMinutes(sql, hours, now);
  const stars = reviews.map((review) => review.stars);
  return {
    answered: { count: minutes.length, medianMinutes: minutes.length === 0 ? null : Math.round(median(minutes)) },
    ...sql
      .exec<{ jobs: number; squareFeet: number }>(
        `SELECT count(*) AS jobs, coalesce(sum(square_feet), 0) AS squareFeet
         FROM jobs JOIN requests ON id = request_id WHERE status = 'done' AND trashed_at IS NULL`,
      )
      .one(),
    reviews: {
      count: stars.length,
      meanStars: stars.length === 0 ? null : Math.round((10 * stars.reduce((sum, each) => sum + each, 0)) / stars.length) / 10,
    },
    removed: removedReviews(sql),
  };
}

const firstAnswers = statusesSince('answered').map((status) => statusEvent('new', status));

/** An answer is a reply, a visit that the business sets, or the move from new to a status that only an answer leads to. */
function answerMinutes(sql: SqlStorage, hours: BusinessHours, now: number): number[] {
  return sql
    .exec<{ received_at: number; answered_at: number }>(
      `SELECT received_at, min(at) AS answered_at FROM requests JOIN entries ON request_id = id
       WHERE received_at > ? AND received_at <= ? AND status <> 'spam' AND trashed_at IS NULL AND at >= received_at AND (
         kind = 'reply' OR (kind = 'event' AND actor IN ('office', 'api') AND (
           ${isOneOf('text', firstAnswers)}
           OR text LIKE 'Visit offered:%' OR text LIKE 'Visit confirmed:%')))
       GROUP BY id`,
      now - days * dayMs,
      now,
    )
    .toArray()
    .map(({ received_at, answered_at }) => businessMinutes(received_at, answered_at, hours));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}

/** How many the business removed, how many went when it erased somebody, and how many expired. */
function removedReviews(sql: SqlStorage): Record<GoneReason, number> {
  const rows = sql
    .exec<{ reason: string; n: number }>(
      `SELECT reason, count(*) AS n FROM (SELECT removed_reason AS reason FROM reviews UNION ALL SELECT review FROM tombstones)
       WHERE reason IS NOT NULL GROUP BY reason`,
    )
    .toArray();
  const count = (reason: GoneReason) => rows.find((row) => row.reason === reason)?.n ?? 0;
  const [abuse, privateData, age] = goneReasons;
  return { [abuse]: count(abuse), [privateData]: count(privateData), [age]: count(age) };
}
