import { Card } from '#components/cards/Card.tsx';
import { Kicker } from '#components/cards/slots.ts';
import { Comparison } from '#components/media/Comparison.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import type { Data } from './+data.ts';

const sizes = '(min-width: 1248px) 598px, (min-width: 640px) 47vw, calc(100vw - 34px)';
const leadSizes = '(min-width: 1248px) 798px, (min-width: 900px) 65vw, calc(100vw - 34px)';

interface ProjectCardProps {
  project: Data['projects'][number];
  leads: boolean;
}

/** One project: the pictures before and after, and what was done. */
export function ProjectCard({ project, leads }: ProjectCardProps) {
  const { example, quote } = useWords('gallery.list');
  const { title, before, after, service, location, size, duration, description, contact } = project;
  return (
    <Card
      picture={<Comparison title={title} before={before} after={after} sizes={leads ? leadSizes : sizes} isFirst={leads} />}
      kicker={`${example} · ${service}`}
      title={title}
      facts={<Kicker as="p">{[location, size, duration].join(' · ')}</Kicker>}
      text={description}
      actions={<PageLink href={contact}>{quote}</PageLink>}
    />
  );
}
