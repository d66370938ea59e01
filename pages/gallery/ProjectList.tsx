import { styled } from 'styled-components';
import { ButtonLink } from '../../components/Button.tsx';
import { Picture } from '../../components/Picture.tsx';
import { color, from, radius, size, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';
import { categoryNames } from './categories.ts';

type Project = Data['projects'][number];

interface ProjectListProps {
  projects: Project[];
}

/** Pairs of pictures in two columns. The first takes the full width, and so does a last one that would stand alone. */
export function ProjectList({ projects }: ProjectListProps) {
  const standsAlone = (index: number) => index === projects.length - 1 && index % 2 === 1;
  return (
    <List>
      {projects.map((project, index) => (
        <ProjectCard key={project.title} project={project} first={index === 0} wide={index === 0 || standsAlone(index)} />
      ))}
    </List>
  );
}

interface ProjectCardProps {
  project: Project;
  /** Its picture is the page's first. */
  first: boolean;
  wide: boolean;
}

function ProjectCard({ project, first, wide }: ProjectCardProps) {
  const sizes = wide ? '(min-width: 1248px) 600px, 50vw' : '(min-width: 1248px) 294px, (min-width: 900px) 24vw, 50vw';
  return (
    <Card data-wide={wide ? '' : undefined} className={first ? undefined : 'fade-in'}>
      <Pair>
        <figure>
          <View image={project.before} sizes={sizes} first={first} />
          <figcaption>Before</figcaption>
        </figure>
        <figure>
          <View image={project.after} sizes={sizes} />
          <figcaption>After</figcaption>
        </figure>
      </Pair>
      <Words>
        <div>
          <small>{categoryNames[project.category]}</small>
          <h3>{project.title}</h3>
          <p>{project.description}</p>
        </div>
        <dl>
          <div>
            <dt>Location</dt>
            <dd>{project.location}</dd>
          </div>
          <div>
            <dt>Size</dt>
            <dd>{project.size}</dd>
          </div>
          <div>
            <dt>Duration</dt>
            <dd>{project.duration}</dd>
          </div>
          <div>
            <dt>Service</dt>
            <dd>{project.service}</dd>
          </div>
        </dl>
        <ButtonLink data-kind="quiet" href="/contact">
          Get Quote for Similar Project
        </ButtonLink>
      </Words>
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[5]};
  ${from.laptop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 2px;
  figure {
    position: relative;
  }
  figcaption {
    position: absolute;
    left: ${space[2]};
    bottom: ${space[2]};
    padding: 0 ${space[2]};
    border-radius: ${radius.small};
    background: ${color.raised};
    font-size: ${size.small};
    font-weight: 650;
  }
`;

const View = styled(Picture)`
  aspect-ratio: 3 / 2;
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: ${space[4]};
  padding: ${space[5]};
  small {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  h3 {
    margin-block: ${space[1]} ${space[2]};
  }
  dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[3]} ${space[4]};
    margin-top: auto;
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
  }
`;

const Card = styled.li`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
  background: ${color.raised};
  ${from.laptop} {
    &[data-wide] {
      grid-column: 1 / -1;
    }
    &[data-wide] ${Words} {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: ${space[4]} ${space[7]};
      padding: ${space[6]};
    }
    &[data-wide] ${Words} > div {
      grid-row: 1 / 3;
    }
    &[data-wide] dl {
      margin-top: 0;
      padding-top: 0;
      border-top: 0;
    }
  }
`;
