import type { FloorPattern } from '../engine/floor-pattern.ts';
import { ButtonRow } from './ButtonRow.tsx';

interface PatternButtonsProps {
  patterns: readonly FloorPattern[];
  chosen: FloorPattern;
  choose: (pattern: FloorPattern) => void;
}

const names: Record<FloorPattern, string> = { straight: 'Straight', diagonal: 'Diagonal', herringbone: 'Herringbone' };

/** The patterns that the floor can be laid in. */
export function PatternButtons({ patterns, chosen, choose }: PatternButtonsProps) {
  return (
    <ButtonRow role="group" aria-label="Laying">
      {patterns.map((pattern) => (
        <button key={pattern} type="button" aria-pressed={pattern === chosen} onClick={() => choose(pattern)}>
          {names[pattern]}
        </button>
      ))}
    </ButtonRow>
  );
}
