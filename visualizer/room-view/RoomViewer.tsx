import { styled } from 'styled-components';
import { from, space } from '../../components/theme.ts';
import { PatternButtons } from '../controls/PatternButtons.tsx';
import { patternsFor } from '../engine/floor-pattern.ts';
import type { RenderedRoom } from '../engine/scene.ts';
import { idsOf } from '../plan/options.ts';
import { customRoom } from '../plan/plan.ts';
import { useFavorites } from '../plan-view/use-favorites.ts';
import { RoomControls } from './RoomControls.tsx';
import { onPhones, RoomPicture } from './RoomPicture.tsx';
import { SecondFloor } from './SecondFloor.tsx';
import { useView } from './use-view.ts';
import type { ViewFloor } from './view-floor.ts';

export interface RoomViewerProps {
  rooms: readonly RenderedRoom[];
  floors: readonly ViewFloor[];
}

/** A rendered room with one or two floors, and its controls. */
export function RoomViewer({ rooms, floors }: RoomViewerProps) {
  const { view, isReady, known, change } = useView(idsOf({ rooms, floors }), { isLinked: true });
  const [favorites] = useFavorites({ ...known, rooms: [...known.rooms, customRoom] });
  const room = rooms.find(({ id }) => id === view.room) ?? rooms[0];
  const floor = floors.find(({ id }) => id === view.floor) ?? floors[0];
  if (!room || !floor) throw new Error('The room viewer needs a room and a floor');
  const secondFloor = floors.find(({ id }) => id === view.secondFloor);
  const patterns = patternsFor(floor).filter((pattern) => !secondFloor || patternsFor(secondFloor).includes(pattern));
  const pattern = patterns.includes(view.pattern) ? view.pattern : 'straight';
  const scene = { room, floor, secondFloor, pattern, rotation: view.rotation };
  return (
    <Viewer>
      <PictureAndPatterns data-compared={secondFloor ? '' : undefined}>
        <RoomPicture scene={scene} isReady={isReady} />
        <PatternButtons patterns={patterns} chosen={pattern} choose={(pattern) => change({ pattern })} />
        <SecondFloor
          floors={floors}
          first={floor}
          second={secondFloor}
          favorites={favorites.map(({ floor }) => floor)}
          choose={(secondFloor) => change({ secondFloor })}
        />
      </PictureAndPatterns>
      <RoomControls rooms={rooms} floors={floors} view={{ ...view, room: room.id, floor: floor.id }} change={change} />
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

const PictureAndPatterns = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  min-width: 0;
  ${onPhones} {
    display: contents;
  }
`;
