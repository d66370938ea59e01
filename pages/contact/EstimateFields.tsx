import type { MouseEvent, ReactNode } from 'react';
import { type ControlProps, Field, Input, Select, TextArea } from '../../components/form/Field.tsx';
import { Options } from '../../components/form/Options.tsx';
import { Filled } from '../../components/section/Filled.tsx';
import type { FieldErrors } from '../../schema/estimate-request.ts';
import { fill } from '../../schema/fill.ts';
import { type FieldName, fieldNames, requestFields } from '../../schema/request-fields/fields.ts';
import type { FieldWords, WordsByField } from '../../schema/request-fields/words.ts';
import { Wide } from './FormParts.tsx';
import { Hint } from './Hint.tsx';
import type { Hints } from './use-hints.ts';
import type { FormWords } from './words.ts';

interface EstimateFieldsProps {
  words: FormWords;
  fields: WordsByField;
  errors: FieldErrors;
  hints: Hints;
  phone: { text: string; href: string };
  /** After a field was filled for the visitor. */
  onFilled: (form: HTMLFormElement) => void;
}

/** They are uncontrolled, so that text typed before hydration stays. None has `maxLength`, which would cut what is pasted. */
export function EstimateFields({ words, fields, errors, hints, phone, onFilled }: EstimateFieldsProps) {
  function takeSuggestion({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const email = form?.elements.namedItem('email');
    if (!form || !(email instanceof HTMLInputElement) || hints.email === null) return;
    email.value = hints.email;
    email.focus();
    onFilled(form);
  }

  const below: Partial<Record<FieldName, ReactNode>> = {
    email: hints.email && (
      <button type="button" onClick={takeSuggestion}>
        {fill(words.hints.email, { address: hints.email })}
      </button>
    ),
    zipCode: hints.zip && (
      <span key={hints.zip.code}>
        <Filled
          text={words.hints[hints.zip.place]}
          parts={{ zip: hints.zip.code, phone: <a href={phone.href}>{phone.text}</a> }}
        />
      </span>
    ),
  };
  return fieldNames.map((name) => {
    const { label, hint } = fields[name];
    const { control, isRequired } = requestFields[name];
    const field = (
      <Field key={name} {...{ form: 'estimate', name, label, hint }} error={errors[name]} required={isRequired}>
        {(props) => (
          <>
            <Control {...props} name={name} words={fields[name]} />
            {name in below && <Hint>{below[name]}</Hint>}
          </>
        )}
      </Field>
    );
    return control === 'select' || control === 'textarea' ? <Wide key={name}>{field}</Wide> : field;
  });
}

function Control({ words: { choose = '', options = {} }, ...props }: ControlProps & { name: FieldName; words: FieldWords }) {
  const { control, isRequired: required, autoComplete, inputMode } = requestFields[props.name];
  if (control === 'textarea') return <TextArea {...props} required={required} rows={4} />;
  if (control !== 'select') return <Input {...props} type={control} {...{ required, autoComplete, inputMode }} />;
  return (
    <Select {...props} required={required} defaultValue="">
      <Options choose={choose} labels={options} />
    </Select>
  );
}
