import { useState } from 'react';
import { Button } from '../../../components/form/Button.tsx';
import { hashAfter, type KnownIds, projectOf } from '../../plan/link.ts';
import { customRoom, firstProject, sideLimits } from '../../plan/plan.ts';
import { outlineArea } from '../selection/outline-area.ts';
import type { Sides } from '../selection/quad.ts';
import type { Work } from '../work.ts';
import { inWords, metresPerInch, squareFeet } from './lengths.ts';

interface SizeResultProps {
  work: Work;
  sides: Sides;
  /** By which the plan's address is understood. */
  known: KnownIds;
  /** As it is chosen, for the plan. */
  floor: string;
  rotation: number;
}

/** What the rectangle and the drawn floor measure; the rectangle can go to the plan, which takes whole feet. */
export function SizeResult({ work, sides, known, floor, rotation }: SizeResultProps) {
  const [said, setSaid] = useState('');
  const feet = { width: wholeFeet(sides.width), length: wholeFeet(sides.depth) };
  const whole = work.outline && outlineArea(work.outline, work.quad, sides);

  function plan() {
    const project = projectOf(location.hash, known) ?? firstProject;
    // The plan follows its address.
    location.hash = hashAfter({ ...project, plan: { room: customRoom, floor, rotation, ...feet } }, location.hash);
    setSaid(`The plan above is now ${feet.width} x ${feet.length} ft.`);
  }

  return (
    <>
      <p>
        The rectangle measures{' '}
        <b>
          {inWords(sides.width)} x {inWords(sides.depth)}, {Math.round(squareFeet(sides.width, sides.depth))} sq ft
        </b>
        {whole !== null && (
          <>
            ; the floor within its edge about <b>{Math.round(whole)} sq ft</b>
          </>
        )}
        . Good for a look, not for an order: we measure before we quote.
      </p>
      {Math.min(feet.width, feet.length) >= sideLimits.min && (
        <div>
          <Button type="button" data-kind="quiet" onClick={plan}>
            Use this size in the plan
          </Button>
        </div>
      )}
      <p role="status">{said}</p>
    </>
  );
}

function wholeFeet(metres: number): number {
  return Math.round(metres / metresPerInch / 12);
}
