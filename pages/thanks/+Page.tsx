import { styled } from 'styled-components';
import { CardGrid } from '../../components/section/CardGrid.tsx';
import { Container, Eyebrow, Lead, Section } from '../../components/section/Layout.tsx';
import { Excerpt, PictureCard } from '../../components/section/PictureCard.tsx';
import { Process } from '../../components/section/Process.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { space } from '../../components/theme.ts';
import type { Data } from './+data.ts';

export function Page({ phone, contactWithin, quoteTime, reading }: Data) {
  const steps = [
    { title: 'We get in touch', description: "We'll read your request, then call or email you to set up a time." },
    {
      title: 'We measure',
      description: "We'll come out to measure your rooms and check the subfloor. Plan on 30-60 minutes.",
    },
    {
      title: 'You get a quote',
      description: `We'll email you an itemized quote within ${quoteTime} of our visit. There's no rush to decide.`,
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
            If it's urgent or you left something out, call us at <a href={phone.href}>{phone.text}</a>.
          </p>
        </Screen>
      </Container>
      <Process heading="What happens next" steps={steps} />
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
