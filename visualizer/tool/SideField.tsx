import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Input } from '#components/form/Field.tsx';
import { color } from '#components/theme.ts';
import { sideLimits } from '#schema/api/plan.ts';
import { parseSide } from '../plan/plan.ts';
import { useTool } from '../state/tool.ts';

interface SideFieldProps {
  label: string;
  /** Missing until the visitor has entered it. */
  feet: number | undefined;
  isOptional: boolean;
  /** Without a number if an optional field is emptied. */
  change: (feet: number | undefined) => void;
}

/** A side of the visitor's own room. A number applies as it's typed. When the visitor leaves the field, it shows the number in use. */
export function SideField({ label, feet, isOptional, change }: SideFieldProps) {
  const { unit } = useTool().options.words;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Side>
      <label htmlFor={id}>
        {`${label} `}
        <span>{`${sideLimits.min}-${sideLimits.max} ${unit}`}</span>
      </label>
      <Input
        id={id}
        type="number"
        inputMode="numeric"
        min={sideLimits.min}
        max={sideLimits.max}
        step={1}
        value={typed ?? feet ?? ''}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          change(isOptional && value === '' ? undefined : parseSide(value));
        }}
        onBlur={() => setTyped(null)}
      />
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
