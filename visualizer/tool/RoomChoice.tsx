import { styled } from 'styled-components';
import { nativeRadio } from '../../components/form/native-radio.ts';
import { color, radius, size, space } from '../../components/theme.ts';
import { customRoom } from '../plan/plan.ts';
import { useTool } from './tool.ts';

/** A choice of rooms with their sizes. */
export function RoomChoice() {
  const { options, project, change } = useTool();
  return (
    <fieldset>
      <legend>Room</legend>
      <Rooms>
        {options.rooms.map(({ id, name, dimensions }) => (
          <label key={id}>
            <input
              type="radio"
              name="room"
              value={id}
              checked={id === project.current.room}
              onChange={() => change({ kind: 'room', room: id })}
            />
            <b>{name}</b>
            <small>{id === customRoom ? 'Your size' : `${dimensions.width} x ${dimensions.length} ft`}</small>
          </label>
        ))}
      </Rooms>
    </fieldset>
  );
}

const Rooms = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space[2]};
  margin-top: ${space[1]};
  label {
    grid-column: span 2;
    position: relative;
    display: grid;
    align-content: center;
    min-height: 48px;
    padding: ${space[1]} 6px;
    border: 1px solid ${color.ruleStrong};
    border-radius: ${radius.small};
    background: ${color.raised};
    font-size: ${size.small};
    line-height: 1.25;
    cursor: pointer;
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
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  ${nativeRadio}
  b,
  small {
    font-size: 0.8125rem;
  }
  b {
    font-weight: 600;
  }
  small {
    color: ${color.inkMuted};
    font-variant-numeric: tabular-nums;
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;
