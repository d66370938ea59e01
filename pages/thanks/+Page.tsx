import { styled } from 'styled-components';
import { Excerpt, PictureCard } from '#components/cards/PictureCard.tsx';
import { Island } from '#components/Island.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { Container } from '#components/layout/Container.ts';
import { Grid } from '#components/layout/Grid.ts';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { Eyebrow, Lead } from '#components/layout/SectionHeading.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { Filled } from '#components/prose/Filled.tsx';
import { Process } from '#components/sections/Process.tsx';
import { space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { pathIn } from '#schema/rules/language.ts';
import { CallNow } from '../contact/CallNow.tsx';
import { justSentKey } from '../sent-request.ts';
import type { Data } from './+data.ts';
import { SentToast } from './SentToast.island.tsx';

export function Page({ words, language, urgent, phone, hours, contactWithin, quoteTime, reading, toasts }: Data) {
  const number = <a href={phone.href}>{phone.text}</a>;
  const steps = words.steps.map((step) => ({ ...step, description: fill(step.description, { time: quoteTime }) }));
  return (
    <>
      <Island
        name="SentToast"
        component={SentToast}
        props={{ toast: urgent ? toasts.urgent : toasts.usual, label: toasts.label, close: toasts.close }}
        wake="touch"
        restores={[justSentKey]}
      />
      <Container>
        <Screen>
          <Eyebrow>{words.thanks}</Eyebrow>
          <h1>{words.heading}</h1>
          {urgent ? (
            <CallNow {...urgent} phone={phone} level={2} isSent />
          ) : (
            <>
              <Lead>{fill(words.lead, { time: contactWithin })}</Lead>
              <p>
                <Filled
                  text={words.hours}
                  parts={{
                    weekdays: <WholeEnd text={hours.weekdays} />,
                    saturday: <WholeEnd text={hours.saturday} />,
                  }}
                />
              </p>
              <p>
                <Filled text={words.urgent} parts={{ phone: number }} />
              </p>
            </>
          )}
        </Screen>
      </Container>
      <Process heading={words.next} steps={steps} />
      <Band>
        <Columns>
          <Stack>
            <h2>{words.ready}</h2>
            <MarkedList texts={words.haveReady} />
          </Stack>
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
                      <a data-own-link="" href={pathIn(language, '/request')}>
                        {words.link.open}
                      </a>
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
      <Band heading={words.reading}>
        <Grid $count={reading.length} $most={3} $leads $rooms>
          {reading.map(({ href, name, excerpt, image }) => (
            <PictureCard key={href} href={href} title={name} image={image}>
              <Excerpt>{excerpt}</Excerpt>
            </PictureCard>
          ))}
        </Grid>
      </Band>
    </>
  );
}

/** 'Monday to Friday 7AM-6PM' may break between its words, but not inside '7AM-6PM'. */
function WholeEnd({ text }: { text: string }) {
  const end = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, end)}
      <span className="whole">{text.slice(end)}</span>
    </>
  );
}

const Screen = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[7]};
`;
