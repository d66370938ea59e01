import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { Button } from '#components/form/Button.tsx';
import { Field, TextArea } from '#components/form/Field.tsx';
import { tab } from '#components/form/kept.ts';
import { usePageLanguage, useWords } from '#components/page-language.ts';
import { color, secondaryText, space } from '#components/theme.ts';
import { timeZone } from '#schema/rules/business-time.ts';
import { fill } from '#schema/rules/fill.ts';
import { locales } from '#schema/rules/language.ts';
import { useOpenRequest } from './open-request.ts';
import { Part } from './Part.tsx';
import { standingOf } from './standing.ts';
import { useAction } from './use-action.ts';
import { sendMessage } from './visitor-api.ts';

/** What the visitor and the business wrote to each other, and a field for more. */
export function Messages() {
  const words = useWords('requestView.messages');
  const { language } = usePageLanguage();
  const { fragment, request, openedAt, reload } = useOpenRequest();
  const { id, messages } = request;
  const draftKey = `message ${id}`;
  /** Kept in the tab, which phones end when they need its memory. */
  const [draft] = useState(() => tab.read(draftKey, z.string()) ?? '');
  const { canSend } = standingOf(request, openedAt);
  const timeFormat = new Intl.DateTimeFormat(locales[language], { timeZone, dateStyle: 'long', timeStyle: 'short' });
  const { isRunning, problem, run } = useAction();
  const [isSent, setSent] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector('textarea');
    if (!field) return;
    if (!(await run(() => sendMessage(fragment, field.value)))) return field.focus();
    tab.drop(draftKey);
    field.value = '';
    setSent(true);
    await reload();
  }

  if (!canSend && messages.length === 0) return null;
  return (
    <Part id="messages" heading={words.heading}>
      {messages.length > 0 && (
        <MessageList>
          {messages.map(({ at, from, text }) => (
            <Message key={`${at} ${from}`} $isOwn={from === 'visitor'}>
              <small>{fill(words[from], { time: timeFormat.format(Date.parse(at)) })}</small>
              <p>{text}</p>
            </Message>
          ))}
        </MessageList>
      )}
      <p role="status">{isSent && words.received}</p>
      {canSend && (
        <Form onSubmit={submit} onInput={() => setSent(false)}>
          <Field form="request" name="message" label={words.label} error={problem}>
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                required
                defaultValue={draft}
                onInput={({ currentTarget }) => tab.keep(draftKey, currentTarget.value)}
              />
            )}
          </Field>
          <Button type="submit" data-kind="quiet" disabled={isRunning}>
            {isRunning ? words.sending : words.send}
          </Button>
        </Form>
      )}
    </Part>
  );
}

const MessageList = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const Message = styled.li<{ $isOwn: boolean }>`
  padding: ${space[3]} ${space[4]};
  background: ${({ $isOwn }) => ($isOwn ? color.sunken : color.raised)};
  small {
    ${secondaryText}
  }
  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${space[2]};
  & > button {
    justify-self: start;
  }
`;
