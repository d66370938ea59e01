import type { PictureSource } from '../media/Picture.tsx';
import { CardGrid } from './CardGrid.tsx';
import { PictureCard } from './PictureCard.tsx';

interface JobCardsProps {
  jobs: readonly { title: string; href: string; kicker: readonly string[]; image: PictureSource }[];
}

/** Finished jobs, each linked to its page. */
export function JobCards({ jobs }: JobCardsProps) {
  return (
    <CardGrid>
      {jobs.map(({ title, href, kicker, image }) => (
        <PictureCard key={href} title={title} href={href} image={image} kicker={kicker} />
      ))}
    </CardGrid>
  );
}
