import { styled } from 'styled-components';
import { color } from '../../components/theme.ts';
import { sideLimits } from '../../schema/plan.ts';
import { Card, Cards } from '../controls/Card.tsx';
import type { RoomOption } from '../plan/options.ts';
import { customRoom } from '../plan/plan.ts';

interface RoomCardsProps {
  rooms: readonly RoomOption[];
  chosen: string;
  choose: (room: string) => void;
}

/** A choice of rooms, each with its outline. All outlines have the same scale. */
export function RoomCards({ rooms, chosen, choose }: RoomCardsProps) {
  return (
    <Cards>
      {rooms.map((room) => (
        <Card key={room.id} data-wide={room.id === customRoom || undefined}>
          <input type="radio" name="room" value={room.id} checked={room.id === chosen} onChange={() => choose(room.id)} />
          <Outline room={room} />
          <span>
            <b>{room.name}</b>
            <small>
              {room.id === customRoom
                ? `Your own sides, ${sideLimits.min} to ${sideLimits.max} ft`
                : `${room.dimensions.width} x ${room.dimensions.length} ft`}
            </small>
          </span>
        </Card>
      ))}
    </Cards>
  );
}

/** Units of the drawing per foot. */
const foot = 1.8;
const box = 38;

function Outline({ room: { id, dimensions } }: { room: RoomOption }) {
  const width = dimensions.width * foot;
  const height = dimensions.length * foot;
  return (
    <Drawing width={box} height={box} viewBox={`0 0 ${box} ${box}`} aria-hidden="true" focusable="false">
      <rect
        x={(box - width) / 2}
        y={(box - height) / 2}
        width={width}
        height={height}
        strokeDasharray={id === customRoom ? '4 3' : undefined}
      />
    </Drawing>
  );
}

const Drawing = styled.svg`
  rect {
    fill: ${color.sunken};
    stroke: ${color.dark};
    stroke-width: 1.5px;
  }
`;
