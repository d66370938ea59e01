import { styled } from 'styled-components';
import { Island } from '#components/Island.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { Container } from '#components/layout/Container.ts';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { Eyebrow, Lead } from '#components/layout/SectionHeading.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { Filled } from '#components/prose/Filled.tsx';
import { Process } from '#components/sections/Process.tsx';
import { space } from '#components/theme.ts';
import { CallNow } from '../contact/CallNow.tsx';
import { justSentKey } from '../sent-request.ts';
import { useSentToast } from '../sent-toast.ts';
import type { Data } from './+data.ts';
import { SentToast } from './SentToast.island.tsx';

export function Page({ isUrgent, phone, help }: Data) {
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
        <Screen>
          <Eyebrow>{words.thanks}</Eyebrow>
          <h1>{success.title}</h1>
          {isUrgent ? (
            <CallNow phone={phone} help={help} isSent />
          ) : (
            <>
              <Lead>{success.text}</Lead>
              <p>{words.hours}</p>
              <p>
                <Filled text={next.urgent} parts={{ phone: number }} />
              </p>
            </>
          )}
        </Screen>
      </Container>
      {!isUrgent && <Process heading={next.heading} steps={next.steps} />}
      <Band>
        <Columns>
          {!isUrgent && (
            <Stack>
              <h2>{next.ready}</h2>
              <MarkedList texts={next.haveReady} />
            </Stack>
          )}
          <Stack>
            <h2>{words.check}</h2>
            {/* The Worker fills in the number and the link, and shows one or the other (worker/routes/contact/thanks-page.ts). */}
            <p data-no-link="">
              <Filled text={words.link.none} parts={{ phone: number }} />
            </p>
            <div data-own-request="" hidden>
              <p>
                <Filled text={words.link.reference} parts={{ number: <b data-reference="" /> }} />
              </p>
              <p>
                <Filled
                  text={words.link.about}
                  parts={{
                    link: (
                      <PageLink data-own-link="" href="/request">
                        {words.link.open}
                      </PageLink>
                    ),
                  }}
                />
              </p>
              <noscript>
                <p>{words.link.noScript}</p>
              </noscript>
            </div>
          </Stack>
        </Columns>
      </Band>
    </>
  );
}

const Screen = styled(Stack)`
  padding-block: ${space[7]};
`;
