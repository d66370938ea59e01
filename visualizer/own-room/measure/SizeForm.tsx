import { type Dispatch, type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#components/form/Button.tsx';
import { Input } from '#components/form/Field.tsx';
import { useWords } from '#components/page-language.ts';
import { color, secondaryText, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { PhotoAction, PhotoEdits } from '../photo-edits.ts';
import { formatLength } from './lengths.ts';
import { describeProblem, measureSides, type SideErrors } from './measure-sides.ts';

interface SizeFormProps {
  edits: PhotoEdits;
  dispatch: Dispatch<PhotoAction>;
}

/** Both sides in feet and inches. If one is left empty, it's calculated from the photo. */
export function SizeForm({ edits: { typed, quad, size: photo }, dispatch }: SizeFormProps) {
  const words = useWords('photoTools');
  const [errors, setErrors] = useState<SideErrors>({});
  const result = measureSides(typed, quad, photo);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if ('sides' in result) {
      dispatch({ kind: 'measure', sides: result.sides });
      return;
    }
    setErrors(result.errors);
    const invalid = result.errors.width ? 'width' : 'depth';
    event.currentTarget.querySelector<HTMLInputElement>(`[name="own-${invalid}-feet"]`)?.focus();
  }

  return (
    <Form noValidate onSubmit={submit}>
      <p id="own-room-size">{words.oneSide}</p>
      {(['width', 'depth'] as const).map((side) => (
        <fieldset key={side} aria-describedby={`own-room-size own-${side}-error`}>
          <legend>{words.sides[side]}</legend>
          {(['feet', 'inches'] as const).map((part) => (
            <label key={part} htmlFor={`own-${side}-${part}`}>
              <Input
                id={`own-${side}-${part}`}
                name={`own-${side}-${part}`}
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                value={typed[side][part]}
                aria-label={`${words.sides[side]}, ${words.parts[part]}`}
                aria-invalid={errors[side] ? true : undefined}
                aria-describedby={`own-${side}-error`}
                onChange={({ currentTarget: { value: text } }) => {
                  setErrors({});
                  dispatch({ kind: 'typeLength', side, part, text });
                }}
              />
              {words.parts[part]}
            </label>
          ))}
          {'sides' in result && result.calculated === side && (
            <output>{fill(words.calculated, { length: formatLength(result.sides[side], words) })}</output>
          )}
          <Alert id={`own-${side}-error`}>{describeProblem(errors[side], words)}</Alert>
        </fieldset>
      ))}
      <Button type="submit" data-kind="quiet">
        {words.useSize}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  & > p {
    ${secondaryText}
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

const Alert = styled.p`
  font-size: ${size.small};
  font-weight: 550;
  color: ${color.signal};
  &:empty {
    position: absolute;
  }
`;
