import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Input } from '../form/Field.tsx';
import { useWords } from '../page-language.ts';
import { color, from, size, space } from '../theme.ts';

interface AreaFieldProps extends ComponentProps<'div'> {
  /** Square feet that totals are for while the field is empty. */
  example: number;
  /** What the totals include, or what is wrong with the area. */
  note: string;
  input?: ComponentProps<'input'>;
}

/** Asks how large a floor is. Without scripts, totals stay those of the example. An island lists the words 'shared.totals'. */
export function AreaField({ example, note, input, ...box }: AreaFieldProps) {
  const words = useWords('shared.totals');
  return (
    <Box {...box}>
      <label htmlFor="area">{words.question}</label>
      <Input
        id="area"
        name="area"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={String(example)}
        aria-describedby="area-note"
        {...input}
      />
      <p id="area-note" role="status">
        {note}
      </p>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5rem;
  gap: ${space[1]} ${space[2]};
  align-items: center;
  margin-bottom: ${space[5]};
  form + & {
    margin-top: ${space[4]};
  }
  padding: ${space[3]};
  border: 1px solid ${color.rule};
  background: ${color.raised};
  label {
    font-weight: 600;
  }
  input {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  input::placeholder {
    color: ${color.inkMuted};
    opacity: 1;
  }
  p {
    grid-column: 1 / -1;
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  &:has([aria-invalid]) p {
    font-weight: 550;
    color: ${color.signal};
  }
  ${from.laptop} {
    grid-template-columns: auto 7rem minmax(0, 1fr);
    gap: ${space[4]};
    p {
      grid-column: auto;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;
