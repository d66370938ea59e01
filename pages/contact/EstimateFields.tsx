import { styled } from 'styled-components';
import { Field } from '#components/form/Field.tsx';
import { RequestControl } from '#components/form/RequestControl.tsx';
import { useWords } from '#components/page-language.ts';
import { color, size, space } from '#components/theme.ts';
import type { FieldErrors } from '#schema/api/estimate-request.ts';
import { fieldNames, requestFields } from '#schema/request-fields/fields.ts';
import type { WordsByField } from '#schema/request-fields/words.ts';
import { fill } from '#schema/rules/fill.ts';
import { Wide } from './FormParts.tsx';

interface EstimateFieldsProps {
  fields: WordsByField;
  errors: FieldErrors;
  /** How many digits the phone number has, if that's odd. */
  oddCount: number | null;
}

/** They are uncontrolled, so that text typed before hydration stays. None has `maxLength`, which would cut what is pasted. */
export function EstimateFields({ fields, errors, oddCount }: EstimateFieldsProps) {
  const words = useWords('contact.form');
  return fieldNames.map((name) => {
    const { label, hint } = fields[name];
    const { control, isRequired } = requestFields[name];
    const field = (
      <Field key={name} {...{ form: 'estimate', name, label, hint }} error={errors[name]} required={isRequired}>
        {(props) => (
          <>
            <RequestControl {...props} name={name} words={fields[name]} required={isRequired} />
            {name === 'phone' && <Hint>{oddCount && fill(words.hints.phone, { count: oddCount })}</Hint>}
          </>
        )}
      </Field>
    );
    return control === 'select' || control === 'textarea' ? <Wide key={name}>{field}</Wide> : field;
  });
}

/** Something that may be worth another look. Takes no space while it's empty. */
const Hint = styled.p.attrs({ role: 'status' })`
  padding-top: ${space[1]};
  font-size: ${size.small};
  line-height: 1.45;
  color: ${color.info};
  &:empty {
    padding: 0;
  }
`;
