import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { CompareSlider } from '../../components/media/CompareSlider.tsx';
import { color, headerHeight, radius, size, space } from '../../components/theme.ts';
import { layingsOf } from '../engine/laying.ts';
import type { RenderedRoom } from '../engine/scene.ts';
import { captionOf } from './caption.ts';
import type { Choice } from './choice.ts';
import { FloorLabels } from './FloorLabels.tsx';
import { LayingChoice } from './LayingChoice.tsx';
import { OtherFloor } from './OtherFloor.tsx';
import type { SeenFloor } from './seen-floor.ts';
import { useRoomPicture } from './use-room-picture.ts';

interface RoomViewProps {
  room: RenderedRoom;
  floor: SeenFloor;
  floors: readonly SeenFloor[];
  choice: Choice;
  /** Ids of floors that the visitor has saved. */
  favorites: readonly string[];
  change: (change: Partial<Choice>) => void;
  /** True until the choice stands: nothing is loaded before. */
  waiting: boolean;
}

const middle = 50;

/** Where the choices stand below the picture, it stays in sight while they are tried. */
const onPhones = '@media (max-width: 639px) and (min-height: 560px)';

/** A rendered room with a floor in it, or two. Until that is drawn, the room's own picture with its plain floor is shown. */
export function RoomView({ room, floor, floors, choice, favorites, change, waiting }: RoomViewProps) {
  const other = floors.find(({ id }) => id === choice.other);
  const [share, setShare] = useState(middle);
  const layings = layingsOf(floor).filter((laying) => !other || layingsOf(other).includes(laying));
  const laying = layings.includes(choice.laying) ? choice.laying : 'straight';
  const { canvas, surface, shown, failed } = useRoomPicture({
    room,
    floor,
    other,
    divider: 1 - share / 100,
    rotation: choice.rotation,
    laying,
    waiting,
  });
  const current = shown?.room === room && shown.floor === floor && shown.other === other;
  const chooseOther = useCallback((floor: SeenFloor | null) => change({ other: floor?.id ?? null }), [change]);
  const caption = shown ? captionOf(shown.room, shown.floor, shown.laying, shown.other) : '';
  return (
    <View data-compared={shown?.other ? '' : undefined}>
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
        {shown && other && (
          <>
            <FloorLabels left={floor} right={other} share={share} />
            <CompareSlider
              type="range"
              min={0}
              max={100}
              value={share}
              autoComplete="off"
              aria-label={`Share of ${other.name} on the right`}
              aria-valuetext={`${share} percent ${other.name}, ${100 - share} percent ${floor.name}`}
              onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
            />
          </>
        )}
      </Stage>
      <p role="status">
        {failed && 'The picture did not load. Choose a floor to try again.'}
        {!failed && (current ? caption : shown && `Laying ${(other && shown.floor === floor ? other : floor).name} …`)}
      </p>
      <LayingChoice layings={layings} chosen={laying} choose={(laying) => change({ laying })} />
      <OtherFloor floors={floors} first={floor} other={other} favorites={favorites} choose={chooseOther} />
    </View>
  );
}

const View = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  min-width: 0;
  & > [role='status'] {
    min-height: 1.6em;
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  ${onPhones} {
    display: contents;
  }
`;

const Stage = styled.div`
  position: relative;
  @media print {
    max-width: 5.5in;
    print-color-adjust: exact;
  }
  ${onPhones} {
    position: sticky;
    z-index: 1;
    top: ${headerHeight};
  }
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
  /* The ring lies over the pictures, with a light line that shows on dark ones. */
  &:has(:focus-visible)::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 4px solid ${color.accent};
    border-radius: inherit;
    box-shadow: inset 0 0 0 2px ${color.raised};
    pointer-events: none;
  }
`;
