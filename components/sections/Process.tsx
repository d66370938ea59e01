import { styled } from 'styled-components';
import { fill } from '#schema/rules/fill.ts';
import { Fold, foldedRow } from '../folds/Fold.tsx';
import { Band } from '../layout/Band.tsx';
import { tape } from '../layout/drawing.ts';
import { EvenGrid, evenColumns } from '../layout/EvenGrid.tsx';
import { SectionHeading } from '../layout/SectionHeading.tsx';
import { useWords } from '../page-language.ts';
import { belowTablet, color, font, from, size, space } from '../theme.ts';

interface ProcessProps {
  heading: string;
  /** Each with a line that phones show before the rest of it. Without lines, the first step is open. */
  steps: readonly { title: string; line?: string | undefined; description: string }[];
  /** Whether phones show only the titles at first. */
  isFolded?: boolean;
}

/** The numbered steps of a job. */
export function Process({ heading, steps, isFolded = false }: ProcessProps) {
  const words = useWords('shared');
  return (
    <Band className="fade-in">
      <SectionHeading>{heading}</SectionHeading>
      <Steps as="ol" {...evenColumns(steps.length)}>
        {steps.map(({ title, line, description }, index) => (
          <li key={title} data-folded={isFolded ? '' : undefined}>
            <h3>{title}</h3>
            {line && isFolded && <Line>{line}</Line>}
            <Fold label={fill(words.detailsOf, { name: title })} isRow isFolded={isFolded} isOpen={!line && index === 0}>
              <p>{description}</p>
            </Fold>
          </li>
        ))}
      </Steps>
    </Band>
  );
}

const Line = styled.p`
  ${from.tablet} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Steps = styled(EvenGrid)`
  gap: ${space[6]} 0;
  counter-reset: step;
  li {
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    display: block;
    margin-bottom: ${space[4]};
    padding: 0.9rem 0 0.25rem 0.6rem;
    border-left: 2px solid ${color.ink};
    ${tape}
    font: 700 ${size.h3}/1 ${font.text};
    color: ${color.ink};
  }
  li > * {
    margin-inline: 0.6rem ${space[4]};
  }
  h3 {
    margin-bottom: ${space[2]};
    font-size: ${size.h4};
  }
  p {
    color: ${color.inkMuted};
  }
  & > [data-folded] {
    ${foldedRow}
    ${belowTablet} {
      padding-block: ${space[2]};
    }
  }
  ${belowTablet} {
    &:has(> [data-folded]) {
      gap: 0;
      border-bottom: 1px solid ${color.rule};
    }
    li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: ${space[3]};
    }
    li::before {
      grid-row: 1 / span 3;
      align-self: start;
      margin: 0;
      padding-block: 0.9rem 0.2rem;
    }
    li > * {
      margin-inline: 0;
    }
  }
`;
