import { DayRule } from '#components/drawing/DayRule.tsx';
import { MeasuredBar } from '#components/drawing/MeasuredBar.tsx';
import { Caption } from '#components/media/Caption.ts';
import type { Data } from './+data.ts';

/** The drawing at the top of a page, to scale. */
export function Measured({ kind, note, ...parts }: NonNullable<Data['page']['measured']>) {
  return (
    <div>
      {kind === 'days' ? <DayRule {...parts} /> : <MeasuredBar {...parts} isWide={kind === 'bar'} />}
      {note && <Caption as="p">{note}</Caption>}
    </div>
  );
}
