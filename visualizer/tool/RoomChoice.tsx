import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { color, secondaryText, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { radioCards } from '../controls/radio-cards.ts';
import { customRoom } from '../plan/plan.ts';
import { useTool } from '../state/tool.ts';

/** A choice of rooms with their sizes. */
export function RoomChoice() {
  const { options, project, change } = useTool();
  const { rooms } = options;
  const words = useWords('visualizer.tool');
  return (
    <fieldset>
      <legend>{words.room}</legend>
      <Rooms>
        {rooms.map(({ id, name, dimensions }) => (
          <label key={id}>
            <input
              type="radio"
              name="room"
              value={id}
              checked={id === project.current.room}
              onChange={() => change({ kind: 'room', room: id })}
            />
            <b>{name}</b>
            <small>{id === customRoom ? words.yourSize : fill(words.size, { ...dimensions })}</small>
          </label>
        ))}
      </Rooms>
      <About>{rooms.find(({ id }) => id === project.current.room)?.description}</About>
    </fieldset>
  );
}

const Rooms = styled.div`
  ${radioCards}
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space[2]};
  margin-top: ${space[1]};
  label {
    grid-column: span 2;
    align-content: center;
    min-height: 48px;
    padding: ${space[1]} 6px;
    border: 1px solid ${color.ruleStrong};
    background: ${color.raised};
    line-height: 1.25;
  }
  label:nth-last-child(-n + 2) {
    grid-column: span 3;
  }
  label:has(:checked) {
    border-color: ${color.accent};
    background: ${color.page};
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
  label:has(:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }
`;

const About = styled.p`
  ${secondaryText}
  /* Two lines, so that the panel keeps its height from room to room. */
  min-height: 3em;
  margin-top: ${space[1]};
`;
