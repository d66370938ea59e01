import { styled } from 'styled-components';
import { Button } from '#components/form/Button.tsx';
import { SignIn } from './access/SignIn.tsx';
import { StartScreen } from './access/StartScreen.tsx';
import { SignedIn } from './access/signed-in.ts';
import { useAccess } from './access/use-access.ts';
import { Business, type BusinessFacts } from './business.ts';
import { Workbench } from './Workbench.tsx';

/** Shows no request until the Worker has said that this browser is signed in. */
export function Inbox(business: BusinessFacts) {
  const { access, retry, noteSignIn, noteSignOut } = useAccess();
  if (access.kind === 'signed-in') {
    return (
      <Business value={business}>
        <SignedIn value={access.session}>
          <Workbench session={access.session} onSignOut={noteSignOut} />
        </SignedIn>
      </Business>
    );
  }
  if (access.kind === 'signed-out') return <SignIn why={access.why} onSignIn={noteSignIn} />;
  return (
    <Waiting>
      {access.kind === 'checking' ? (
        <p role="status">Checking if you're signed in…</p>
      ) : (
        <>
          <p role="alert">{access.reason}</p>
          <Button type="button" data-kind="quiet" onClick={retry}>
            Try again
          </Button>
        </>
      )}
    </Waiting>
  );
}

const Waiting = styled(StartScreen)`
  /* The page has a sentence for browsers without scripts. */
  @media (scripting: none) {
    display: none;
  }
`;
