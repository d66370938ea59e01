import { styled } from 'styled-components';
import { Picture, type PictureSource } from '../media/Picture.tsx';
import { from, size, space } from '../theme.ts';
import { Card } from './CardFrame.tsx';

interface JobCardsProps {
  jobs: readonly {
    title: string;
    facts: readonly string[];
    /** Before and after. */
    pictures: readonly { image: PictureSource; caption: string }[];
    found?: string | undefined;
  }[];
}

/** Finished jobs, each with what the room was like before. */
export function JobCards({ jobs }: JobCardsProps) {
  return (
    <JobList>
      {jobs.map(({ title, facts, pictures, found }) => (
        <Card as="li" key={title}>
          <Pair>
            {pictures.map(({ image, caption }) => (
              <figure key={caption}>
                <Picture image={image} sizes="(min-width: 1248px) 300px, (min-width: 640px) 24vw, 47vw" />
                <figcaption>{caption}</figcaption>
              </figure>
            ))}
          </Pair>
          <Words>
            <h3>{title}</h3>
            <p>{facts.join(' · ')}</p>
            {found && <p>{found}</p>}
          </Words>
        </Card>
      ))}
    </JobList>
  );
}

const JobList = styled.ul`
  display: grid;
  gap: ${space[5]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 2px;
  picture {
    aspect-ratio: 1;
  }
  figcaption {
    padding: ${space[2]} ${space[4]} 0;
    font-size: ${size.small};
    font-weight: 600;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]} ${space[4]};
`;
