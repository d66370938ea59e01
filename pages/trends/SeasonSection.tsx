import { styled } from 'styled-components';
import { Container, Eyebrow, Heading, Lead, Section } from '../../components/Layout.tsx';
import { from, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';
import { SeasonMark } from './SeasonMark.tsx';
import { TrendCard } from './TrendCard.tsx';

interface SeasonSectionProps {
  season: Data['seasons'][number];
  tone: 'page' | 'sunken';
}

export function SeasonSection({ season, tone }: SeasonSectionProps) {
  return (
    <Section id={season.id} data-tone={tone} className="fade-in">
      <Container>
        <Heading>
          <SeasonMark fill={season.primaryColor} />
          <Eyebrow as="span">{season.label}</Eyebrow>
          <h2>{season.title}</h2>
          <Lead>{season.subtitle}</Lead>
        </Heading>
        <Description>{season.description}</Description>
        <Cards>
          {season.trends.map((trend) => (
            <TrendCard key={trend.id} trend={trend} />
          ))}
        </Cards>
      </Container>
    </Section>
  );
}

const Description = styled.p`
  margin-top: calc(${space[4]} * -1);
`;

const Cards = styled.ul`
  display: grid;
  gap: ${space[5]};
  margin-top: ${space[6]};
  ${from.laptop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
