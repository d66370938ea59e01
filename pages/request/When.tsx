import type { Language } from '../../schema/language.ts';
import { describeDay, describePart, type VisitWindow } from '../../schema/visit-windows.ts';

/** The day and the hours of a visit. No line breaks inside the hours. */
export function When({ window: { date, part }, language }: { window: VisitWindow; language: Language }) {
  return (
    <>
      <span>{`${describeDay(date, language)}, `}</span>
      <span className="whole">{describePart(part)}</span>
    </>
  );
}
