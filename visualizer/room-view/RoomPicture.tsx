import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { textButton } from '#components/form/text-button.ts';
import { Picture, type PictureSource } from '#components/media/Picture.tsx';
import { useWords } from '#components/page-language.ts';
import { color, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { captionOf } from '../plan/caption.ts';
import { type RoomScene, useRoomPicture } from './use-room-picture.ts';

interface RoomPictureProps {
  scene: RoomScene;
  /** A finished picture of the scene, for when nothing has to be computed. */
  still: PictureSource | null;
  /** False until the address has been read, and while another view is open. */
  isReady: boolean;
  /** True once the visitor has touched the visualizer. Until then a finished picture is enough. */
  isTouched: boolean;
  /** Called with the picture on screen. */
  onPicture: (picture: HTMLCanvasElement | HTMLImageElement | null) => void;
}

/** A rendered room with a floor. Until it's drawn, a finished picture is shown, or the room with a neutral floor. */
export function RoomPicture({ scene, still, isReady, isTouched, onPicture }: RoomPictureProps) {
  const words = useWords('visualizer.tool');
  const { room, floor } = scene;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const canWait = still !== null && !isTouched;
  const { shown, problem, retry } = useRoomPicture(canvas, { ...scene, isReady, canWait });
  const hasCanvas = shown !== null;
  const stillSource = still?.img.src ?? room.layers.room;
  const isCurrent = shown?.room === room && shown.floor === floor;
  const caption = captionOf(words, shown ?? scene);

  const drawing = isCurrent || (still && !hasCanvas) ? caption : hasCanvas && fill(words.loading, { floor: floor.name });
  const statusText = problem ? words[problem] : drawing;

  const report = useEffectEvent(onPicture);
  useEffect(() => {
    report(hasCanvas ? canvas.current : (frame.current?.querySelector<HTMLImageElement>(`img[src="${stillSource}"]`) ?? null));
  }, [hasCanvas, stillSource]);

  function tryAgain() {
    // The button goes away.
    frame.current?.focus({ preventScroll: true });
    retry();
  }

  return (
    <Frame ref={frame} role="group" aria-label={caption} tabIndex={-1}>
      {!hasCanvas && <StillPicture scene={scene} still={still} />}
      <canvas ref={canvas} width={room.width} height={room.height} role="img" aria-label={caption} hidden={!hasCanvas} />
      <Caption>
        <p role="status">{statusText}</p>
        {problem && (
          <button type="button" onClick={tryAgain}>
            {words.tryAgain}
          </button>
        )}
      </Caption>
    </Frame>
  );
}

function StillPicture({ scene: { room }, still }: Pick<RoomPictureProps, 'scene' | 'still'>) {
  if (still) return <Cover image={still} sizes="(min-width: 1248px) 828px, (min-width: 900px) 62vw, 111vw" isFirst />;
  return <img src={room.layers.room} alt={room.alt} width={room.width} height={room.height} decoding="async" />;
}

const Cover = styled(Picture)`
  height: 100%;
`;

const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  background: ${color.raised};
  font-size: ${size.small};
  line-height: 1.4;
  color: ${color.inkMuted};
  p:not(:empty) {
    padding: ${space[1]} ${space[3]};
  }
  button {
    ${textButton}
    padding-inline: ${space[3]};
  }
`;

const Frame = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  background: ${color.sunken};
  /* Everything lies over the picture, and the caption below it. Without its end, what is absolute would reach over the caption. */
  & > * {
    grid-area: 1 / 1 / 2 / 2;
  }
  & > :has(> [role='status']) {
    grid-area: 2 / 1;
  }
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
    box-shadow: inset 0 0 0 2px ${color.raised};
    pointer-events: none;
  }
  @media print {
    print-color-adjust: exact;
  }
`;
