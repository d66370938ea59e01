import { styled } from 'styled-components';
import { from, space } from '../../components/theme.ts';
import type { RenderedRoom } from '../../visualizer/engine/scene.ts';
import { RoomView } from '../../visualizer/room-view/RoomView.tsx';
import { RoomViewChoices } from '../../visualizer/room-view/RoomViewChoices.tsx';
import type { SeenFloor } from '../../visualizer/room-view/seen-floor.ts';
import { useChoice } from '../../visualizer/room-view/use-choice.ts';
import { useFavoriteFloors } from '../../visualizer/room-view/use-favorite-floors.ts';

export interface RoomViewerProps {
  rooms: readonly RenderedRoom[];
  floors: readonly SeenFloor[];
}

/** A rendered room with a floor, and what can be chosen of both; it follows the plan of the page. */
export function RoomViewer({ rooms, floors }: RoomViewerProps) {
  const known = { rooms: rooms.map(({ id }) => id), floors: floors.map(({ id }) => id) };
  const [choice, change, waiting] = useChoice(known, { isLinked: true });
  const favorites = useFavoriteFloors(known);
  const room = rooms.find(({ id }) => id === choice.room) ?? rooms[0];
  const floor = floors.find(({ id }) => id === choice.floor) ?? floors[0];
  if (!room || !floor) throw new Error('The room view needs a room and a floor');
  return (
    <Viewer>
      <RoomView
        room={room}
        floor={floor}
        floors={floors}
        choice={choice}
        favorites={favorites}
        change={change}
        waiting={waiting}
      />
      <RoomViewChoices rooms={rooms} floors={floors} choice={{ ...choice, room: room.id, floor: floor.id }} change={change} />
    </Viewer>
  );
}

const Viewer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  ${from.laptop} {
    grid-template-columns: minmax(0, 46fr) minmax(0, 26fr);
    gap: ${space[6]};
  }
  @media (scripting: none), print {
    grid-template-columns: minmax(0, 1fr);
  }
`;
