import { type FormEvent, type SyntheticEvent, useState } from 'react';
import { showToast, type ToastText } from '#components/form/Toasts.tsx';
import { type EstimateRequest, type FieldErrors, parseEstimateRequest } from '#schema/api/estimate-request.ts';
import { fieldNames, requestFields } from '#schema/request-fields/fields.ts';
import type { WordsByField } from '#schema/request-fields/words.ts';
import { isVisible } from '#schema/rules/clean.ts';
import { whyUrgent } from '#schema/rules/urgency.ts';
import { attemptFor, clearDraft, valuesOf } from './draft.ts';
import { type Stored, sendEstimate } from './send-estimate.ts';
import { renewToken, tokenField } from './turnstile.ts';

interface Options {
  /** Sent along with the fields. */
  extras: Pick<EstimateRequest, 'language' | 'plan' | 'context'>;
  fields: WordsByField;
  toasts: Record<'failure' | 'missing', ToastText>;
  /** Runs once the request is stored. */
  onStored: (stored: Stored, isUrgent: boolean) => void;
}

/** Sends the request, or shows what is wrong with it. */
export function useSending({ extras, fields, toasts, onStored }: Options) {
  const [state, setState] = useState<'idle' | 'submitting' | 'failure'>('idle');
  const [hasTried, setTried] = useState(false);
  const { errors, listed, showErrors, checkField } = useFieldErrors(fields);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'submitting') return;
    const form = event.currentTarget;
    const values = valuesOf(form);
    const parsed = parseEstimateRequest({ ...values, ...extras }, fields);
    if (!parsed.ok) {
      showErrors(parsed.errors);
      // The summary says it every time.
      const isMissing = fieldNames.some((name) => requestFields[name].isRequired && !isVisible(values[name] ?? ''));
      if (!hasTried && isMissing) showToast(toasts.missing);
      setTried(true);
      return;
    }
    setState('submitting');
    showErrors({});
    const data = new FormData(form);
    const signals = Object.fromEntries(['website', tokenField].map((name) => [name, String(data.get(name) ?? '')]));
    const result = await sendEstimate(parsed.value, attemptFor(parsed.value), signals);
    renewToken();
    if (result.ok) {
      clearDraft();
      setState('idle');
      onStored(result.stored, whyUrgent(parsed.value) !== null);
      return;
    }
    setState(result.errors ? 'idle' : 'failure');
    if (result.errors) showErrors(result.errors);
    showToast(toasts.failure);
  }

  return { state, errors, listed, checkField, submit };
}

/** What is wrong with each field. */
function useFieldErrors(fields: WordsByField) {
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
