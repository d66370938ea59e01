import { styled } from 'styled-components';
import { Container, Section } from '../../../components/section/Layout.tsx';
import { from, size, space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';

type LocalConditionsProps = Data['city']['local'] & { city: string };

/** How the city's soil, weather and houses affect floors. */
export function LocalConditions({ city, soil, climate, housing }: LocalConditionsProps) {
  return (
    <Section data-tone="raised" data-tight="" className="fade-in">
      <Container>
        <Columns>
          <div>
            <h2>{city} soil and slabs</h2>
            <p>{soil}</p>
          </div>
          <div>
            <h2>Heat, humidity, and water in {city}</h2>
            <p>{climate}</p>
          </div>
          <div>
            <h2>{city} homes and their floors</h2>
            <p>{housing}</p>
          </div>
        </Columns>
      </Container>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  h2 {
    margin-bottom: ${space[3]};
    font-size: ${size.h3};
  }
  ${from.laptop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
