/**
 * Business days as the law counts them for canceling a sale (16 CFR 429.0(f), Tex. Bus. & Com. Code 601.051): every day but Sundays and
 * federal holidays (5 U.S.C. 6103). The law doesn't say whether the Friday or Monday on which a holiday is observed counts. Here it
 * doesn't, because a date that is too late takes no right from anybody.
 */
import { dateText } from './business-time.ts';
import { dayMs } from './duration.ts';

const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25'];
/** Month, day of the week, and which one of the month. Memorial Day is the last Monday in May, the 25th to the 31st. */
const moving = ['01-1-3', '02-1-3', '09-1-1', '10-1-2', '11-4-4'];

/** The date of the last of so many business days after a date. */
export function afterBusinessDays(date: string, days: number): string {
  let time = Date.parse(date);
  for (let left = days; left > 0; left -= isBusinessDay(time) ? 1 : 0) time += dayMs;
  return dateText(time);
}

function isBusinessDay(time: number): boolean {
  const weekday = new Date(time).getUTCDay();
  const [month, day = 0] = [dateText(time).slice(5, 7), new Date(time).getUTCDate()];
  const isMoving = moving.includes(`${month}-${weekday}-${Math.ceil(day / 7)}`) || (month === '05' && weekday === 1 && day > 24);
  const isObserved = (weekday === 5 && isFixed(time + dayMs)) || (weekday === 1 && isFixed(time - dayMs));
  return weekday !== 0 && !isMoving && !isObserved && !isFixed(time);
}

function isFixed(time: number): boolean {
  return fixed.includes(dateText(time).slice(5));
}
