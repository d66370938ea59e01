import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { Button } from '#components/form/Button.tsx';
import { Field, TextArea } from '#components/form/Field.tsx';
import { tab } from '#components/form/kept.ts';
import { usePageLanguage, useWords } from '#components/page-language.ts';
import { color, secondaryText, space } from '#components/theme.ts';
import { visitorMessageSchema } from '#schema/api/visitor.ts';
import { timeZone } from '#schema/rules/business-time.ts';
import { isVisible } from '#schema/rules/clean.ts';
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
  const { messages } = request;
  const { canSend } = standingOf(request, openedAt);
  const draftKey = `message ${request.id}`;
  /** Kept in the tab, which phones end when they need its memory. */
  const [text, setText] = useState(() => tab.read(draftKey, z.string()) ?? '');
  const timeFormat = new Intl.DateTimeFormat(locales[language], { timeZone, dateStyle: 'long', timeStyle: 'short' });
  const form = useRef<HTMLFormElement>(null);
  const { isRunning, problem, run } = useAction();
  const [error, setError] = useState<string>();
  const [isSent, setSent] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const parsed = visitorMessageSchema.safeParse({ text });
    setError(parsed.success ? undefined : isVisible(text) ? words.tooLong : words.missing);
    if (!parsed.success) return form.current?.querySelector('textarea')?.focus();
    if (!(await run(() => sendMessage(fragment, parsed.data.text)))) return;
    tab.drop(draftKey);
    setText('');
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
        <Form ref={form} noValidate onSubmit={submit} onInput={() => setSent(false)}>
          <Field form="request" name="message" label={words.label} error={error}>
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                value={text}
                onChange={({ currentTarget }) => {
                  setText(currentTarget.value);
                  tab.keep(draftKey, currentTarget.value);
                }}
              />
            )}
          </Field>
          <Button type="submit" data-kind="quiet" disabled={isRunning}>
            {isRunning ? words.sending : words.send}
          </Button>
          {problem && <p role="alert">{problem}</p>}
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
