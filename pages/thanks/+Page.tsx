import { styled } from 'styled-components';
import { ButtonLink } from '#components/form/Button.tsx';
import { Island } from '#components/Island.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { Container } from '#components/layout/Container.ts';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { Eyebrow, Lead } from '#components/layout/SectionHeading.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { ColumnPicture } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { Filled } from '#components/prose/Filled.tsx';
import { Process } from '#components/sections/Process.tsx';
import { color, space } from '#components/theme.ts';
import { CallNow } from '../contact/CallNow.tsx';
import { justSentKey } from '../sent-request.ts';
import { useSentToast } from '../sent-toast.ts';
import type { Data } from './+data.ts';
import { SentToast } from './SentToast.island.tsx';

export function Page({ isUrgent, phone, help, picture }: Data) {
  const words = useWords('thanks');
  const success = useWords('contact.success');
  const next = useWords('requestView.next');
  const toast = useSentToast(isUrgent, phone);
  const number = <a href={phone.href}>{phone.text}</a>;
  return (
    <>
      <Island
        name="SentToast"
        component={SentToast}
        props={{ toast }}
        words={['shared.toasts']}
        wake="touch"
        restores={[justSentKey]}
      />
      <Container>
        <Screen $split={[6, 5]} $align="center">
          <Stack $isWide>
            <Eyebrow>{words.thanks}</Eyebrow>
            <h1>{words.heading}</h1>
            {isUrgent ? <CallNow phone={phone} help={help} isSent /> : <Lead>{success.text}</Lead>}
            <OwnRequest>
              <h2>{words.check}</h2>
              {/* The Worker fills in the number and the link, and shows one or the other (worker/routes/contact/thanks-page.ts). */}
              <p data-no-link="">
                <Filled text={words.link.none} parts={{ phone: number }} />
              </p>
              <Stack $gap={3} data-own-request="" hidden>
                <p>{words.link.about}</p>
                <ButtonLink as={PageLink} data-own-link="" href="/request">
                  {words.link.open}
                </ButtonLink>
                <p>
                  <Filled text={words.link.reference} parts={{ number: <b data-reference="" /> }} />
                </p>
                <noscript>
                  <p>{words.link.noScript}</p>
                </noscript>
              </Stack>
            </OwnRequest>
          </Stack>
          <ColumnPicture image={picture} isFirst sizes="(min-width: 1248px) 520px, (min-width: 900px) 42vw, 92vw" />
        </Screen>
      </Container>
      {!isUrgent && (
        <>
          <Process heading={next.heading} steps={next.steps} />
          <Band heading={next.ready}>
            <Columns>
              <MarkedList texts={next.haveReady} />
              <Stack $gap={2}>
                <p>{words.hours}</p>
                <p>
                  <Filled text={next.urgent} parts={{ phone: number }} />
                </p>
              </Stack>
            </Columns>
          </Band>
        </>
      )}
    </>
  );
}

const Screen = styled(Columns)`
  padding-block: ${space[5]} ${space[7]};
`;

/** What to do next, in the heaviest frame of the page. */
const OwnRequest = styled(Stack)`
  padding: ${space[5]};
  border: 3px solid ${color.ink};
  background: ${color.raised};
`;
