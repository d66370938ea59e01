import { type FormEvent, type RefObject, useState } from 'react';
import { styled } from 'styled-components';
import { Field } from '#components/form/Field.tsx';
import { RequestControl } from '#components/form/RequestControl.tsx';
import { neededFields, parseEnteredRequest } from '#schema/api/entered-request.ts';
import type { FieldErrors } from '#schema/api/estimate-request.ts';
import { fieldNames } from '#schema/request-fields/fields.ts';
import { fieldWords } from '#schema/request-fields/words.ts';
import { enterRequest } from './api.ts';
import { Dialog } from './Dialog.tsx';
import { reasonOf } from './reasons.ts';
import { SmallForm } from './request/SmallForm.tsx';
import { ButtonRow, SmallButton } from './SmallButton.tsx';

interface NewRequestProps {
  ref: RefObject<HTMLDialogElement | null>;
  onEnter: (id: string) => void;
}

/** Takes down what somebody asks for on the phone. Open it with `showModal`. */
export function NewRequest({ ref, onEnter }: NewRequestProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState('');
  const [isSaving, setSaving] = useState(false);
  /** The same for every try to save one request. */
  const [key, setKey] = useState(() => crypto.randomUUID());

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '')]));
    const parsed = parseEnteredRequest(values);
    setErrors(parsed.ok ? {} : parsed.errors);
    setFailure('');
    if (!parsed.ok) {
      const wrong = fieldNames.find((name) => parsed.errors[name]);
      form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    setSaving(true);
    try {
      const id = await enterRequest(parsed.value, key);
      form.reset();
      setKey(crypto.randomUUID());
      ref.current?.close();
      onEnter(id);
    } catch (error) {
      setFailure(`Not saved. ${reasonOf(error)}`);
    }
    setSaving(false);
  }

  return (
    <Dialog ref={ref} aria-labelledby="inbox-new">
      <h2 id="inbox-new">New request</h2>
      <Fields noValidate onSubmit={save}>
        {fieldNames.map((name) => {
          const words = fieldWords.en[name];
          const required = neededFields.includes(name);
          return (
            <Field key={name} form="new" name={name} label={words.short} error={errors[name]} required={required}>
              {(props) => <RequestControl {...props} autoComplete="off" name={name} words={words} required={required} />}
            </Field>
          );
        })}
        <p role="alert">{failure}</p>
        <ButtonRow>
          <SmallButton type="submit" data-kind="main" aria-disabled={isSaving}>
            {isSaving ? 'Saving…' : 'Save and open'}
          </SmallButton>
          <SmallButton onClick={() => ref.current?.close()}>Cancel</SmallButton>
        </ButtonRow>
      </Fields>
    </Dialog>
  );
}

/** Room for what's wrong is only needed when something is. */
const Fields = styled(SmallForm)`
  [data-error]:empty {
    display: none;
  }
`;
