import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '#components/form/Button.tsx';
import { useWords } from '#components/page-language.ts';
import { size, space } from '#components/theme.ts';
import { hasSize, isFull } from '../plan/plan.ts';
import { nextRoom } from '../plan/project-estimate.ts';
import { useTool } from '../state/tool.ts';
import { RoomList } from './RoomList.tsx';

/** All rooms of the project, and a button for one more. */
export function Rooms() {
  const { options, project, current, others, change } = useTool();
  const words = useWords('visualizer.tool');
  const heading = useRef<HTMLHeadingElement>(null);
  const isSized = hasSize(project);

  function remove(index: number) {
    change({ kind: 'remove', index });
    heading.current?.focus();
  }

  if (!isSized && others.length === 0) return null;
  return (
    <Section aria-labelledby="visualizer-rooms">
      <h2 id="visualizer-rooms" ref={heading} tabIndex={-1}>
        {others.length > 0 ? words.rooms : words.moreRooms}
      </h2>
      {others.length > 0 && <RoomList others={others} current={isSized ? current : null} remove={remove} />}
      {isSized && (
        <Button
          type="button"
          data-kind="quiet"
          data-no-print=""
          disabled={isFull(project)}
          onClick={() => change({ kind: 'add', next: nextRoom(options.rooms, [...others, current]) })}
        >
          {words.addRoom}
        </Button>
      )}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space[3]};
  justify-items: stretch;
  align-content: start;
  h2 {
    font-size: ${size.h4};
  }
  @media print {
    &:not(:has(ul)) {
      display: none;
    }
  }
`;
