import type { ReactNode } from 'react';
import type { Drawing } from '#schema/content/files/drawing.ts';
import type { ContentSection as Content } from '#schema/content/files/section.ts';
import { SectionDrawing } from '../drawing/SectionDrawing.tsx';
import { ButtonLink } from '../form/Button.tsx';
import { Band } from '../layout/Band.tsx';
import { Columns } from '../layout/Columns.ts';
import { MarkedList } from '../layout/MarkedList.tsx';
import { SectionHeading } from '../layout/SectionHeading.tsx';
import { Stack } from '../layout/Stack.ts';
import { ColumnPicture, type PictureSource } from '../media/Picture.tsx';
import { PageLink } from '../PageLink.tsx';
import { useWords } from '../page-language.ts';
import { FigureTable } from '../prose/FigureTable.tsx';
import { Paragraphs } from '../prose/Paragraphs.tsx';
import { Points, type PointsProps } from './Points.tsx';
import { Process } from './Process.tsx';

type Kind<Name extends Content['kind']> = Extract<Content, { kind: Name }>;
type Project = Omit<Kind<'project'>, 'image'> & { image: PictureSource; hasGallery: boolean };
type Drawn = Omit<Kind<'drawing'>, 'drawing'> & { drawing: Drawing };
type Part =
  | Exclude<Content, { kind: 'project' | 'points' | 'drawing' }>
  | Project
  | Drawn
  | (Omit<Kind<'points'>, 'points'> & PointsProps);

interface ContentSectionProps {
  part: Part;
  /** Whether it stands on a ground of its own, because it's what visitors look for. */
  isMain?: boolean;
}

/** A section of a page, of any kind that content entries have. */
export function ContentSection({ part, isMain = false }: ContentSectionProps) {
  const tone = isMain ? 'sunken' : undefined;
  const { heading } = part;
  switch (part.kind) {
    case 'steps':
      return <Process heading={heading} steps={part.steps} />;
    case 'points':
      return (
        <Band heading={heading} intro={part.intro} tone={tone} fades>
          <Points points={part.points} />
        </Band>
      );
    case 'solutions':
      return (
        <Band heading={heading} intro={part.intro} tone={tone} fades>
          <Points points={part.pairs.map(({ problem, solution }) => ({ title: problem, body: solution }))} isRows />
        </Band>
      );
    case 'project':
      return (
        <Band tone={tone} fades>
          <FinishedProject {...part} />
        </Band>
      );
    case 'drawing':
      return (
        <Band tone={tone} fades>
          <Columns $split={[7, 6]} $align="center">
            <div>
              <SectionHeading>{heading}</SectionHeading>
              <Paragraphs texts={part.body} />
            </div>
            <SectionDrawing drawing={part.drawing} />
          </Columns>
        </Band>
      );
    default:
      return (
        <Band tone={tone} fades>
          <Columns $split={[2, 3]}>
            <SectionHeading intro={'intro' in part ? part.intro : undefined}>{heading}</SectionHeading>
            {renderText(part)}
          </Columns>
        </Band>
      );
  }
}

/** What stands beside its heading. */
function renderText(part: Kind<'table'> | Kind<'checklist'> | Kind<'prose'>): ReactNode {
  if (part.kind === 'table') return <FigureTable columns={part.columns} rows={part.rows} note={part.note} />;
  return part.kind === 'checklist' ? <MarkedList texts={part.items} /> : <Paragraphs texts={part.body} />;
}

function FinishedProject({ heading, body, image, hasGallery }: Project) {
  const words = useWords('shared');
  return (
    <Columns $align="center">
      <ColumnPicture image={image} sizes="(min-width: 1248px) 576px, (min-width: 900px) 46vw, 92vw" />
      <Stack>
        <h2>{heading}</h2>
        <p>{body}</p>
        {hasGallery && (
          <ButtonLink as={PageLink} data-kind="quiet" href="/gallery">
            {words.gallery}
          </ButtonLink>
        )}
      </Stack>
    </Columns>
  );
}
