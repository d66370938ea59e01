import { FoldedColumns, FoldedPart } from '../../../components/section/FoldedPart.tsx';
import { Container, Section } from '../../../components/section/Layout.tsx';
import type { Data } from './+data.ts';

type LocalConditionsProps = Data['city']['local'] & { city: string };

/** How the city's soil, weather and houses affect floors. */
export function LocalConditions({ city, soil, climate, housing }: LocalConditionsProps) {
  const conditions = [
    { heading: `${city} soil and slabs`, text: soil },
    { heading: `Heat, humidity, and water in ${city}`, text: climate },
    { heading: `${city} homes and their floors`, text: housing },
  ];
  return (
    <Section data-tone="raised" data-tight="" className="fade-in">
      <Container>
        <FoldedColumns data-columns="3">
          {conditions.map(({ heading, text }) => (
            <FoldedPart key={heading} heading={heading}>
              <p>{text}</p>
            </FoldedPart>
          ))}
        </FoldedColumns>
      </Container>
    </Section>
  );
}
