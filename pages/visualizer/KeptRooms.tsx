import { styled } from 'styled-components';
import { color, size, space } from '../../components/theme.ts';
import { dollars } from '../../schema/number-format.ts';
import { estimate } from '../../visualizer/plan/estimate.ts';
import type { ResolvedPlan } from '../../visualizer/plan/options.ts';

interface KeptRoomsProps {
  kept: readonly ResolvedPlan[];
  shown: ResolvedPlan;
  remove: (index: number) => void;
}

/** The rooms of a project of several: those put aside, then the one in the preview. */
export function KeptRooms({ kept, shown, remove }: KeptRoomsProps) {
  return (
    <List aria-label="Rooms of this project">
      {kept.map((plan, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may be alike in everything
        <li key={index}>
          <Line plan={plan} />
          <button type="button" data-no-print="" onClick={() => remove(index)}>
            Remove<span className="unseen"> {plan.room.name}</span>
          </button>
        </li>
      ))}
      <li>
        <Line plan={shown} />
        <small>In the preview</small>
      </li>
    </List>
  );
}

function Line({ plan: { room, floor, sides } }: { plan: ResolvedPlan }) {
  return (
    <span>
      <b>{room.name}</b>, {sides.width} x {sides.length} ft, {floor.name}: {dollars(estimate(sides, floor.pricePerSqFt).total)}
    </span>
  );
}

const List = styled.ul`
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
    min-height: 48px;
    padding-inline: ${space[2]};
    border: 0;
    background: none;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    color: ${color.accent};
    cursor: pointer;
  }
  small {
    padding-inline: ${space[2]};
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;
