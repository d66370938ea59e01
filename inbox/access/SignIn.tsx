import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { Button } from '#components/form/Button.tsx';
import { Field, Input } from '#components/form/Field.tsx';
import { device } from '#components/form/kept.ts';
import { space } from '#components/theme.ts';
import { longestName, type Session, sessionDays, signInSchema } from '#schema/api/session.ts';
import { readSession, signIn } from '../api.ts';
import { problemBox } from '../problem-box.ts';
import { httpStatusOf, reasonOf } from '../reasons.ts';
import { StartScreen } from './StartScreen.tsx';

type FieldName = 'token' | 'name';

/** This device remembers who signs in, so that people don't have to type their name every day. */
const nameKey = 'inbox-name';

const messages = {
  'not signed in': `Sign in with your token. This device then stays signed in for ${sessionDays} days.`,
  expired: 'Your session has ended. Sign in to pick up where you left off. Any note you were writing is still here.',
  'signed out': "You're signed out. Requests are no longer visible in this browser.",
};

const cookieRefused =
  "This browser doesn't keep a secure cookie on a page without HTTPS, so it can't stay signed in. Use Chrome or Firefox, or open the site over HTTPS.";

export function SignIn({ why, onSignIn }: { why: keyof typeof messages; onSignIn: (session: Session) => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, error, isBusy, attempt, showError } = useAttempts(onSignIn);
  const errorOf = (field: FieldName) => (error?.field === field ? error.message : undefined);

  useEffect(() => {
    document.title = 'Sign in to the inbox';
    // Whatever had the focus is gone.
    if (why !== 'not signed in') heading.current?.focus();
  }, [why]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const parsed = signInSchema.safeParse({ token: String(data.get('token')).trim(), name: data.get('name') });
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return showError(issue?.message ?? 'Enter the token', issue?.path[0] === 'name' ? 'name' : 'token');
    }
    attempt(parsed.data);
  }

  return (
    <StartScreen heading={heading}>
      <p role="status">{messages[why]}</p>
      <form ref={form} aria-label="Sign in" noValidate onSubmit={submit}>
        {/* Password managers look for a user name next to the password. */}
        <input type="text" name="username" autoComplete="username" defaultValue="inbox" readOnly hidden />
        <Field form="sign-in" name="token" label="Token" error={errorOf('token')}>
          {(control) => (
            <Input
              {...control}
              type="password"
              required
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field form="sign-in" name="name" label="Your name" error={errorOf('name')}>
          {(control) => (
            <Input
              {...control}
              type="text"
              required
              maxLength={longestName}
              autoComplete="name"
              defaultValue={device.read(nameKey, z.string()) ?? ''}
            />
          )}
        </Field>
        <Problem className={error?.field === null ? undefined : 'unseen'} role="alert">
          {error?.message}
        </Problem>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Signing in…' : 'Sign in'}
        </Button>
      </form>
    </StartScreen>
  );
}

/** One attempt to sign in at a time, and what went wrong with the last. */
function useAttempts(onSignIn: (session: Session) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<{ field: FieldName | null; message: string }>();
  const [isBusy, setBusy] = useState(false);

  /** Without a field if what was entered isn't to blame. */
  function showError(message: string, field: FieldName | null = 'token') {
    setError({ field, message });
    if (field) form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  }

  async function attempt(credentials: { token: string; name: string }) {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      const session = await signIn(credentials);
      device.keep(nameKey, credentials.name);
      if (await hasKeptCookie()) return onSignIn(session);
      showError(cookieRefused, null);
    } catch (failure) {
      if (httpStatusOf(failure) === 401) showError("That token isn't right. Check it and try again.");
      else showError(reasonOf(failure), null);
    }
    setBusy(false);
  }

  return { form, error, isBusy, attempt, showError };
}

const Problem = styled.p`
  ${problemBox}
  margin-bottom: ${space[2]};
`;

/** Safari refuses Secure cookies from http://localhost. */
async function hasKeptCookie(): Promise<boolean> {
  return location.protocol === 'https:' || (await readSession()).signedIn;
}
