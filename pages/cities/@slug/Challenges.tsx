import { styled } from 'styled-components';
import { Container, Section } from '../../../components/section/Layout.tsx';
import { SectionHeading } from '../../../components/section/SectionHeading.tsx';
import { color, from, space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';

interface ChallengesProps {
  city: string;
  challenges: Data['challenges'];
}

export function Challenges({ city, challenges }: ChallengesProps) {
  return (
    <Section data-tone="dark" className="fade-in">
      <Container>
        <SectionHeading>Common floor problems in {city}</SectionHeading>
        <List>
          {challenges.map(({ title, answer }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{answer}</p>
            </li>
          ))}
        </List>
      </Container>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[6]} ${space[7]};
  ${from.laptop} {
    grid-template-columns: 1fr 1fr;
  }
  h3 {
    margin-bottom: ${space[2]};
  }
  p {
    color: ${color.onDarkMuted};
  }
`;
