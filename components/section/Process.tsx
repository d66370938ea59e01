import { styled } from 'styled-components';
import { color, font, size, space } from '../theme.ts';
import { EvenGrid, evenColumns } from './EvenGrid.tsx';
import { Container, Section } from './Layout.tsx';
import { Ranges } from './Ranges.tsx';
import { SectionHeading } from './SectionHeading.tsx';

interface ProcessProps {
  heading: string;
  steps: readonly { title: string; description: string }[];
}

/** The numbered steps of a job. */
export function Process({ heading, steps }: ProcessProps) {
  return (
    <Section data-tone="dark" className="fade-in">
      <Container>
        <SectionHeading>{heading}</SectionHeading>
        <Steps as="ol" {...evenColumns(steps.length)}>
          {steps.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                <Ranges>{description}</Ranges>
              </p>
            </li>
          ))}
        </Steps>
      </Container>
    </Section>
  );
}

const Steps = styled(EvenGrid)`
  gap: ${space[6]} ${space[5]};
  counter-reset: step;
  li {
    counter-increment: step;
    padding-top: ${space[4]};
    border-top: 1px solid ${color.darkRule};
  }
  li::before {
    content: counter(step);
    display: block;
    margin-bottom: ${space[3]};
    font: 540 ${size.h2}/1 ${font.heading};
    color: ${color.accentOnDark};
  }
  h3 {
    margin-bottom: ${space[2]};
    font-size: ${size.h4};
  }
  p {
    color: ${color.onDarkMuted};
  }
`;
