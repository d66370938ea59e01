import { usePageLanguage } from '#components/page-language.ts';
import { describeDay, describePart, type VisitWindow } from '#schema/rules/visit-windows.ts';

/** The day and the hours of a visit. No line breaks inside the hours. */
export function When({ window: { date, part } }: { window: VisitWindow }) {
  const { language } = usePageLanguage();
  return (
    <>
      <span>{`${describeDay(date, language)}, `}</span>
      <span className="whole">{describePart(part)}</span>
    </>
  );
}
