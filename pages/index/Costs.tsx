import { styled } from 'styled-components';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { Row } from '#components/layout/Row.ts';
import { Stack } from '#components/layout/Stack.ts';
import { Picture } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { AreaBox, Total } from '#components/price/AreaBox.tsx';
import { perSqFt } from '#components/price/price-text.ts';
import { color, font, secondaryText, size, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

/** Price ranges of the most wanted floors as bars on one scale. */
export function Costs({ costs, totals, costGuide }: Pick<Data, 'costs' | 'totals' | 'costGuide'>) {
  const words = useWords('home');
  const prices = useWords('shared.prices');
  const highest = Math.max(...costs.map(({ price }) => price.high));
  return (
    <Band tone="sunken" id="prices">
      <Columns $split={[2, 3]} $align="center">
        <Stack>
          <h2>{words.costs}</h2>
          <p>{words.aboutCosts}</p>
          {costGuide && <PageLink href={costGuide}>{words.costGuide}</PageLink>}
        </Stack>
        <div>
          <AreaBox {...totals} />
          <Stack as="ul" $isWide>
            {costs.map(({ id, name, href, swatch, price }) => (
              <Cost key={id}>
                <Swatch image={swatch} sizes="56px" />
                <Row $isSpread>
                  <Name href={href}>{name}</Name>
                  <b>{perSqFt(prices, price)}</b>
                </Row>
                <Bar viewBox={`0 0 ${highest} 1`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
                  <rect width={highest} height="1" />
                  <Range x={price.low} width={price.high - price.low} height="1" />
                  <path d={dollarMarks(highest)} />
                </Bar>
                <small>
                  <Total of={price} {...totals} />
                </small>
              </Cost>
            ))}
          </Stack>
        </div>
      </Columns>
    </Band>
  );
}

/** One mark for each dollar, as on a tape. */
function dollarMarks(highest: number): string {
  return Array.from({ length: highest - 1 }, (_, index) => `M${index + 1} 0v.35`).join('');
}

const Cost = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  font-variant-numeric: tabular-nums;
  small {
    ${secondaryText}
  }
`;

const Swatch = styled(Picture)`
  grid-row: 1 / 4;
  align-self: center;
  width: 56px;
  aspect-ratio: 1;
`;

const Name = styled(PageLink)`
  font: 540 ${size.h4}/1.3 ${font.heading};
  color: ${color.ink};
  text-decoration: none;
  &:hover {
    color: ${color.accent};
    text-decoration: underline;
  }
`;

const Bar = styled.svg`
  width: 100%;
  height: 14px;
  fill: ${color.page};
  path {
    stroke: ${color.ink};
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
`;

const Range = styled.rect`
  fill: ${color.tape};
`;
