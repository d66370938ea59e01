import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { color, from, size, space, unseen } from '#components/theme.ts';
import { describeSize } from '#schema/api/plan-words.ts';
import { fill } from '#schema/rules/fill.ts';
import { jobTotal } from '#schema/rules/job-total.ts';
import { dollars, grouped } from '#schema/rules/number-format.ts';
import { estimate } from '../plan/estimate.ts';
import { hasSize } from '../plan/plan.ts';
import { useTool } from '../state/tool.ts';

/** In a square foot. */
const squareMeters = 0.0929;

/** Figures of the room on screen. */
export function RoomFigures() {
  const { options, project, current, others } = useTool();
  const { extraPrices } = options;
  const words = useWords('visualizer.tool');
  if (!hasSize(project)) return null;
  const { room, floor, sides, pattern, rotation } = current;
  const { area, material, installation, pattern: forPattern, total } = estimate(sides, floor, { rotation, pattern });
  const job = jobTotal(total, extraPrices.minimum);
  const hasOtherRooms = others.length > 0;
  const figures = [
    [words.dimensions, describeSize(sides, options.planWords)],
    [fill(words.areaLabel, { meters: grouped(Math.round(area * squareMeters)) }), fill(words.roomArea, { area: grouped(area) })],
    [words.pricePerSqFtLabel, dollars(floor.pricePerSqFt)],
    [words.material, dollars(material)],
    [fill(words.installation, { price: dollars(floor.installationPerSqFt) }), dollars(installation)],
    ...(forPattern > 0
      ? [[words.patternCosts[pattern === 'herringbone' ? pattern : 'diagonal'], dollars(forPattern)] as const]
      : []),
    [
      words.total,
      job.isMinimum && !hasOtherRooms ? `${dollars(total)} (${dollars(job.total)} ${words.minimum})` : dollars(total),
    ],
  ] as const;
  const layout = [
    [words.pattern, words.patterns[pattern]],
    [words.rotation, fill(words.degrees, { rotation })],
  ] as const;
  return (
    <Summary aria-labelledby="visualizer-room">
      <h2 id="visualizer-room">{`${room.name}, ${floor.name}`}</h2>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name} data-total={name === words.total ? '' : undefined}>
            <dt>{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
        {layout.map(([name, value]) => (
          <div key={name} data-on-paper="">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Summary>
  );
}

const Summary = styled.section`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.rule};
  background: ${color.page};
  @media (scripting: none) {
    display: none;
  }
  h2 {
    margin-bottom: ${space[2]};
    font-size: ${size.text};
  }
  dl {
    display: grid;
    gap: ${space[1]} ${space[4]};
    line-height: 1.35;
  }
  div {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: ${space[3]};
  }
  [data-total] dd {
    font-size: ${size.h4};
    font-weight: 700;
  }
  dt {
    font-size: 0.8125rem;
    color: ${color.inkMuted};
  }
  dd {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  @media not print {
    [data-on-paper] {
      display: none;
    }
  }
  ${from.laptop} {
    h2 {
      ${unseen}
    }
    dl {
      grid-template-columns: repeat(3, auto);
      justify-content: space-between;
    }
    div {
      display: block;
    }
    [data-total] dd {
      font-size: inherit;
    }
  }
  ${from.desktop} {
    dl {
      grid-template-columns: none;
      grid-auto-flow: column;
      align-items: end;
    }
  }
`;
