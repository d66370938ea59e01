import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { color, from, size, space } from '../../../components/theme.ts';
import { dollars } from '../../../schema/number-format.ts';
import { comparedFloors, type Plan } from '../../../schema/plan.ts';
import { describeSize } from '../../../schema/plan-words.ts';
import { formatSquareFeet } from '../../../visualizer/plan/estimate.ts';
import { useBusiness } from '../../business.ts';
import { findNamed, layoutLabel, roomTotals } from './plan.ts';

/** Only fetched for requests that come with a plan. */
const PlanDrawing = lazy(async () => ({ default: (await import('./PlanDrawing.tsx')).PlanDrawing }));

/** The visualizer's plan as the visitor sent it. */
export function SentPlan({ plan }: { plan: Plan }) {
  const { rooms, floors } = useBusiness();
  const totals = roomTotals(plan, floors);
  const { total: sum, extras = [] } = plan;
  const compared = comparedFloors(plan).map((name) => findNamed(floors, name)?.name ?? name);
  const area = plan.rooms.reduce((all, { width = 0, length = 0 }) => all + width * length, 0);
  return (
    <section aria-labelledby="inbox-plan">
      <h3 id="inbox-plan">Plan from the visualizer</h3>
      <Rooms>
        {plan.rooms.map((each, index) => {
          const room = findNamed(rooms, each.room);
          const floor = findNamed(floors, each.floor);
          const total = totals?.[index];
          const { width, length } = each;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list doesn't change, and two rooms can be identical
            <li key={index}>
              {room && floor && width && length && (
                <Suspense fallback={<span className="drawing" />}>
                  <PlanDrawing planned={{ ...each, width, length }} room={room} floor={floor} />
                </Suspense>
              )}
              <div>
                <b>{room?.name ?? each.room}</b>
                <p>{width && length ? `${describeSize(each)}, ${formatSquareFeet(width * length)}` : describeSize(each)}</p>
                <p>{floor?.name ?? each.floor}</p>
                <p>{layoutLabel(each)}</p>
                {total !== undefined && plan.rooms.length > 1 && <p>{dollars(total)}</p>}
              </div>
            </li>
          );
        })}
      </Rooms>
      {compared.length > 0 && <Sum>{`Compared with ${compared.join(' and ')}.`}</Sum>}
      <Sum>
        {area > 0 && (
          <>
            <b>{dollars(sum)}</b>
            {` for ${formatSquareFeet(area)}, material and standard installation, as shown to the visitor. `}
          </>
        )}
        {extras.map(({ name, dollars: cost }) => `${name}: ${dollars(cost)}. `)}
        <a href={`/visualizer${plan.link}`} target="_blank" rel="noopener">
          Open it in the visualizer
        </a>
      </Sum>
    </section>
  );
}

const Rooms = styled.ul`
  display: grid;
  gap: ${space[3]};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  li {
    display: grid;
    grid-template-columns: minmax(8.5rem, 45%) minmax(0, 1fr);
    gap: ${space[3]};
    padding: ${space[3]};
    border: 1px solid ${color.rule};
    background: ${color.raised};
    line-height: 1.4;
  }
  li > div:only-child {
    grid-column: 1 / -1;
  }
  .drawing {
    display: block;
    width: 100%;
    aspect-ratio: 5 / 4;
    background: ${color.sunken};
  }
  p {
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
  }
`;

const Sum = styled.p`
  margin-top: ${space[3]};
  font-variant-numeric: tabular-nums;
`;
