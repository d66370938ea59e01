import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../../../components/form/Button.tsx';
import { Picture, type PictureSource } from '../../../components/media/Picture.tsx';
import { Container, Heading, Section, Split, Stack } from '../../../components/section/Layout.tsx';
import { Prose } from '../../../components/section/Prose.tsx';
import { color, font, from, radius, size, space } from '../../../components/theme.ts';
import type { ServiceSection } from '../../../schema/content.ts';
import { EvenGrid, evenColumns } from '../EvenGrid.tsx';
import { FigureTable } from './FigureTable.tsx';
import { Points } from './Points.tsx';

type Kind<Name extends ServiceSection['kind']> = Extract<ServiceSection, { kind: Name }>;
type Part = Exclude<ServiceSection, { kind: 'project' }> | (Omit<Kind<'project'>, 'image'> & { image: PictureSource });

interface ServicePartProps {
  part: Part;
  tone: 'page' | 'raised';
}

/** One of a service page's sections, laid out by its kind. */
export function ServicePart({ part, tone }: ServicePartProps) {
  return (
    <Section data-tone={tone} className="fade-in">
      <Container>{layOut(part)}</Container>
    </Section>
  );
}

function layOut(part: Part): ReactNode {
  switch (part.kind) {
    case 'points':
      return (
        <>
          {headingOf(part)}
          <Points points={part.points} />
        </>
      );
    case 'solutions':
      return (
        <>
          {headingOf(part)}
          <Solutions pairs={part.pairs} />
        </>
      );
    case 'table':
      return (
        <Beside>
          {headingOf(part)}
          <FigureTable columns={part.columns} rows={part.rows} note={part.note} />
        </Beside>
      );
    case 'prose':
      return (
        <Beside>
          {headingOf(part)}
          <Prose>
            {part.body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Beside>
      );
    case 'testimonials':
      return (
        <>
          {headingOf(part)}
          <Testimonials quotes={part.quotes} />
          <ButtonLink data-kind="quiet" href="/gallery">
            View Before &amp; After Gallery
          </ButtonLink>
        </>
      );
    case 'project':
      return (
        <Project>
          <View image={part.image} sizes="(min-width: 1248px) 576px, (min-width: 900px) 46vw, 92vw" />
          <Stack>
            <h2>{part.heading}</h2>
            <p>{part.body}</p>
          </Stack>
        </Project>
      );
  }
}

function headingOf({ heading, intro }: { heading: string; intro?: string | undefined }): ReactNode {
  return (
    <Heading>
      <h2>{heading}</h2>
      {intro && <p>{intro}</p>}
    </Heading>
  );
}

function Solutions({ pairs }: Pick<Kind<'solutions'>, 'pairs'>) {
  return (
    <Pairs>
      {pairs.map(({ problem, solution }) => (
        <div key={problem}>
          <dt>{problem}</dt>
          <dd>{solution}</dd>
        </div>
      ))}
    </Pairs>
  );
}

function Testimonials({ quotes }: Pick<Kind<'testimonials'>, 'quotes'>) {
  return (
    <Quotes {...evenColumns(quotes.length, 3)}>
      {quotes.map(({ quote, author, place }) => (
        <li key={quote}>
          <figure>
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            <figcaption>
              <b>{author}</b>, {place}
            </figcaption>
          </figure>
        </li>
      ))}
    </Quotes>
  );
}

const Beside = styled.div`
  ${from.laptop} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[7]};
    align-items: start;
  }
`;

const Pairs = styled.dl`
  border-bottom: 1px solid ${color.rule};
  div {
    display: grid;
    gap: ${space[2]} ${space[7]};
    padding-block: ${space[4]};
    border-top: 1px solid ${color.rule};
  }
  dt {
    font: 540 ${size.h4}/1.35 ${font.heading};
  }
  dd {
    color: ${color.inkMuted};
  }
  ${from.laptop} {
    div {
      grid-template-columns: 2fr 3fr;
      align-items: baseline;
    }
  }
`;

const Quotes = styled(EvenGrid)`
  margin-bottom: ${space[6]};
  li {
    padding: ${space[5]};
    border: 1px solid ${color.rule};
    border-radius: ${radius.large};
    background: ${color.page};
  }
  figure {
    display: flex;
    flex-direction: column;
    gap: ${space[4]};
    height: 100%;
  }
  blockquote {
    font: 400 ${size.large}/1.5 ${font.heading};
  }
  blockquote p::before {
    content: '“';
  }
  blockquote p::after {
    content: '”';
  }
  figcaption {
    margin-top: auto;
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;

const Project = styled(Split)`
  align-items: center;
`;

const View = styled(Picture)`
  aspect-ratio: 3 / 2;
  border-radius: ${radius.large};
`;
