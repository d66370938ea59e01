import { styled } from 'styled-components';
import { Island } from '#components/Island.tsx';
import { Container } from '#components/layout/Container.ts';
import { Filled } from '#components/prose/Filled.tsx';
import { space } from '#components/theme.ts';
import type { Data } from './+data.ts';
import { NewLink } from './NewLink.tsx';
import { OwnRequest } from './OwnRequest.island.tsx';

/** The page itself knows nothing of any request. The link's fragment, which only the browser sees, opens one. */
export function Page({ noScript, island }: Data) {
  const { phone } = island;
  return (
    <Container>
      <Screen>
        <Island name="OwnRequest" component={OwnRequest} props={island} wake="idle" />
        <noscript>
          <p>
            <Filled text={noScript} parts={{ phone: <a href={phone.href}>{phone.text}</a> }} />
          </p>
          <NewLink language={island.language} words={island.words.newLink} phone={phone} />
        </noscript>
      </Screen>
    </Container>
  );
}

const Screen = styled.div`
  display: grid;
  gap: ${space[5]};
  max-width: 46rem;
  min-height: 60vh;
  margin-inline: auto;
  padding-block: ${space[6]} ${space[8]};
  align-content: start;
`;
