import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Input } from '#components/form/Field.tsx';
import { color, size } from '#components/theme.ts';

interface SizeFieldProps {
  label: string;
  range?: string;
  /** Missing until the visitor has entered it. */
  value: number | undefined;
  /** Applies what was typed. Returns false if it can't be read, which changes nothing. */
  apply: (typed: string) => boolean;
  /** What to say then. */
  wrong: string;
}

/** A size applies as it's typed. When the visitor leaves the field, it shows the one in use. */
export function SizeField({ label, range, value, apply, wrong }: SizeFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isRead, setRead] = useState(true);
  return (
    <Box>
      <label htmlFor={id}>
        {label}
        {range && <span>{` ${range}`}</span>}
      </label>
      <Input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        aria-describedby={`${id}-note`}
        value={typed ?? value ?? ''}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setRead(apply(currentTarget.value));
        }}
        onBlur={() => setTyped(null)}
      />
      <p id={`${id}-note`} role="status">
        {typed === null && !isRead && wrong}
      </p>
    </Box>
  );
}

const Box = styled.div`
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
  p {
    font-size: ${size.small};
    font-weight: 550;
    color: ${color.signal};
  }
`;
