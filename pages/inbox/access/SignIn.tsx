import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/form/Button.tsx';
import { Field, Input } from '../../../components/form/Field.tsx';
import { signInSchema } from '../../../schema/session.ts';
import { reasonOf, signIn } from '../api.ts';
import { StartScreen } from '../StartScreen.tsx';

interface SignInProps {
  why: keyof typeof messages;
  onSignIn: () => void;
}

const messages = {
  'not signed in': 'Enter your business token. This browser will stay signed in for 12 hours.',
  expired: 'Your session has expired. Sign in to pick up where you left off. Any note you were writing is still here.',
  'signed out': "You're signed out. Requests are no longer visible in this browser.",
};

export function SignIn({ why, onSignIn }: SignInProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    document.title = 'Sign in to the inbox';
    // Whatever had the focus is gone.
    if (why !== 'not signed in') heading.current?.focus();
  }, [why]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const parsed = signInSchema.safeParse({ token: field.current?.value.trim() });
    if (!parsed.success) return showError(parsed.error.issues[0]?.message ?? 'Enter the token');
    setBusy(true);
    setError(undefined);
    try {
      if (await signIn(parsed.data.token)) return onSignIn();
      showError("That token isn't right. Check it and try again.");
    } catch (failure) {
      showError(reasonOf(failure));
    }
    setBusy(false);
  }

  function showError(message: string) {
    setError(message);
    field.current?.focus();
  }

  return (
    <StartScreen heading={heading}>
      <p role="status">{messages[why]}</p>
      <form aria-label="Sign in" noValidate onSubmit={submit}>
        {/* Password managers look for a user name next to the password. */}
        <input type="text" name="username" autoComplete="username" defaultValue="inbox" readOnly hidden />
        <Field form="sign-in" name="token" label="Token" error={error}>
          {(control) => (
            <Input
              {...control}
              ref={field}
              type="password"
              required
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <p className="unseen" role="alert">
          {error}
        </p>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Signing in…' : 'Sign in'}
        </Button>
      </form>
    </StartScreen>
  );
}
