import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/form/Button.tsx';
import { Field, Input } from '../../../components/form/Field.tsx';
import { signInSchema } from '../../../schema/session.ts';
import { reasonOf, signIn } from '../api.ts';
import { Screen } from '../Screen.tsx';

interface SignInProps {
  enter: () => void;
  why: 'at first' | 'over' | 'left';
}

const said = {
  'at first': 'Enter the token of the business. This browser then stays signed in for 12 hours.',
  over: 'Your session is over. Sign in again to go on where you were; a note that you had begun is kept.',
  left: 'You are signed out. Nothing can be read in this browser.',
} as const;

export function SignIn({ enter, why }: SignInProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    document.title = 'Sign in to the inbox';
    // What had the focus is gone.
    if (why !== 'at first') heading.current?.focus();
  }, [why]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const parsed = signInSchema.safeParse({ token: field.current?.value.trim() });
    if (!parsed.success) return refuse(parsed.error.issues[0]?.message ?? 'Enter the token');
    setBusy(true);
    setError(undefined);
    try {
      if (await signIn(parsed.data.token)) return enter();
      refuse('This is not the token. Check it and try again.');
    } catch (failure) {
      refuse(reasonOf(failure));
    }
    setBusy(false);
  }

  function refuse(message: string) {
    setError(message);
    field.current?.focus();
  }

  return (
    <Screen heading={heading}>
      <p role="status">{said[why]}</p>
      <form aria-label="Sign in" noValidate onSubmit={submit}>
        {/* Password managers look for a name beside the password. */}
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
        <Button type="submit" aria-disabled={busy}>
          {busy ? 'Signing in…' : 'Sign in'}
        </Button>
      </form>
    </Screen>
  );
}
