import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { SectionHeading } from '#components/layout/SectionHeading.tsx';
import { Figure } from '#components/media/Figure.tsx';
import type { PictureSource } from '#components/media/Picture.tsx';
import { Paragraphs } from '#components/prose/Paragraphs.tsx';

interface IntroductionProps {
  heading: string;
  body: readonly string[];
  detail: { image: PictureSource; caption: string };
}

/** What the work is, beside a second picture of it. */
export function Introduction({ heading, body, detail }: IntroductionProps) {
  return (
    <Band fades>
      <Columns $split={[7, 5]} $align="center">
        <div>
          <SectionHeading>{heading}</SectionHeading>
          <Paragraphs texts={body} />
        </div>
        <Figure {...detail} sizes="(min-width: 1248px) 500px, (min-width: 900px) 40vw, 94vw" />
      </Columns>
    </Band>
  );
}
