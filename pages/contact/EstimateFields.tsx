import { Field, Input, Select, TextArea } from '../../components/form/Field.tsx';
import { ServiceOptions } from '../../components/form/ServiceOptions.tsx';
import { type FieldErrors, limits, requiredFields } from '../../schema/estimate-request.ts';
import { Wide } from './FormParts.tsx';
import type { FormWords } from './words.ts';

interface EstimateFieldsProps {
  words: FormWords;
  errors: FieldErrors;
}

/** They are uncontrolled, so that text typed before hydration stays. */
export function EstimateFields({ words, errors }: EstimateFieldsProps) {
  const field = (name: keyof FormWords['fields']) => ({
    form: 'estimate',
    name,
    label: words.fields[name],
    error: errors[name],
    required: requiredFields.includes(name),
  });
  return (
    <>
      <Field {...field('fullName')}>
        {(control) => <Input {...control} type="text" required maxLength={limits.fullName} autoComplete="name" />}
      </Field>
      <Field {...field('email')}>
        {(control) => (
          <Input {...control} type="email" required maxLength={limits.email} autoComplete="email" inputMode="email" />
        )}
      </Field>
      <Field {...field('phone')}>
        {(control) => <Input {...control} type="tel" required maxLength={limits.phone} autoComplete="tel" inputMode="tel" />}
      </Field>
      <Field {...field('zipCode')}>
        {(control) => (
          <Input
            {...control}
            type="text"
            required
            pattern="[0-9]{5}"
            title={words.fiveDigits}
            maxLength={10}
            autoComplete="postal-code"
            inputMode="numeric"
          />
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
          {(control) => <TextArea {...control} rows={4} maxLength={limits.projectDetails} />}
        </Field>
      </Wide>
    </>
  );
}
