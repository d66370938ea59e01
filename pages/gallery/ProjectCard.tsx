import { Card } from '#components/cards/Card.tsx';
import { ButtonLink } from '#components/form/Button.tsx';
import { Facts } from '#components/layout/Facts.tsx';
import { Comparison } from '#components/media/Comparison.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import type { Data } from './+data.ts';

interface ProjectCardProps {
  project: Data['projects'][number];
  /** The first of the list doesn't fade in. */
  isFirst: boolean;
}

const sizes = '(min-width: 1248px) 598px, (min-width: 640px) 47vw, calc(100vw - 34px)';
const shownFacts = ['location', 'size', 'duration', 'service'] as const;

/** One project: the pictures before and after, and the facts. */
export function ProjectCard({ project, isFirst }: ProjectCardProps) {
  const words = useWords('gallery.list');
  const { title, category, before, after, description, contact } = project;
  return (
    <Card
      className={isFirst ? undefined : 'fade-in'}
      picture={<Comparison title={title} before={before} after={after} sizes={sizes} />}
      kicker={words.categories[category]}
      title={title}
      text={description}
      more={<Facts look="rows" facts={shownFacts.map((fact) => ({ label: words[fact], value: project[fact] }))} />}
      actions={
        <ButtonLink as={PageLink} data-kind="quiet" href={contact}>
          {words.quote}
        </ButtonLink>
      }
    />
  );
}
