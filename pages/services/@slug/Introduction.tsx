import { styled } from 'styled-components';
import { Band } from '#components/layout/Band.tsx';
import { SectionHeading } from '#components/layout/SectionHeading.tsx';
import { Figure } from '#components/media/Figure.tsx';
import type { PictureSource } from '#components/media/Picture.tsx';
import { Paragraphs } from '#components/prose/Paragraphs.tsx';
import { belowLaptop, from, space } from '#components/theme.ts';

interface IntroductionProps {
  heading: string;
  body: readonly string[];
  detail: { image: PictureSource; caption: string };
}

/** What the work is, beside a second picture of it. */
export function Introduction({ heading, body, detail }: IntroductionProps) {
  return (
    <Band className="fade-in">
      <Columns>
        <div>
          <SectionHeading>{heading}</SectionHeading>
          <Paragraphs texts={body} />
        </div>
        <Figure {...detail} sizes="(min-width: 1248px) 500px, (min-width: 900px) 40vw, 94vw" />
      </Columns>
    </Band>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[4]};
  ${belowLaptop} {
    picture {
      aspect-ratio: 5 / 2;
    }
  }
  ${from.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space[7]};
    align-items: center;
  }
`;
