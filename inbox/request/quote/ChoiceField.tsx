import type { ComponentProps } from 'react';
import { Field, Select } from '#components/form/Field.tsx';

interface ChoiceFieldProps<Value extends string> extends Omit<ComponentProps<typeof Field>, 'children' | 'error'> {
  error?: string | undefined;
  /** Each value with its words. */
  choices: readonly (readonly [value: Value, words: string])[];
  value?: Value | undefined;
  /** Missing where the form reads it, and starts with the value. */
  choose?: (value: Value) => void;
}

export function ChoiceField<Value extends string>({ error, choices, value, choose, ...field }: ChoiceFieldProps<Value>) {
  function pick(typed: string) {
    const [chosen] = choices.find(([each]) => each === typed) ?? [];
    if (chosen !== undefined) choose?.(chosen);
  }

  return (
    <Field {...field} error={error}>
      {(control) => (
        <Select {...control} {...(choose ? { value, onChange: ({ target }) => pick(target.value) } : { defaultValue: value })}>
          {choices.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
