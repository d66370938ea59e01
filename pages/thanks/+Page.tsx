import { styled } from 'styled-components';
import { CardGrid } from '../../components/section/CardGrid.tsx';
import { Container, Eyebrow, Lead, Section } from '../../components/section/Layout.tsx';
import { PictureCard } from '../../components/section/PictureCard.tsx';
import { Process } from '../../components/section/Process.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { space } from '../../components/theme.ts';
import type { Data } from './+data.ts';

export function Page({ phone, contactWithin, reading }: Data) {
  const steps = [
    { title: 'We get in touch', description: 'We read your request and call or write to agree on a time.' },
    {
      title: 'We measure',
      description: 'We measure the rooms and test the slab or subfloor, which takes 30 to 60 minutes.',
    },
    { title: 'You get a price', description: 'You get a written price by line. Take the time you need with it.' },
  ];
  return (
    <>
      <Container>
        <Screen>
          <Eyebrow>Thank you</Eyebrow>
          <h1>Estimate Request Submitted!</h1>
          <Lead>We'll contact you within {contactWithin} to schedule your free consultation.</Lead>
          <p>
            Is it urgent, or did you forget something? Call <a href={phone.href}>{phone.text}</a>.
          </p>
        </Screen>
      </Container>
      <Process heading="What happens next" steps={steps} />
      <Section>
        <Container>
          <SectionHeading>Worth reading until then</SectionHeading>
          <CardGrid>
            {reading.map(({ href, title, excerpt, image }) => (
              <PictureCard key={href} href={href} title={title} image={image}>
                <p>{excerpt}</p>
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
