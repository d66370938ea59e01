import type { FormEvent } from 'react';
import { Field, Input } from '#components/form/Field.tsx';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { Fold } from '../Fold.tsx';
import { NoticeLine } from '../NoticeLine.tsx';
import { ButtonRow, SmallButton } from '../SmallButton.tsx';
import { FieldForm } from './SmallForm.tsx';
import type { RequestEditor } from './use-request.ts';

interface CorrectContactProps {
  request: StoredRequest;
  editor: Pick<RequestEditor, 'saving' | 'notice' | 'change'>;
}

/** For a typo in what mails and texts go to. The Worker says what's wrong with it. */
export function CorrectContact({ request: { email, phone }, editor: { saving, notice, change } }: CorrectContactProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const typed = { email: String(sent.get('email')), phone: String(sent.get('phone')) };
    const changes = {
      ...(typed.email !== email && { email: typed.email }),
      ...(typed.phone !== phone && { phone: typed.phone }),
    };
    if (saving === null && Object.keys(changes).length > 0) change('contact', changes);
  }

  return (
    <>
      <Fold>
        <summary>Correct the email or phone</summary>
        <FieldForm aria-label="Email and phone" noValidate onSubmit={submit} key={`${email} ${phone}`}>
          <Field form="contact" name="email" label="Email" error={undefined}>
            {(control) => <Input {...control} type="email" defaultValue={email} autoComplete="off" />}
          </Field>
          <Field form="contact" name="phone" label="Phone" error={undefined}>
            {(control) => <Input {...control} type="tel" defaultValue={phone} autoComplete="off" />}
          </Field>
          <ButtonRow>
            <SmallButton type="submit" aria-disabled={saving !== null}>
              Save
            </SmallButton>
          </ButtonRow>
        </FieldForm>
      </Fold>
      <NoticeLine notice={notice} about="contact" />
    </>
  );
}
