import { styled } from 'styled-components';
import { Fold } from '#components/folds/Fold.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { Picture } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { AreaBox, Total } from '#components/price/AreaBox.tsx';
import { perSqFt } from '#components/price/price-text.ts';
import { color, font, from, secondaryText, size, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

/** Price ranges of the most wanted floors as bars on one scale. */
export function Costs({ words, costs, totals, costGuide }: Pick<Data, 'words' | 'costs' | 'totals' | 'costGuide'>) {
  const shared = useWords('shared');
  const highest = Math.max(...costs.map(({ price }) => price.high));
  return (
    <Band tone="sunken">
      <Columns>
        <Stack>
          <h2>{words.costs}</h2>
          <p>{words.aboutCosts}</p>
          <Fold label={shared.costNotes}>
            <About>
              <p>{words.moreAboutCosts}</p>
              {costGuide && <PageLink href={costGuide}>{words.costGuide}</PageLink>}
            </About>
          </Fold>
        </Stack>
        <div>
          <AreaBox {...totals} />
          <CostList>
            {costs.map(({ id, name, href, hrefLang, swatch, price }) => (
              <li key={id}>
                <Swatch image={swatch} sizes="56px" />
                <div>
                  <a href={href} hrefLang={hrefLang}>
                    {name}
                  </a>
                  <b>{perSqFt(shared.prices, price)}</b>
                </div>
                <svg viewBox={`0 0 ${highest} 1`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
                  <rect width={highest} height="1" />
                  <rect className="range" x={price.low} width={price.high - price.low} height="1" />
                  <path d={dollarMarks(highest)} />
                </svg>
                <Total of={price} {...totals} />
              </li>
            ))}
          </CostList>
        </div>
      </Columns>
    </Band>
  );
}

/** One mark for each dollar, as on a tape. */
function dollarMarks(highest: number): string {
  return Array.from({ length: highest - 1 }, (_, index) => `M${index + 1} 0v.35`).join('');
}

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  ${from.laptop} {
    grid-template-columns: minmax(0, 10fr) minmax(0, 15fr);
    align-items: center;
  }
`;

const About = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
`;

const CostList = styled.ul`
  display: grid;
  gap: ${space[4]};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[1]} ${space[3]};
  }
  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 ${space[3]};
  }
  a {
    font: 540 ${size.h4}/1.3 ${font.heading};
    color: ${color.ink};
    text-decoration: none;
  }
  a:hover {
    color: ${color.accent};
    text-decoration: underline;
  }
  b,
  [data-low] {
    font-variant-numeric: tabular-nums;
  }
  b {
    font-weight: 650;
  }
  svg {
    width: 100%;
    height: 14px;
    fill: ${color.page};
    stroke: ${color.ink};
    stroke-width: 1px;
  }
  rect {
    stroke: none;
  }
  path {
    vector-effect: non-scaling-stroke;
  }
  .range {
    fill: ${color.tape};
  }
  [data-low] {
    ${secondaryText}
  }
`;

const Swatch = styled(Picture)`
  grid-row: 1 / 4;
  align-self: center;
  width: 56px;
  aspect-ratio: 1;
`;
