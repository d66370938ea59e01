import { styled } from 'styled-components';
import { textButton } from '#components/form/text-button.ts';
import { useWords } from '#components/page-language.ts';
import { color, secondaryText, space } from '#components/theme.ts';
import { describeSize } from '#schema/api/plan-words.ts';
import { dollars } from '#schema/rules/number-format.ts';
import { estimate } from '../plan/estimate.ts';
import type { ResolvedPlan } from '../plan/options.ts';
import { useTool } from '../state/tool.ts';

interface RoomListProps {
  others: readonly ResolvedPlan[];
  /** The room on screen, if it has a size. */
  current: ResolvedPlan | null;
  remove: (index: number) => void;
}

/** All rooms of a project, with the one on screen last. */
export function RoomList({ others, current, remove }: RoomListProps) {
  const words = useWords('visualizer.tool');
  return (
    <Lines aria-label={words.roomList}>
      {others.map((plan, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rooms can be identical
        <li key={index}>
          <Line plan={plan} />
          <button type="button" data-no-print="" onClick={() => remove(index)}>
            {words.remove}
            <span className="unseen">{` ${plan.room.name}`}</span>
          </button>
        </li>
      ))}
      {current && (
        <li>
          <Line plan={current} />
          <small>{words.onScreen}</small>
        </li>
      )}
    </Lines>
  );
}

function Line({ plan: { room, floor, sides, ...layout } }: { plan: ResolvedPlan }) {
  const { options } = useTool();
  return (
    <span>
      <b>{room.name}</b>
      <span>{`, ${describeSize(sides, options.planWords)}, ${floor.name}: `}</span>
      <span translate="no">{dollars(estimate(sides, floor, layout).total)}</span>
    </span>
  );
}

const Lines = styled.ul`
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[3]};
    align-items: center;
    min-height: 48px;
    border-top: 1px solid ${color.rule};
    line-height: 1.35;
  }
  @media print {
    li {
      min-height: 0;
      padding-block: ${space[1]};
    }
    small {
      display: none;
    }
  }
  button {
    ${textButton}
    padding-inline: ${space[2]};
  }
  small {
    padding-inline: ${space[2]};
    ${secondaryText}
  }
`;
