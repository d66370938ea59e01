import { styled } from 'styled-components';
import { Fold } from '#components/folds/Fold.tsx';
import { ButtonLink } from '#components/form/Button.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { Stack } from '#components/layout/Stack.ts';
import { Terms } from '#components/layout/Terms.tsx';
import { FramedPicture } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { belowTablet, color, font, from, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { dollars, grouped } from '#schema/rules/number-format.ts';
import type { Data } from './+data.ts';

/** An example of what the visualizer shows: a room, a floor and its price. */
export function VisualizerTeaser({ words, example }: Pick<Data, 'words'> & { example: NonNullable<Data['example']> }) {
  const shared = useWords('shared');
  const { room, floor, estimate, image, href } = example;
  const { width, length } = room.dimensions;
  return (
    <Band>
      <Columns $split={[10, 15]} $align="center">
        <Stack>
          <h2>{words.tryFloors}</h2>
          <p>{words.aboutVisualizer}</p>
          <Fold label={shared.readMore}>
            <p>{words.moreAboutVisualizer}</p>
          </Fold>
          <ButtonLink as={PageLink} data-kind="quiet" href={href}>
            {words.openVisualizer}
          </ButtonLink>
        </Stack>
        <Example>
          <FramedPicture
            image={image}
            sizes="(min-width: 1248px) 700px, (min-width: 900px) calc(58vw - 28px), (min-width: 640px) calc(50vw - 36px), calc(100vw - 32px)"
          />
          <figcaption>
            <b>{fill(words.roomSize, { room: room.name, width, length, area: grouped(estimate.area) })}</b>
            <dl>
              <Terms
                rows={[
                  [floor.name, dollars(estimate.material)],
                  [words.installation, dollars(estimate.installation)],
                  [words.total, estimate.total],
                ]}
              />
            </dl>
          </figcaption>
        </Example>
      </Columns>
    </Band>
  );
}

const Example = styled.figure`
  position: relative;
  ${belowTablet} {
    picture {
      aspect-ratio: 2;
    }
  }
  figcaption {
    display: grid;
    gap: ${space[2]};
    padding: ${space[4]};
    border: 1px solid ${color.ink};
    background: ${color.raised};
  }
  b {
    font: 540 ${size.h4}/1.3 ${font.heading};
  }
  dl {
    display: grid;
    gap: ${space[1]};
    font-variant-numeric: tabular-nums;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[5]};
  }
  dl > :last-child {
    padding-top: ${space[2]};
    border-top: 1px solid ${color.rule};
    font-weight: 650;
  }
  dd {
    white-space: nowrap;
  }
  ${from.laptop} {
    figcaption {
      position: absolute;
      right: ${space[5]};
      bottom: ${space[5]};
      width: 21rem;
    }
  }
`;
