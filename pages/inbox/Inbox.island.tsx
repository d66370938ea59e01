import { styled } from 'styled-components';
import { space } from '../../components/theme.ts';
import { SignIn } from './access/SignIn.tsx';
import { useAccess } from './access/use-access.ts';
import { Screen } from './Screen.tsx';
import { type Shop, ShopFacts } from './shop.ts';
import { useView } from './use-view.ts';
import { Workbench } from './Workbench.tsx';

/** The business's tool: shows nothing of anybody's before the Worker has said that this browser is signed in. */
export function Inbox(shop: Shop) {
  const { access, ask, enter, lock, leave } = useAccess();
  const viewState = useView();
  if (access.kind === 'signed-in') {
    return (
      <ShopFacts value={shop}>
        <Workbench viewState={viewState} onSignedOut={lock} leave={leave} />
      </ShopFacts>
    );
  }
  if (access.kind === 'signed-out') return <SignIn enter={enter} why={access.why} />;
  return (
    <Wait>
      {access.kind === 'asking' ? (
        // As tall as what SignIn says there, which then takes its place without a jolt.
        <p role="status">Opening… Where this browser is not signed in, the token of the business is asked for next.</p>
      ) : (
        <>
          <p role="alert">{access.reason}</p>
          <button type="button" onClick={ask}>
            Try again
          </button>
        </>
      )}
    </Wait>
  );
}

const Wait = styled(Screen)`
  button {
    min-height: 48px;
    padding-inline: ${space[4]};
    cursor: pointer;
  }
  /* The sentence above it says what to do. */
  @media (scripting: none) {
    display: none;
  }
`;
