import { type Dispatch, useRef } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '../../components/form/Button.tsx';
import { MarkedList } from '../../components/section/Layout.tsx';
import { color, font, size, space } from '../../components/theme.ts';
import { dollars, wholeDollars } from '../../schema/number-format.ts';
import type { Plan } from '../../schema/plan.ts';
import { carryPlan } from '../../visualizer/plan/carried-plan.ts';
import { squareFeet } from '../../visualizer/plan/estimate.ts';
import type { Options, ResolvedPlan } from '../../visualizer/plan/options.ts';
import { type Change, mostKept } from '../../visualizer/plan/plan.ts';
import { nextRoom, type ProjectEstimate, roomEstimate } from '../../visualizer/plan/project-estimate.ts';
import { FigurePanel } from './FigurePanel.tsx';
import { KeptRooms } from './KeptRooms.tsx';

interface ProjectPanelProps {
  options: Options;
  shown: ResolvedPlan;
  kept: readonly ResolvedPlan[];
  sums: ProjectEstimate;
  costGuide: string;
  /** Hash that opens this project again. */
  link: string;
  change: Dispatch<Change>;
}

/** What all rooms of the project cost, how that may move, and what to order. */
export function ProjectPanel({ options, shown, kept, sums, costGuide, link, change }: ProjectPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { areas } = roomEstimate(shown);
  const { installation } = shown.floor;
  const several = kept.length > 0;
  return (
    <Panel aria-labelledby="visualizer-project">
      <h3 id="visualizer-project" ref={heading} tabIndex={-1}>
        Project estimate
      </h3>
      <Total>{dollars(sums.total)}</Total>
      {several && (
        <KeptRooms
          kept={kept}
          shown={shown}
          remove={(index) => {
            change({ kind: 'remove', index });
            heading.current?.focus();
          }}
        />
      )}
      <MarkedList>
        <li>Estimate includes material and standard installation</li>
        <li>Final pricing may vary based on site conditions</li>
      </MarkedList>
      <dl>
        <div>
          <dt>Likely range</dt>
          <dd>
            {wholeDollars(sums.range.low)}-{wholeDollars(sums.range.high)}
          </dd>
        </div>
        <div>
          <dt>Measured area</dt>
          <dd>{squareFeet(sums.measured)}</dd>
        </div>
        <div>
          <dt>Material to order{several ? '' : `, ${areas.wastePercent}% waste`}</dt>
          <dd>{squareFeet(sums.toOrder)}</dd>
        </div>
        <div>
          <dt>Billed for installation</dt>
          <dd>{squareFeet(sums.billed)}</dd>
        </div>
      </dl>
      <p>
        The range takes the material to order at its listed price and installation at the rates of our{' '}
        <a href={costGuide}>cost guide</a>
        {several ? ' for each floor' : `: ${wholeDollars(installation.low)}-${installation.high} per sq ft for this floor`}. It
        can lie above or below the estimate, which counts a flat rate and no waste. Waste is 10% for boards laid straight, 15% at
        an angle.
      </p>
      <Buttons data-no-print="">
        <ButtonLink href="/contact" onClick={() => carryPlan(planOf([...kept, shown], sums.total, link))}>
          Get Professional Quote
        </ButtonLink>
        <Button
          type="button"
          data-kind="quiet"
          disabled={kept.length >= mostKept}
          onClick={() => change({ kind: 'keep', next: nextRoom(options.rooms, [...kept, shown]) })}
        >
          Add another room
        </Button>
      </Buttons>
    </Panel>
  );
}

/** What goes to the business, in words that it can read without the visualizer. */
function planOf(rooms: readonly ResolvedPlan[], total: number, link: string): Plan {
  return {
    rooms: rooms.map(({ room, sides, floor, rotation }) => ({ room: room.name, ...sides, floor: floor.name, rotation })),
    total,
    link,
  };
}

const Panel = styled(FigurePanel)`
  display: grid;
  gap: ${space[3]};
  & > p,
  & > ul {
    font-size: ${size.small};
  }
  & > p:last-of-type {
    color: ${color.inkMuted};
  }
  @media print {
    grid-column: 1 / -1;
    break-inside: avoid;
  }
`;

const Total = styled.p`
  && {
    font: 560 ${size.h2}/1.1 ${font.heading};
    font-variant-numeric: tabular-nums;
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[1]};
`;
