import { styled } from 'styled-components';
import { Island } from '../../components/Island.tsx';
import { HaveReady } from '../../components/own-request/HaveReady.tsx';
import { CardGrid } from '../../components/section/CardGrid.tsx';
import { Container, Eyebrow, Lead, Section, Split, Stack } from '../../components/section/Layout.tsx';
import { Excerpt, PictureCard } from '../../components/section/PictureCard.tsx';
import { Process } from '../../components/section/Process.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { space } from '../../components/theme.ts';
import type { Data } from './+data.ts';
import { OwnLink } from './OwnLink.island.tsx';

export function Page({ phone, hours, contactWithin, quoteTime, reading }: Data) {
  const steps = [
    { title: 'We get in touch', description: "We'll read your request, then call or email you to set up a time." },
    {
      title: 'We measure',
      description: "We'll come out to measure your rooms and check the subfloor, which usually takes 30-60 minutes.",
    },
    {
      title: 'You get a quote',
      description: `We'll email you an itemized quote within ${quoteTime} of our visit, and there's no rush to decide.`,
    },
  ];
  return (
    <>
      <Container>
        <Screen>
          <Eyebrow>Thank you</Eyebrow>
          <h1>Estimate Request Submitted!</h1>
          <Lead>We'll contact you within {contactWithin} to schedule your free consultation.</Lead>
          <p>
            We call and email <span className="whole">{hours.weekdays}</span> and <span className="whole">{hours.saturday}</span>,
            so if we're closed right now, you'll hear from us on the next business day.
          </p>
          <p>
            If your project is urgent or you left out something important, call us at <a href={phone.href}>{phone.text}</a>.
          </p>
        </Screen>
      </Container>
      <Process heading="What happens next" steps={steps} />
      <Section data-tone="raised">
        <Container>
          <Split>
            <Stack>
              <h2>What to have ready</h2>
              <HaveReady />
            </Stack>
            <Stack>
              <h2>Check on your request</h2>
              <Island name="OwnLink" component={OwnLink} props={{}} wake="idle" />
            </Stack>
          </Split>
        </Container>
      </Section>
      <Section>
        <Container>
          <SectionHeading>Helpful articles while you wait</SectionHeading>
          <CardGrid>
            {reading.map(({ href, title, excerpt, image }) => (
              <PictureCard key={href} href={href} title={title} image={image}>
                <Excerpt>{excerpt}</Excerpt>
              </PictureCard>
            ))}
          </CardGrid>
        </Container>
      </Section>
    </>
  );
}

const Screen = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[7]};
`;
