import { styled } from 'styled-components';
import { Columns } from '#components/layout/Columns.ts';
import { Container } from '#components/layout/Container.ts';
import { rooms } from '#components/layout/drawing.ts';
import { Section } from '#components/layout/Section.ts';
import { Heading, Lead } from '#components/layout/SectionHeading.tsx';
import { from, space } from '#components/theme.ts';
import type { Data } from './+data.ts';
import { TrendCard } from './TrendCard.tsx';

interface SeasonSectionProps {
  season: Data['seasons'][number];
  words: Data['words'];
}

export function SeasonSection({ season, words }: SeasonSectionProps) {
  return (
    <Panel id={season.id} $season={season.id} className="fade-in">
      <Container>
        <Columns>
          <Heading>
            <h2>{season.title}</h2>
            <Lead>{season.subtitle}</Lead>
          </Heading>
          <p>{season.description}</p>
        </Columns>
        <Cards>
          {season.trends.map((trend) => (
            <TrendCard key={trend.id} trend={trend} words={words} />
          ))}
        </Cards>
      </Container>
    </Panel>
  );
}

/** With scripts on, only one season shows: the one that seasonScript chose. */
const Panel = styled(Section)<{ $season: string }>`
  /* Keeps the tabs in view after a jump to the section. */
  scroll-margin-top: 10rem;
  ${from.tablet} {
    scroll-margin-top: 6rem;
  }
  /* The line under the tabs is enough. */
  :root[data-season] & > ${Container}::before {
    display: none;
  }
  :root[data-season]:not([data-season='${({ $season }) => $season}']) & {
    @media screen {
      display: none;
    }
  }
`;

const Cards = styled.ul`
  display: grid;
  ${rooms}
  margin-top: ${space[6]};
  ${from.laptop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
