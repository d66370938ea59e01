import { Select } from '#components/form/Field.tsx';
import type { Visits } from '#schema/api/visit.ts';
import { dayParts, describeDay, describePart, type VisitWindow } from '#schema/rules/visit-windows.ts';
import { count } from '../../labels.ts';

interface WindowFieldsProps {
  window: VisitWindow;
  dates: readonly string[];
  /** The first day that's left. */
  firstDay: string;
  visits: Visits | null;
  choose: (changes: Partial<Record<keyof VisitWindow, string>>) => void;
}

/** A visit's day and time. Each day says how many visits it has. */
export function WindowFields({ window, dates, firstDay, visits, choose }: WindowFieldsProps) {
  return (
    <>
      <div>
        <label htmlFor="inbox-visit-day">Day</label>
        <Select id="inbox-visit-day" value={window.date} onChange={({ target }) => choose({ date: target.value })}>
          {dates.map((date) => (
            <option key={date} value={date}>
              {date >= firstDay ? `${describeDay(date)} (${count(visits?.confirmed[date] ?? 0, 'visit')})` : describeDay(date)}
            </option>
          ))}
        </Select>
      </div>
      <div>
        <label htmlFor="inbox-visit-part">Time</label>
        <Select id="inbox-visit-part" value={window.part} onChange={({ target }) => choose({ part: target.value })}>
          {dayParts.map((part) => (
            <option key={part} value={part}>
              {describePart(part)}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}
