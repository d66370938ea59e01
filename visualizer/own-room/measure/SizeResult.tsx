import { useState } from 'react';
import { Button } from '../../../components/form/Button.tsx';
import { sideLimits } from '../../../schema/plan.ts';
import type { Sides } from '../../plan/estimate.ts';
import type { MeasuredEdits } from '../photo-edits.ts';
import { outlineArea } from '../selection/outline-area.ts';
import { formatLength, metersPerInch, squareFeet } from './lengths.ts';

interface SizeResultProps {
  edits: MeasuredEdits;
  onMeasure: (sides: Sides) => void;
}

/** The size of the rectangle and of the floor. Visitors can use the rectangle's size in the plan, in whole feet. */
export function SizeResult({ edits: { sides, outline, quad }, onMeasure }: SizeResultProps) {
  const [message, setMessage] = useState('');
  const feet = { width: wholeFeet(sides.width), length: wholeFeet(sides.depth) };
  const area = outline && outlineArea(outline, quad, sides);

  function sendToPlan() {
    onMeasure(feet);
    setMessage(`The plan is now ${feet.width} x ${feet.length} ft.`);
  }

  return (
    <>
      <p>
        The rectangle measures{' '}
        <b>
          {formatLength(sides.width)} x {formatLength(sides.depth)}, {Math.round(squareFeet(sides.width, sides.depth))} sq ft
        </b>
        {area !== null && (
          <>
            ; the floor within its edge about <b>{Math.round(area)} sq ft</b>
          </>
        )}
        . Good for a look, not for an order: we measure before we quote.
      </p>
      {Math.min(feet.width, feet.length) >= sideLimits.min && (
        <div>
          <Button type="button" data-kind="quiet" onClick={sendToPlan}>
            Use this size in the plan
          </Button>
        </div>
      )}
      <p role="status">{message}</p>
    </>
  );
}

function wholeFeet(meters: number): number {
  return Math.round(meters / metersPerInch / 12);
}
