import { useState } from 'react';
import { Input } from '#components/form/Field.tsx';
import { linkIntro } from '#schema/api/mail-words.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { readLanguage } from '#schema/rules/language.ts';
import { makeLink } from '../api.ts';
import { reasonOf } from '../reasons.ts';
import { ButtonRow, SmallButton, SmallButtonLink } from '../SmallButton.tsx';
import { callable, sayNumber, textUrl } from './reply/contact-urls.ts';
import { SmallForm } from './SmallForm.tsx';

/** Who called has no link to their own page yet. */
export function LinkToText({ request: { id, phone, language } }: { request: StoredRequest }) {
  const [link, setLink] = useState('');
  const [failure, setFailure] = useState('');
  const text = [linkIntro[readLanguage(language)], link].join('\n');
  const numbers = callable(phone);

  async function make() {
    setFailure('');
    await makeLink(id).then(setLink, (error) => setFailure(`No link was made. ${reasonOf(error)}`));
  }

  return (
    <section aria-labelledby="inbox-link">
      <h3 id="inbox-link">Their own page</h3>
      {link === '' ? (
        <SmallButton onClick={make}>Make a link to text</SmallButton>
      ) : (
        <SmallForm as="div">
          <label htmlFor="inbox-link-address">We won't show this link again.</label>
          <Input id="inbox-link-address" readOnly autoFocus value={link} onFocus={({ target }) => target.select()} />
          <ButtonRow>
            {numbers.map((number) => (
              <SmallButtonLink key={number.line} data-kind="main" href={textUrl(number, text)}>
                {sayNumber(numbers.length > 1 ? 'Text' : 'Open the text app', number, numbers)}
              </SmallButtonLink>
            ))}
          </ButtonRow>
        </SmallForm>
      )}
      <p role="alert">{failure}</p>
    </section>
  );
}
