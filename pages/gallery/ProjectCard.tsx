import { styled } from 'styled-components';
import { ButtonLink } from '../../components/form/Button.tsx';
import { Comparison } from '../../components/media/Comparison.tsx';
import { Fold } from '../../components/section/Fold.tsx';
import { Ranges } from '../../components/section/Ranges.tsx';
import { belowTablet, color, from, radius, size, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';

interface ProjectCardProps {
  project: Data['projects'][number];
  words: Data['words']['list'];
  /** The first of the list doesn't fade in. */
  isFirst: boolean;
  isWide: boolean;
}

/** One project: the pictures before and after, and the facts. */
export function ProjectCard({ project, words, isFirst, isWide }: ProjectCardProps) {
  const sizes = isWide
    ? '(min-width: 1248px) 1200px, calc(100vw - 34px)'
    : '(min-width: 1248px) 588px, (min-width: 640px) 47vw, calc(100vw - 34px)';
  return (
    // The fade-in adds a class before hydration.
    <Card data-wide={isWide ? '' : undefined} className={isFirst ? undefined : 'fade-in'} suppressHydrationWarning>
      <Comparison title={project.title} words={words.slider} before={project.before} after={project.after} sizes={sizes} />
      <Words>
        <div>
          <small>{words.categories[project.category]}</small>
          <h3>{project.title}</h3>
        </div>
        <Fold label={words.details}>
          <p>
            <Ranges>{project.description}</Ranges>
          </p>
          <dl>
            <div>
              <dt>{words.location}</dt>
              <dd>{project.location}</dd>
            </div>
            <div>
              <dt>{words.size}</dt>
              <dd>{project.size}</dd>
            </div>
            <div>
              <dt>{words.duration}</dt>
              <dd>{project.duration}</dd>
            </div>
            <div>
              <dt>{words.service}</dt>
              <dd>{project.service}</dd>
            </div>
          </dl>
        </Fold>
        <ButtonLink data-kind="quiet" {...project.contact}>
          {words.quote}
        </ButtonLink>
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
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  h3 {
    margin-top: ${space[1]};
  }
  dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[3]} ${space[4]};
    margin-top: ${space[4]};
    padding-top: ${space[3]};
    border-top: 1px solid ${color.rule};
  }
  dt {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  dd {
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }
  & > a {
    place-self: start;
    margin-top: auto;
    padding-inline: ${space[3]};
  }
`;

const Card = styled.li`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
  background: ${color.raised};
  ${from.tablet} {
    &[data-wide] {
      --shape: 2;
      grid-column: 1 / -1;
    }
    &[data-wide] ${Words} {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: ${space[4]} ${space[7]};
      padding: ${space[6]};
    }
    &[data-wide] details {
      grid-area: 1 / 2 / 3 / 3;
    }
  }
`;
