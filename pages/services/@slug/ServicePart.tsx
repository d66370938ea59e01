import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../../../components/form/Button.tsx';
import { type PictureSource, RoundedPicture } from '../../../components/media/Picture.tsx';
import { Container, Section, Split, Stack } from '../../../components/section/Layout.tsx';
import { Prose } from '../../../components/section/Prose.tsx';
import { SectionHeading } from '../../../components/section/SectionHeading.tsx';
import { Testimonials } from '../../../components/section/Testimonials.tsx';
import { from, space } from '../../../components/theme.ts';
import type { ServiceSection } from '../../../schema/content.ts';
import { FigureTable } from './FigureTable.tsx';
import { Points } from './Points.tsx';
import { Solutions } from './Solutions.tsx';

type Kind<Name extends ServiceSection['kind']> = Extract<ServiceSection, { kind: Name }>;
type Part = Exclude<ServiceSection, { kind: 'project' }> | (Omit<Kind<'project'>, 'image'> & { image: PictureSource });

interface ServicePartProps {
  part: Part;
  tone: 'page' | 'raised';
}

/** A section of a service page. */
export function ServicePart({ part, tone }: ServicePartProps) {
  return (
    <Section data-tone={tone} className="fade-in">
      <Container>{renderPart(part)}</Container>
    </Section>
  );
}

function renderPart(part: Part): ReactNode {
  switch (part.kind) {
    case 'points':
      return (
        <>
          <SectionHeading intro={part.intro}>{part.heading}</SectionHeading>
          <Points points={part.points} />
        </>
      );
    case 'solutions':
      return (
        <>
          <SectionHeading intro={part.intro}>{part.heading}</SectionHeading>
          <Solutions pairs={part.pairs} />
        </>
      );
    case 'table':
      return (
        <Beside>
          <SectionHeading intro={part.intro}>{part.heading}</SectionHeading>
          <FigureTable columns={part.columns} rows={part.rows} note={part.note} />
        </Beside>
      );
    case 'prose':
      return (
        <Beside>
          <SectionHeading>{part.heading}</SectionHeading>
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
          <SectionHeading>{part.heading}</SectionHeading>
          <Testimonials quotes={part.quotes} />
          <ButtonLink data-kind="quiet" href="/gallery">
            View Before &amp; After Gallery
          </ButtonLink>
        </>
      );
    case 'project':
      return (
        <Project>
          <RoundedPicture image={part.image} sizes="(min-width: 1248px) 576px, (min-width: 900px) 46vw, 92vw" />
          <Stack>
            <h2>{part.heading}</h2>
            <p>{part.body}</p>
          </Stack>
        </Project>
      );
  }
}

const Beside = styled.div`
  ${from.laptop} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[7]};
    align-items: start;
  }
`;

const Project = styled(Split)`
  align-items: center;
`;
