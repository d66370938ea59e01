import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CompareSlider } from '../../components/media/CompareSlider.tsx';
import { color, headerHeight, radius, size } from '../../components/theme.ts';
import { captionOf } from './caption.ts';
import { FloorLabels } from './FloorLabels.tsx';
import { useInView } from './use-in-view.ts';
import { type RoomScene, useRoomPicture } from './use-room-picture.ts';

interface RoomPictureProps {
  scene: RoomScene;
  /** False while nothing should be loaded yet. */
  isReady: boolean;
}

/** On phones the controls are below the picture, which sticks to the top while visitors use them. */
export const onPhones = '@media (max-width: 639px) and (min-height: 560px)';

/** A rendered room with one or two floors. Until it's drawn, the plain picture with a neutral floor is shown. */
export function RoomPicture({ scene, isReady }: RoomPictureProps) {
  const { room, floor, secondFloor } = scene;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isInView = useInView(frame);
  const [share, setShare] = useState(50);
  const picture = { ...scene, divider: 1 - share / 100, isReady: isReady && isInView };
  const { shown, hasFailed } = useRoomPicture(canvas, picture);
  const isCurrent = shown?.room === room && shown.floor === floor && shown.secondFloor === secondFloor;
  const caption = shown ? captionOf(shown.room, shown.floor, shown.pattern, shown.secondFloor) : '';
  const next = secondFloor && shown?.floor === floor ? secondFloor : floor;
  return (
    <>
      <Frame ref={frame}>
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
          ref={canvas}
          width={room.width}
          height={room.height}
          role="img"
          aria-label={caption || room.alt}
          hidden={shown === null}
        />
        {shown && secondFloor && (
          <>
            <FloorLabels left={floor} right={secondFloor} share={share} />
            <CompareSlider
              type="range"
              min={0}
              max={100}
              value={share}
              autoComplete="off"
              aria-label={`Share of ${secondFloor.name} on the right`}
              aria-valuetext={`${share} percent ${secondFloor.name}, ${100 - share} percent ${floor.name}`}
              onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
            />
          </>
        )}
      </Frame>
      <Status role="status">
        {hasFailed && 'The picture did not load. Choose a floor to try again.'}
        {!hasFailed && (isCurrent ? caption : shown && `Laying ${next.name} …`)}
      </Status>
    </>
  );
}

const Status = styled.p`
  min-height: 1.6em;
  font-size: ${size.small};
  color: ${color.inkMuted};
`;

const Frame = styled.div`
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
  /* The focus ring is on top of the picture and has a light line that shows on dark floors. */
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
