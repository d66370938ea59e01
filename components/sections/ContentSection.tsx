import { styled } from 'styled-components';
import type { ContentSection as Content } from '#schema/content/files/section.ts';
import { Fold } from '../folds/Fold.tsx';
import { ButtonLink } from '../form/Button.tsx';
import { Band } from '../layout/Band.tsx';
import { Split, Stack } from '../layout/Layout.tsx';
import { MarkedTexts } from '../layout/MarkedTexts.tsx';
import { SectionHeading } from '../layout/SectionHeading.tsx';
import { FramedPicture, type PictureSource } from '../media/Picture.tsx';
import { PageLink } from '../PageLink.tsx';
import { useWords } from '../page-language.ts';
import { FigureTable } from '../prose/FigureTable.tsx';
import { Paragraphs } from '../prose/Paragraphs.tsx';
import { belowLaptop, from, space } from '../theme.ts';
import { Points, type PointsProps } from './Points.tsx';
import { Process } from './Process.tsx';
import { Solutions } from './Solutions.tsx';
import { Testimonials } from './Testimonials.tsx';

type Kind<Name extends Content['kind']> = Extract<Content, { kind: Name }>;
type Part =
  | Exclude<Content, { kind: 'project' | 'points' }>
  | (Omit<Kind<'project'>, 'image'> & { image: PictureSource; hasGallery: boolean })
  | (Omit<Kind<'points'>, 'points'> & PointsProps);

interface ContentSectionProps {
  part: Part;
  /** Whether steps stay open on phones, because a visitor needs them now. */
  isUrgent?: boolean;
  /** Whether it stands on a ground of its own, because it's what visitors look for. */
  isMain?: boolean;
}

/** Lists and tables up to this length stay open on phones. */
const shortList = 5;
const shortTable = 3;

/** A section of a page, of any kind that content entries have. */
export function ContentSection({ part, isUrgent = false, isMain = false }: ContentSectionProps) {
  if (part.kind === 'steps') return <Process heading={part.heading} steps={part.steps} isFolded={!isUrgent} />;
  return (
    <Band data-tone={isMain ? 'sunken' : undefined} className="fade-in">
      <PartBody part={part} />
    </Band>
  );
}

function PartBody({ part }: { part: Exclude<Part, { kind: 'steps' }> }) {
  const words = useWords('shared');
  switch (part.kind) {
    case 'points':
      return (
        <>
          <SectionHeading intro={part.intro}>{part.heading}</SectionHeading>
          <Points points={part.points} isFirstOpen={!part.intro} />
        </>
      );
    case 'solutions':
      return (
        <>
          <SectionHeading intro={part.intro}>{part.heading}</SectionHeading>
          <Solutions pairs={part.pairs} isFirstOpen={!part.intro} />
        </>
      );
    case 'table':
      return (
        <Beside>
          <SectionHeading intro={part.intro}>{part.heading}</SectionHeading>
          <Fold label={words.seeTable} isFolded={part.rows.length > shortTable || part.columns.length > 3}>
            <FigureTable columns={part.columns} rows={part.rows} note={part.note} />
          </Fold>
        </Beside>
      );
    case 'checklist':
      return (
        <Beside>
          <SectionHeading intro={part.intro}>{part.heading}</SectionHeading>
          <Fold label={words.readMore} isFolded={part.items.length > shortList}>
            <MarkedTexts texts={part.items} />
          </Fold>
        </Beside>
      );
    case 'prose':
      return (
        <Beside>
          <SectionHeading>{part.heading}</SectionHeading>
          <Paragraphs texts={part.body} />
        </Beside>
      );
    case 'testimonials':
      return (
        <>
          <SectionHeading>{part.heading}</SectionHeading>
          <Testimonials testimonials={part.testimonials} />
        </>
      );
    case 'project':
      return (
        <Project>
          <FramedPicture image={part.image} sizes="(min-width: 1248px) 576px, (min-width: 900px) 46vw, 92vw" />
          <Stack>
            <h2>{part.heading}</h2>
            <p>{part.body}</p>
            {part.hasGallery && (
              <ButtonLink as={PageLink} data-kind="quiet" href="/gallery">
                {words.gallery}
              </ButtonLink>
            )}
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
  ${belowLaptop} {
    gap: ${space[4]};
    picture {
      aspect-ratio: 5 / 2;
    }
  }
`;
