import { useRef } from 'react';
import { Field, Input, Select, TextArea } from '../../components/form/Field.tsx';
import { ServiceOptions } from '../../components/form/ServiceOptions.tsx';
import { Filled } from '../../components/section/Filled.tsx';
import { type FieldErrors, requiredFields } from '../../schema/estimate-request.ts';
import { fill } from '../../schema/fill.ts';
import { Wide } from './FormParts.tsx';
import { Hint } from './Hint.tsx';
import type { Hints } from './use-hints.ts';
import type { FormWords } from './words.ts';

interface EstimateFieldsProps {
  words: FormWords;
  errors: FieldErrors;
  hints: Hints;
  phone: { text: string; href: string };
  /** After a field was filled for the visitor. */
  onFilled: (form: HTMLFormElement) => void;
}

/** They are uncontrolled, so that text typed before hydration stays. None has `maxLength`, which would cut what is pasted. */
export function EstimateFields({ words, errors, hints, phone, onFilled }: EstimateFieldsProps) {
  const email = useRef<HTMLInputElement>(null);

  function takeSuggestion() {
    if (!email.current?.form || hints.email === null) return;
    email.current.value = hints.email;
    email.current.focus();
    onFilled(email.current.form);
  }

  const field = (name: keyof FormWords['fields']) => ({
    form: 'estimate',
    name,
    label: words.fields[name],
    error: errors[name],
    required: requiredFields.includes(name),
  });
  return (
    <>
      <Field {...field('fullName')}>{(control) => <Input {...control} type="text" required autoComplete="name" />}</Field>
      <Field {...field('email')}>
        {(control) => (
          <>
            <Input {...control} ref={email} type="email" required autoComplete="email" inputMode="email" />
            <Hint>
              {hints.email && (
                <button type="button" onClick={takeSuggestion}>
                  {fill(words.hints.email, { address: hints.email })}
                </button>
              )}
            </Hint>
          </>
        )}
      </Field>
      <Field {...field('phone')}>
        {(control) => <Input {...control} type="tel" required autoComplete="tel" inputMode="tel" />}
      </Field>
      <Field {...field('zipCode')}>
        {(control) => (
          <>
            <Input {...control} type="text" required autoComplete="postal-code" inputMode="numeric" />
            <Hint>
              {hints.zip && (
                <span key={hints.zip.code}>
                  <Filled
                    text={words.hints[hints.zip.place]}
                    parts={{ zip: hints.zip.code, phone: <a href={phone.href}>{phone.text}</a> }}
                  />
                </span>
              )}
            </Hint>
          </>
        )}
      </Field>
      <Wide>
        <Field {...field('serviceNeeded')}>
          {(control) => (
            <Select {...control} required defaultValue="">
              <ServiceOptions choose={words.choose} labels={words.services} />
            </Select>
          )}
        </Field>
      </Wide>
      <Wide>
        <Field {...field('projectDetails')} hint={words.detailsHint}>
          {(control) => <TextArea {...control} rows={4} />}
        </Field>
      </Wide>
    </>
  );
}
