import { type SyntheticEvent, useState } from 'react';
import { type FieldErrors, parseEstimateRequest } from '../../schema/estimate-request.ts';
import { fieldNames } from '../../schema/request-fields/fields.ts';
import type { RequestWords } from '../../schema/request-fields/words.ts';
import { valuesOf } from './draft.ts';

/** What is wrong with each field. */
export function useFieldErrors(fields: RequestWords) {
  const [errors, setErrors] = useState<FieldErrors>({});
  /** What was wrong at the last attempt to send. */
  const [listed, setListed] = useState<FieldErrors>({});

  function showErrors(found: FieldErrors) {
    setErrors(found);
    setListed(found);
  }

  /** When a field is left, and while one with an error is being corrected. */
  function checkField({ currentTarget, target, type }: SyntheticEvent<HTMLFormElement>) {
    const name = fieldNames.find((field) => target instanceof Element && target.getAttribute('name') === field);
    if (!name || (type !== 'blur' && !errors[name])) return;
    const parsed = parseEstimateRequest(valuesOf(currentTarget), fields);
    setErrors((before) => ({ ...before, [name]: parsed.ok ? undefined : parsed.errors[name] }));
  }

  return { errors, listed, showErrors, checkField };
}
