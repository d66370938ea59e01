import { styled } from 'styled-components';
import { Breadcrumbs } from '../../../components/Breadcrumbs.tsx';
import { CallToAction } from '../../../components/CallToAction.tsx';
import { Hero } from '../../../components/Hero.tsx';
import { Container, Grid, Heading, Section } from '../../../components/Layout.tsx';
import { LinkCard } from '../../../components/LinkCard.tsx';
import { from, space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';
import { Featured } from './Featured.tsx';

export function Page({ featured, cards, phone }: Data) {
  return (
    <>
      <Hero
        before={<Breadcrumbs trail={[{ name: 'Home', href: '/' }, { name: 'Blog' }]} />}
        eyebrow="Blog"
        heading="Floors in Central Texas, explained"
        lead={`${cards.length + 1} articles on prices, working days, care and the ground under the house. Each answers its question on the first screen and gives its figures in a table.`}
      />
      <Container>
        <Featured article={featured} />
      </Container>
      <Section>
        <Container>
          <Heading>
            <h2>All articles</h2>
            <p>Newest first.</p>
          </Heading>
          <Columns>
            {cards.map(({ href, title, category, dateText, readTime, excerpt }) => (
              <LinkCard key={href} href={href} title={title} kicker={`${category} · ${dateText} · ${readTime}`} text={excerpt} />
            ))}
          </Columns>
        </Container>
      </Section>
      <CallToAction
        heading="Your question is not here?"
        body="Ask it with the size of the room and what lies there now. The answer costs nothing, and so does the estimate."
        button="Get Free Estimate"
        phone={phone}
      />
    </>
  );
}

const Columns = styled(Grid)`
  ${from.tablet} {
    grid-template-columns: repeat(2, 1fr);
    gap: ${space[5]};
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
