import { type Dispatch, useRef } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '../../components/form/Button.tsx';
import { MarkedList } from '../../components/section/Layout.tsx';
import { color, font, size, space } from '../../components/theme.ts';
import { dollars } from '../../schema/number-format.ts';
import type { Plan } from '../../schema/plan.ts';
import { carryPlan } from '../plan/carried-plan.ts';
import { hashOf } from '../plan/link.ts';
import type { ResolvedPlan, RoomOption } from '../plan/options.ts';
import { isFull, type Project, type ProjectChange } from '../plan/plan.ts';
import { nextRoom, projectEstimate } from '../plan/project-estimate.ts';
import { EstimateDetails } from './EstimateDetails.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { RoomList } from './RoomList.tsx';

interface ProjectPanelProps {
  rooms: readonly RoomOption[];
  project: Project;
  /** The same project with its rooms and floors. */
  current: ResolvedPlan;
  others: readonly ResolvedPlan[];
  /** Address of the cost guide. */
  costGuide: string;
  change: Dispatch<ProjectChange>;
}

/** The estimate for all rooms of the project. */
export function ProjectPanel({ rooms, project, current, others, costGuide, change }: ProjectPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const planned = [...others, current];
  const { total } = projectEstimate(planned);

  function remove(index: number) {
    change({ kind: 'remove', index });
    heading.current?.focus();
  }

  return (
    <Panel aria-labelledby="visualizer-project">
      <h3 id="visualizer-project" ref={heading} tabIndex={-1}>
        Project estimate
      </h3>
      <Total>{dollars(total)}</Total>
      {others.length > 0 && <RoomList others={others} current={current} remove={remove} />}
      <MarkedList>
        <li>Estimate includes material and standard installation</li>
        <li>Final pricing may vary based on site conditions</li>
      </MarkedList>
      <EstimateDetails current={current} others={others} costGuide={costGuide} />
      <Buttons data-no-print="">
        <ButtonLink href="/contact" onClick={() => carryPlan(planToSend(planned, total, hashOf(project)))}>
          Get Professional Quote
        </ButtonLink>
        <Button
          type="button"
          data-kind="quiet"
          disabled={isFull(project)}
          onClick={() => change({ kind: 'add', next: nextRoom(rooms, planned) })}
        >
          Add another room
        </Button>
      </Buttons>
    </Panel>
  );
}

/** With names instead of ids, so that the business can read it without the visualizer. */
function planToSend(rooms: readonly ResolvedPlan[], total: number, link: string): Plan {
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
