import { styled } from 'styled-components';
import { color, radius, size, space } from '../../../components/theme.ts';
import { captionOf } from './caption.ts';
import { LayingChoice } from './LayingChoice.tsx';
import { type Laying, layingsOf } from './laying.ts';
import type { RenderedRoom, RoomFloor } from './scene.ts';
import { useRoomPicture } from './use-room-picture.ts';

interface RoomViewProps {
  room: RenderedRoom;
  floor: RoomFloor;
  /** Degrees, clockwise seen from above. */
  rotation: number;
  /** As chosen; a floor that cannot be laid so lies straight. */
  laying: Laying;
  chooseLaying: (laying: Laying) => void;
  /** True until the choice stands: nothing is loaded before. */
  waiting: boolean;
}

/** A rendered room with a floor in it. Until that is drawn, the room's own picture with its plain floor is shown. */
export function RoomView({ room, floor, rotation, laying, chooseLaying, waiting }: RoomViewProps) {
  const layings = layingsOf(floor);
  const possible = layings.includes(laying) ? laying : 'straight';
  const { canvas, surface, shown, failed } = useRoomPicture({ room, floor, rotation, laying: possible, waiting });
  const current = shown?.room === room && shown.floor === floor;
  const caption = shown ? captionOf(shown.room, shown.floor, shown.laying) : '';
  return (
    <View>
      <Stage>
        <img
          src={room.layers.room}
          alt={room.alt}
          width={room.width}
          height={room.height}
          loading="lazy"
          decoding="async"
          hidden={shown !== null}
        />
        <canvas
          key={surface}
          ref={canvas}
          width={room.width}
          height={room.height}
          role="img"
          aria-label={caption || room.alt}
          hidden={shown === null}
        />
      </Stage>
      <LayingChoice layings={layings} chosen={possible} choose={chooseLaying} />
      <p role="status">
        {failed && 'The picture did not load. Choose a floor to try again.'}
        {!failed && (current ? caption : shown && `Laying ${floor.name} …`)}
      </p>
    </View>
  );
}

const View = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  min-width: 0;
  [role='status'] {
    min-height: 1.6em;
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;

const Stage = styled.div`
  aspect-ratio: 1280 / 853;
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
  background: ${color.sunken};
  overflow: hidden;
  img,
  canvas {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
