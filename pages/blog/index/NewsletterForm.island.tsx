import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#components/form/Button.tsx';
import { Field, Input } from '#components/form/Field.tsx';
import { ResponseError, send } from '#components/form/request.ts';
import { showToast, Toasts } from '#components/form/Toasts.tsx';
import { color, from, secondaryText, space } from '#components/theme.ts';
import { newsletterSchema } from '#schema/api/newsletter.ts';
import { emailMessages, longestEmail } from '#schema/rules/email.ts';

/** Milliseconds. */
const timeout = 20_000;

const text = {
  success: { title: 'Subscribed', text: "You'll get an email from us whenever we post a new article." },
  failure: { title: 'Not subscribed', text: "We couldn't save your email address, so please try again.", destructive: true },
};

/** The newsletter form. With scripts off, it posts to the same address, and the Worker redirects back to a message. */
export function NewsletterForm() {
  const [error, setError] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    const parsed = newsletterSchema.safeParse(Object.fromEntries(new FormData(target)));
    setError(parsed.error?.issues[0]?.message);
    if (!parsed.success) {
      target.querySelector('input')?.focus();
      return;
    }
    setSubmitting(true);
    try {
      await send('POST', '/api/newsletter', parsed.data, { signal: AbortSignal.timeout(timeout) });
      target.reset();
      showToast(text.success);
    } catch (failure) {
      if (failure instanceof ResponseError && failure.status === 422) setError(emailMessages.form);
      else showToast(text.failure);
    } finally {
      setSubmitting(false);
    }
  }

  return (
    <>
      <Form action="/api/newsletter" method="post" aria-label="Subscribe to new articles" onSubmit={submit}>
        <Field form="newsletter" name="email" label="Email" error={error}>
          {(control) => (
            <Input
              {...control}
              type="email"
              required
              maxLength={longestEmail}
              autoComplete="email"
              inputMode="email"
              onInput={() => setError(undefined)}
            />
          )}
        </Field>
        <Button type="submit" disabled={isSubmitting}>
          Subscribe
        </Button>
        <p>
          We only send new articles. To stop them, just email or call us. <a href="/privacy">What we store</a>
        </p>
      </Form>
      <Answer id="subscribed" data-kind="success">
        {text.success.title}. {text.success.text}
      </Answer>
      <Answer id="not-subscribed">{text.failure.text}</Answer>
      <Toasts />
    </>
  );
}

const Form = styled.form`
  display: grid;
  gap: 0 ${space[3]};
  max-width: 34rem;
  p {
    ${secondaryText}
  }
  ${from.tablet} {
    grid-template-columns: 1fr auto;
    button {
      margin-top: 1.95rem;
      align-self: start;
    }
    & > p {
      grid-column: 1 / -1;
    }
  }
`;

/** Shown when a form sent with scripts off comes back to it. */
const Answer = styled.p`
  display: none;
  margin-top: ${space[3]};
  font-weight: 600;
  color: ${color.signal};
  &[data-kind='success'] {
    color: ${color.success};
  }
  &:target {
    display: block;
  }
`;
