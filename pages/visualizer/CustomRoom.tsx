import { styled } from 'styled-components';
import { Terms } from '#components/layout/Terms.tsx';
import { color, font, secondaryText, size, space } from '#components/theme.ts';
import { describeTotal, type PlanWords } from '#schema/api/plan-words.ts';
import { fill } from '#schema/rules/fill.ts';
import { dollars, grouped } from '#schema/rules/number-format.ts';
import { estimate } from '#visualizer/plan/estimate.ts';
import type { Data } from './+data.ts';

interface CustomRoomProps extends Pick<Data, 'words' | 'minimum'> {
  planWords: PlanWords;
  room: Data['customRoom'];
  floor: Data['floors'][number];
}

/** A room of any size, with the calculation for one floor. */
export function CustomRoom({ words, planWords, room, floor, minimum }: CustomRoomProps) {
  const figures = estimate(room.dimensions, floor);
  const area = fill(words.tool.area, { area: grouped(figures.area) });
  const [price, installationPrice] = [dollars(floor.pricePerSqFt), dollars(floor.installationPerSqFt)];
  return (
    <Calculation>
      <Terms
        rows={[
          [words.customArea, result(area, fill(words.tool.size, { ...room.dimensions }))],
          [fill(words.customMaterial, { floor: floor.name }), result(dollars(figures.material), `${area} x ${price}`)],
          [
            fill(words.customInstallation, { price: installationPrice }),
            result(dollars(figures.installation), `${area} x ${installationPrice}`),
          ],
          [words.customTotal, result(describeTotal(figures.total, minimum, planWords))],
        ]}
      />
    </Calculation>
  );
}

/** With how it's calculated. */
function result(text: string, calculation?: string) {
  return (
    <>
      {calculation && <span>{calculation}</span>}
      <b>{text}</b>
    </>
  );
}

const Calculation = styled.dl`
  max-width: 40rem;
  border: 1px solid ${color.rule};
  background: ${color.raised};
  font-variant-numeric: tabular-nums;
  & > div {
    padding: ${space[3]} ${space[4]};
  }
  & > div + div {
    border-top: 1px solid ${color.rule};
  }
  dt {
    ${secondaryText}
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
  }
  dd b {
    margin-left: auto;
    font: 700 ${size.h4}/1.4 ${font.text};
  }
`;
