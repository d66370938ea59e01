import { styled } from 'styled-components';
import { Grid } from '../layout/Grid.ts';
import { Picture, type PictureSource } from '../media/Picture.tsx';
import { color, size, space } from '../theme.ts';
import { Card } from './Card.tsx';

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
    <Grid $count={jobs.length} $most={2} $leads $rooms>
      {jobs.map(({ title, facts, pictures, found }) => (
        <Card
          key={title}
          picture={
            <Pair>
              {pictures.map(({ image, caption }) => (
                <figure key={caption}>
                  <Picture image={image} sizes="(min-width: 1248px) 300px, (min-width: 640px) 24vw, 47vw" />
                  <figcaption>{caption}</figcaption>
                </figure>
              ))}
            </Pair>
          }
          title={title}
          facts={<p>{facts.join(' · ')}</p>}
          text={found}
        />
      ))}
    </Grid>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / 1fr 1fr;
  gap: 2px;
  figure {
    position: relative;
  }
  picture {
    height: 100%;
  }
  figcaption {
    position: absolute;
    left: ${space[2]};
    bottom: ${space[2]};
    padding: 0 ${space[2]};
    background: ${color.raised};
    font-size: ${size.small};
    font-weight: 650;
  }
`;
