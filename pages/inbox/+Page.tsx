import { styled } from 'styled-components';
import { Island } from '#components/Island.tsx';
import { space } from '#components/theme.ts';
import type { Data } from './+data.ts';
import { Inbox } from './Inbox.island.tsx';

export function Page({ head: _, ...facts }: Data) {
  return (
    <>
      <noscript>
        <NoScript>
          <h1>Inbox</h1>
          <p>Turn on JavaScript in this browser to read estimate requests.</p>
        </NoScript>
      </noscript>
      <Island name="Inbox" component={Inbox} props={facts} wake="idle" />
    </>
  );
}

const NoScript = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[6]} ${space[4]};
`;
