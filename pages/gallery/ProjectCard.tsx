import { styled } from 'styled-components';
import { Fold } from '#components/folds/Fold.tsx';
import { ButtonLink } from '#components/form/Button.tsx';
import { Terms } from '#components/layout/Terms.tsx';
import { Comparison } from '#components/media/Comparison.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { belowTablet, color, from, secondaryText, size, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

interface ProjectCardProps {
  project: Data['projects'][number];
  /** The first of the list doesn't fade in. */
  isFirst: boolean;
  isWide: boolean;
}

/** One project: the pictures before and after, and the facts. */
export function ProjectCard({ project, isFirst, isWide }: ProjectCardProps) {
  const words = useWords('gallery.list');
  const sizes = isWide
    ? '(min-width: 1248px) 1200px, calc(100vw - 34px)'
    : '(min-width: 1248px) 588px, (min-width: 640px) 47vw, calc(100vw - 34px)';
  return (
    // The fade-in adds a class before hydration.
    <Card data-wide={isWide ? '' : undefined} className={isFirst ? undefined : 'fade-in'} suppressHydrationWarning>
      <Comparison title={project.title} before={project.before} after={project.after} sizes={sizes} />
      <Words>
        <div>
          <small>{words.categories[project.category]}</small>
          <h3>{project.title}</h3>
        </div>
        <Row>
          <Fold label={words.details}>
            <Body>
              <p>{project.description}</p>
              <dl>
                <Terms
                  rows={(['location', 'size', 'duration', 'service'] as const).map((fact) => [words[fact], project[fact]])}
                />
              </dl>
            </Body>
          </Fold>
          <ButtonLink as={PageLink} data-kind="quiet" href={project.contact}>
            {words.quote}
          </ButtonLink>
        </Row>
      </Words>
    </Card>
  );
}

const Words = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: ${space[4]};
  padding: ${space[5]};
  ${belowTablet} {
    gap: ${space[1]};
    padding: ${space[3]} ${space[4]} ${space[4]};
  }
  small {
    ${secondaryText}
  }
  h3 {
    margin-top: ${space[1]};
  }
`;

/** On phones, the button is beside what's folded away, or below it once it's open. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  ${belowTablet} {
    gap: 0;
    details {
      flex: 0 0 5.75rem;
    }
    summary {
      font-size: ${size.small};
    }
    details[open] {
      flex-basis: 100%;
    }
    a[data-kind] {
      min-height: 44px;
      padding-inline: 0;
      border: 0;
      color: ${color.accent};
      font-size: ${size.small};
      text-decoration: underline;
    }
  }
  ${from.tablet} {
    flex: 1;
    flex-direction: column;
    align-items: start;
    gap: ${space[4]};
    a {
      margin-top: auto;
      padding-inline: ${space[3]};
    }
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space[4]};
  dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[3]} ${space[4]};
    padding-top: ${space[3]};
    border-top: 1px solid ${color.rule};
  }
  dt {
    ${secondaryText}
  }
  dd {
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }
`;

const Card = styled.li`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${color.rule};
  background: ${color.raised};
  ${from.tablet} {
    &[data-wide] {
      --shape: 2;
      grid-column: 1 / -1;
    }
    &[data-wide] ${Body} {
      grid-template-columns: 1fr 1fr;
      gap: ${space[7]};
    }
    &[data-wide] dl {
      align-content: start;
      padding-top: 0;
      border: 0;
    }
  }
`;
