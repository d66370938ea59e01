import { Pointer } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { textButton } from '#components/form/text-button.ts';
import { useWords } from '#components/page-language.ts';
import type { OpenedPhoto } from '#components/photo/read-photo.ts';
import { color, from, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { captionOf } from '../plan/caption.ts';
import { BrushBar } from './brush/BrushBar.tsx';
import { BrushSurface } from './brush/BrushSurface.tsx';
import { shareOnFloor } from './brush/choose-stroke.ts';
import type { Stroke } from './brush/cut-stroke.ts';
import { useZoom } from './brush/use-zoom.ts';
import { PhotoFrame } from './PhotoFrame.tsx';
import { type Painted, useFloorFinder } from './photo/use-floor-finder.ts';
import { type NewFloor, usePhotoPicture } from './photo/use-photo-picture.ts';
import { editPhoto, startEdits } from './photo-edits.ts';
import { ScaleSlider } from './ScaleSlider.tsx';

interface PhotoEditorProps {
  photo: OpenedPhoto;
  newFloor: NewFloor;
  onPicture: (canvas: HTMLCanvasElement | null) => void;
  removePhoto: () => void;
}

/** How much of a floor shows that's only a guess, until the visitor has painted. */
const guess = 0.5;

/** The photo with a new floor in it. We look for the floor; visitors paint what we got wrong. */
export function PhotoEditor({ photo, newFloor, onPicture, removePhoto }: PhotoEditorProps) {
  const words = useWords('photoTools');
  const toolWords = useWords('visualizer.tool');
  const { bitmap } = photo;
  const [edits, dispatch] = useReducer(editPhoto, bitmap, startEdits);
  const [paints, setPaints] = useState<Stroke['paints'] | null>(null);
  const [isBefore, setBefore] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const zoom = useZoom(frame);
  const floor = useFloorFinder(photo, edits, dispatch);
  const { certainty } = floor;
  const isGuess = certainty === 'unsure' && edits.done.length === 0;
  const state = usePhotoPicture(canvas, { photo: bitmap, edits, newFloor, opacity: isGuess ? guess : 1 });
  // What we found is no longer the question once the visitor has painted.
  const hint = (edits.done.length === 0 && certainty) || 'sure';
  const isOpening = state === 'waiting' || state === 'drawing';
  const isDrawn = !isOpening && state !== 'failed';
  useReport({ canvas, isDrawn, onPicture });

  // The picker that had the focus is gone.
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'start' });
  }, []);

  function paint({ points, scale }: Pick<Painted, 'points' | 'scale'>, given = paints) {
    const takesAway = certainty === 'sure' && shareOnFloor(points, edits.mask, bitmap.width) > 0.5;
    const kind = given ?? (takesAway ? 'cover' : 'floor');
    setPaints(kind);
    floor.paint({ points, scale, paints: kind });
  }

  const caption = captionOf(toolWords, { ...newFloor, room: { name: toolWords.yourRoom } });
  const drawing = fill(words.drawing, { floor: newFloor.floor.name });
  const statuses = {
    waiting: certainty ? words.lighting : words.looking,
    drawing,
    working: drawing,
    shown: isBefore ? words.asItIs : caption,
    failed: words.notDrawn,
  };

  return (
    <Editor role="group" aria-label={words.editor}>
      <PhotoFrame
        ref={frame}
        photo={bitmap}
        zoom={zoom}
        corner={
          isDrawn && (
            <Before type="button" aria-pressed={isBefore} onClick={() => setBefore(!isBefore)}>
              {words.showBefore}
            </Before>
          )
        }
      >
        <canvas
          ref={canvas}
          width={bitmap.width}
          height={bitmap.height}
          role="img"
          aria-label={caption}
          hidden={isBefore || !isDrawn}
        />
        {isDrawn && !isBefore && (
          <BrushSurface photo={bitmap} paints={paints} zoom={zoom} paint={paint} describedBy="own-room-hint own-room-keys" />
        )}
      </PhotoFrame>
      <p role="status" className={isDrawn ? 'unseen' : undefined}>
        {statuses[state]}
      </p>
      {isOpening && (
        <Search data-no-print="">
          <progress aria-label={statuses[state]} />
          <button type="button" onClick={removePhoto}>
            {words.cancel}
          </button>
        </Search>
      )}
      {state === 'failed' && (
        <Search data-no-print="">
          <button type="button" onClick={removePhoto}>
            {words.removePhoto}
          </button>
        </Search>
      )}
      {isDrawn && (
        <>
          <BrushBar {...{ paints, setPaints, edits, dispatch, zoom }} isPainting={floor.isPainting} />
          <Hint id="own-room-hint" data-no-print="">
            <Pointer size={20} aria-hidden="true" />
            <span>{words.hints[hint]}</span>
          </Hint>
          <p id="own-room-keys" className="unseen">
            {words.keys}
          </p>
          <Problem role="alert">{floor.problem && words[floor.problem]}</Problem>
          <More data-no-print="">
            <ScaleSlider scale={edits.scale} change={(scale) => dispatch({ kind: 'scale', scale })} />
            <button type="button" disabled={floor.isPainting} onClick={() => dispatch({ kind: 'empty' })}>
              {words.empty}
            </button>
            <button type="button" onClick={removePhoto}>
              {words.removePhoto}
            </button>
          </More>
        </>
      )}
    </Editor>
  );
}

interface Report extends Pick<PhotoEditorProps, 'onPicture'> {
  canvas: RefObject<HTMLCanvasElement | null>;
  isDrawn: boolean;
}

/** Tells the page whether there is a picture. */
function useReport({ canvas, isDrawn, onPicture }: Report) {
  const show = useEffectEvent(onPicture);
  useEffect(() => {
    show(isDrawn ? canvas.current : null);
    return () => show(null);
  }, [canvas, isDrawn]);
}

/** On phones its parts stand among those of the visualizer: the picture sticks to the top, the floors come next, and what's rarely used comes last. */
const Editor = styled.div`
  display: contents;
  ${from.laptop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
    align-content: start;
  }
  @media print {
    display: block;
  }
`;

const Before = styled.button`
  min-height: 48px;
  padding: ${space[1]} ${space[3]};
  border: 0;
  background: ${color.dark};
  font-size: ${size.small};
  font-weight: 600;
  color: ${color.onDark};
  cursor: pointer;
  &[aria-pressed='true'] {
    background: ${color.raised};
    color: ${color.ink};
  }
  @media print {
    display: none;
  }
`;

const Search = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  progress {
    flex: 1;
    max-width: 28rem;
    accent-color: ${color.accent};
  }
  button {
    ${textButton}
  }
`;

const Hint = styled.p`
  display: flex;
  gap: ${space[2]};
  margin-top: -${space[2]};
  font-size: ${size.small};
  svg {
    flex: none;
    margin-top: 2px;
    color: ${color.accent};
  }
`;

const Problem = styled.p`
  font-weight: 550;
  color: ${color.signal};
  &:empty {
    position: absolute;
  }
`;

const More = styled.div`
  order: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  align-items: end;
  label {
    flex: 1 1 16rem;
    font-size: ${size.small};
  }
  button {
    ${textButton}
    font-size: ${size.small};
  }
  button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  ${from.laptop} {
    order: 0;
  }
`;
