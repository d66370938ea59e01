import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Input } from '#components/form/Field.tsx';
import { useWords } from '#components/page-language.ts';
import { color, size } from '#components/theme.ts';
import { sideLimits } from '#schema/api/plan.ts';
import { fill } from '#schema/rules/fill.ts';
import { parseInches, parseSides } from '#schema/rules/lengths.ts';
import type { Sides } from '../plan/estimate.ts';
import { parseSide } from '../plan/plan.ts';

interface SideFieldProps {
  label: string;
  /** Missing until the visitor has entered it. */
  feet: number | undefined;
  isOptional: boolean;
  /** Without a number if an optional field is emptied. */
  change: (feet: number | undefined) => void;
  changeBoth: (sides: Sides) => void;
}

/**
 * A side of the visitor's own room, or both, as in '12 x 15'. A length applies as it's typed; what can't be read changes nothing. When the
 * visitor leaves the field, it shows the feet in use.
 */
export function SideField({ label, feet, isOptional, change, changeBoth }: SideFieldProps) {
  const { unit, wrongSide } = useWords('visualizer.tool');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  return (
    <Side>
      <label htmlFor={id}>
        {`${label} `}
        <span>{`${sideLimits.min}-${sideLimits.max} ${unit}`}</span>
      </label>
      <Input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        aria-describedby={`${id}-note`}
        value={typed ?? feet ?? ''}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setWrong(false);
          const sides = parseSides(value);
          if (sides) changeBoth({ width: sides.width / 12, length: sides.length / 12 });
          else if (parseInches(value) !== null) change(parseSide(value));
          else if (isOptional && value.trim() === '') change(undefined);
        }}
        onBlur={() => {
          setWrong(Boolean(typed?.trim()) && (parseInches(typed ?? '') ?? parseSides(typed ?? '')) === null);
          setTyped(null);
        }}
      />
      <Note id={`${id}-note`} role="status">
        {isWrong && fill(wrongSide, sideLimits)}
      </Note>
    </Side>
  );
}

const Side = styled.div`
  label {
    font-weight: 600;
  }
  span {
    font-weight: 400;
    color: ${color.inkMuted};
  }
  input {
    font-variant-numeric: tabular-nums;
  }
`;

const Note = styled.p`
  font-size: ${size.small};
  font-weight: 550;
  color: ${color.signal};
`;
