import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/form/Button.tsx';
import { size, space } from '../../components/theme.ts';
import { hasSize, isFull } from '../plan/plan.ts';
import { nextRoom } from '../plan/project-estimate.ts';
import { useTool } from '../tool/tool.ts';
import { RoomList } from './RoomList.tsx';

/** All rooms of the project, and a button for one more. */
export function Rooms() {
  const { options, project, current, others, change } = useTool();
  const heading = useRef<HTMLHeadingElement>(null);

  function remove(index: number) {
    change({ kind: 'remove', index });
    heading.current?.focus();
  }

  return (
    <Section aria-labelledby="visualizer-rooms">
      <h2 id="visualizer-rooms" ref={heading} tabIndex={-1}>
        {others.length > 0 ? `Your ${others.length + 1} rooms` : 'More than one room?'}
      </h2>
      {others.length > 0 && <RoomList others={others} current={hasSize(project) ? current : null} remove={remove} />}
      <Button
        type="button"
        data-kind="quiet"
        data-no-print=""
        disabled={isFull(project) || !hasSize(project)}
        onClick={() => change({ kind: 'add', next: nextRoom(options.rooms, [...others, current]) })}
      >
        Add another room
      </Button>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space[3]};
  justify-items: stretch;
  h2 {
    font-size: ${size.h4};
  }
  @media print {
    &:not(:has(ul)) {
      display: none;
    }
  }
`;
