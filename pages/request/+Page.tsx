import { styled } from 'styled-components';
import { Island } from '#components/Island.tsx';
import { Container } from '#components/layout/Container.ts';
import { Stack } from '#components/layout/Stack.ts';
import { useWords } from '#components/page-language.ts';
import { Filled } from '#components/prose/Filled.tsx';
import { headerHeight, space } from '#components/theme.ts';
import type { Data } from './+data.ts';
import { NewLink } from './NewLink.tsx';
import { OwnRequest } from './OwnRequest.island.tsx';

/** The page itself knows nothing of any request. The link's fragment, which only the browser sees, opens one. */
export function Page({ facts }: Data) {
  const { phone, help } = facts;
  const { noScript } = useWords('request');
  return (
    <Container>
      <Screen $gap={5} $isWide>
        <Island
          name="OwnRequest"
          component={OwnRequest}
          props={facts}
          words={['request', 'contact.success', 'contact.urgent', 'shared.call', 'shared.toasts']}
          links={help ? [help] : []}
          wake="idle"
        />
        <noscript>
          <Stack $gap={5} $isWide>
            <p>
              <Filled text={noScript} parts={{ phone: <a href={phone.href}>{phone.text}</a> }} />
            </p>
            <NewLink phone={phone} />
          </Stack>
        </noscript>
      </Screen>
    </Container>
  );
}

/** As high as the screen, so that the footer doesn't move in view once the request has loaded. */
const Screen = styled(Stack)`
  max-width: 46rem;
  min-height: calc(100vh - ${headerHeight});
  margin-inline: auto;
  padding-block: ${space[6]} ${space[8]};
`;
