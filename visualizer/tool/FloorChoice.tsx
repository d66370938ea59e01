import { styled } from 'styled-components';
import { textButton } from '#components/form/text-button.ts';
import { useWords } from '#components/page-language.ts';
import { color, size, space } from '#components/theme.ts';
import { FloorRail } from '../controls/FloorRail.tsx';
import { useTool } from '../state/tool.ts';

/** The floor, and in the room a second one to compare it with. */
export function FloorChoice() {
  const { options, project, secondFloor, favorites, change } = useTool();
  const { floors } = options;
  const words = useWords('visualizer.tool');
  const { current, view } = project;
  const saved = new Set(favorites.map(({ floor }) => floor));
  const others = floors
    .filter(({ id }) => id !== current.floor)
    .sort((a, b) => Number(saved.has(b.id)) - Number(saved.has(a.id)));
  return (
    <>
      <Row>
        <h2 id="visualizer-floor">
          <span>{secondFloor ? words.leftFloor : words.floor}</span> <small>{words.pricePerSqFt}</small>
        </h2>
        {view === 'room' && (
          <button
            type="button"
            aria-pressed={secondFloor !== undefined}
            onClick={() => change({ kind: 'secondFloor', floor: secondFloor ? null : (others[0]?.id ?? null) })}
          >
            {secondFloor ? words.stopComparing : words.compare}
          </button>
        )}
      </Row>
      <FloorRail
        name="floor"
        labelledBy="visualizer-floor"
        floors={floors}
        chosen={current.floor}
        choose={(floor) => change({ kind: 'floor', floor })}
        isOneRow={secondFloor !== undefined}
      />
      {secondFloor && (
        <>
          <Row>
            <h2 id="visualizer-second-floor">{words.rightFloor}</h2>
          </Row>
          <FloorRail
            name="second-floor"
            labelledBy="visualizer-second-floor"
            floors={others}
            chosen={secondFloor.id}
            choose={(floor) => change({ kind: 'secondFloor', floor })}
            isOneRow
          />
        </>
      )}
    </>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-bottom: -${space[2]};
  /* As high with the button as without it, so that nothing moves between views. */
  &:first-child {
    min-height: 48px;
  }
  small {
    font-size: inherit;
    font-weight: 400;
    color: ${color.inkMuted};
  }
  button {
    ${textButton}
    font-size: ${size.small};
  }
`;
