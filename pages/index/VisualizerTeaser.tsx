import { styled } from 'styled-components';
import { Box } from '#components/cards/Room.ts';
import { ButtonLink } from '#components/form/Button.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { Facts } from '#components/layout/Facts.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { ColumnPicture } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { color, font, from, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { dollars, grouped } from '#schema/rules/number-format.ts';
import type { Data } from './+data.ts';

/** An example of what the visualizer shows: a room, a floor and its price. */
export function VisualizerTeaser({ room, floor, estimate, image, href }: NonNullable<Data['example']>) {
  const words = useWords('home');
  const { width, length } = room.dimensions;
  return (
    <Band>
      <Columns $from="tablet" $split={[2, 3]} $align="center">
        <Stack>
          <h2>{words.tryFloors}</h2>
          <p>{words.aboutVisualizer}</p>
          <ButtonLink as={PageLink} data-kind="quiet" href={href}>
            {words.openVisualizer}
          </ButtonLink>
        </Stack>
        <Example>
          <ColumnPicture
            image={image}
            sizes="(min-width: 1248px) 700px, (min-width: 900px) calc(58vw - 28px), (min-width: 640px) 46vw, 92vw"
          />
          <Estimate as="figcaption">
            <b>{fill(words.roomSize, { room: room.name, width, length, area: grouped(estimate.area) })}</b>
            <Facts
              look="rows"
              facts={[
                { label: floor.name, value: <Amount>{dollars(estimate.material)}</Amount> },
                { label: words.installation, value: <Amount>{dollars(estimate.installation)}</Amount> },
                { label: words.total, value: <Amount as="b">{estimate.total}</Amount> },
              ]}
            />
          </Estimate>
        </Example>
      </Columns>
    </Band>
  );
}

const Example = styled.figure`
  position: relative;
`;

/** On wide screens, in a corner of the picture. */
const Estimate = styled(Box)`
  padding: ${space[4]};
  border-color: ${color.ink};
  & > b {
    font: 540 ${size.h4}/1.3 ${font.heading};
  }
  ${from.laptop} {
    position: absolute;
    right: ${space[5]};
    bottom: ${space[5]};
    width: 21rem;
  }
`;

const Amount = styled.span`
  display: block;
  text-align: right;
`;
