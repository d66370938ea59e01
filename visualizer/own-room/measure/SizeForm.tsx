import { type Dispatch, type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../components/form/Button.tsx';
import { Input } from '../../../components/form/Field.tsx';
import { color, size, space } from '../../../components/theme.ts';
import { Alert } from '../look.ts';
import type { Sides } from '../selection/quad.ts';
import type { Step, Work } from '../work.ts';
import { inWords } from './lengths.ts';
import { measured, type SideErrors } from './measure.ts';

interface SizeFormProps {
  work: Work;
  step: Dispatch<Step>;
}

const sideNames: Record<keyof Sides, string> = { width: 'Width', depth: 'Depth' };

/** Feet and inches of both sides; one may be left to the photo. */
export function SizeForm({ work: { typed, quad, size: photo }, step }: SizeFormProps) {
  const [errors, setErrors] = useState<SideErrors>({});
  const outcome = measured(typed, quad, photo);

  function lay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if ('sides' in outcome) {
      step({ kind: 'lay', sides: outcome.sides });
      return;
    }
    setErrors(outcome.errors);
    const wrong = outcome.errors.width ? 'width' : 'depth';
    event.currentTarget.querySelector<HTMLInputElement>(`[name="own-${wrong}-feet"]`)?.focus();
  }

  return (
    <Form noValidate onSubmit={lay}>
      <p id="own-room-size">One side is enough if the photo was taken from a corner of it: the other is then worked out.</p>
      {(['width', 'depth'] as const).map((side) => (
        <fieldset key={side} aria-describedby={`own-room-size own-${side}-error`}>
          <legend>{sideNames[side]}</legend>
          {(['feet', 'inches'] as const).map((part) => (
            <label key={part} htmlFor={`own-${side}-${part}`}>
              <Input
                id={`own-${side}-${part}`}
                name={`own-${side}-${part}`}
                inputMode="decimal"
                autoComplete="off"
                maxLength={6}
                value={typed[side][part]}
                aria-label={`${sideNames[side]}, ${part}`}
                aria-invalid={errors[side] ? true : undefined}
                aria-describedby={`own-${side}-error`}
                onChange={({ currentTarget: { value: text } }) => {
                  setErrors({});
                  step({ kind: 'type', side, part, text });
                }}
              />
              {part}
            </label>
          ))}
          {'sides' in outcome && outcome.workedOut === side && (
            <output>about {inWords(outcome.sides[side])}, from the photo</output>
          )}
          <Alert id={`own-${side}-error`}>{errors[side]}</Alert>
        </fieldset>
      ))}
      <Button type="submit">Lay a floor</Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  & > p {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    align-items: baseline;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-weight: 600;
  }
  label {
    display: inline-flex;
    gap: ${space[2]};
    align-items: baseline;
  }
  input {
    width: 5.5rem;
    font-variant-numeric: tabular-nums;
  }
  output {
    font-size: ${size.small};
    font-weight: 600;
  }
  fieldset > p {
    flex-basis: 100%;
  }
`;
