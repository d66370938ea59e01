import { styled } from 'styled-components';
import { color, radius, size, space } from '../../components/theme.ts';
import { dollars } from '../../schema/number-format.ts';
import type { Plan } from '../../schema/plan.ts';
import { describeLaying, describeSize } from '../../schema/plan-words.ts';

interface CarriedPlanProps {
  plan: Plan;
  remove: () => void;
}

/** The visualizer's plan, shown above the form it's sent with. */
export function CarriedPlan({ plan: { rooms, total, secondFloor, extras = [], link }, remove }: CarriedPlanProps) {
  const withExtras = extras.reduce((sum, extra) => sum + extra.dollars, total);
  return (
    <Box role="group" aria-labelledby="carried-plan">
      <h3 id="carried-plan">We'll get your plan with the request</h3>
      <ul>
        {rooms.map((room, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list doesn't change, and two rooms may be identical
          <li key={index}>
            {room.room}, {describeSize(room)}, {room.floor}, {describeLaying(room)}
          </li>
        ))}
      </ul>
      {secondFloor && <p>You compared it with {secondFloor}.</p>}
      {total > 0 && (
        <p>
          <b>{dollars(total)}</b> for material and standard installation, based on the visualizer.
        </p>
      )}
      {extras.length > 0 && (
        <p>
          With {extras.map((extra) => `${extra.name.toLowerCase()} (${dollars(extra.dollars)})`).join(', ')}:{' '}
          <b>{dollars(withExtras)}</b>
        </p>
      )}
      <p>
        <a href={`/visualizer${link}`}>Change the plan</a>
        <button type="button" onClick={remove}>
          Remove the plan
        </button>
      </p>
    </Box>
  );
}

const Box = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[3]};
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.rule};
  border-left: 6px solid ${color.accent};
  border-radius: ${radius.small};
  background: ${color.page};
  h3 {
    font-size: ${size.h4};
  }
  b {
    font-variant-numeric: tabular-nums;
  }
  p:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[5]};
  }
  a,
  button {
    min-height: 32px;
    padding: ${space[1]} 0;
  }
  button {
    border: 0;
    background: none;
    color: ${color.signal};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;
