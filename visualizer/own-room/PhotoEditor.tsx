import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { textButton } from '#components/form/text-button.ts';
import { useWords } from '#components/page-language.ts';
import type { OpenedPhoto } from '#components/photo/read-photo.ts';
import { color, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { PhotoToolsWords } from '#schema/rules/words.ts';
import { captionOf } from '../plan/caption.ts';
import type { Sides } from '../plan/estimate.ts';
import { SizeDisclosure } from './measure/SizeDisclosure.tsx';
import { PhotoFrame } from './PhotoFrame.tsx';
import { useFoundFloor } from './photo/use-found-floor.ts';
import { type NewFloor, usePhotoPicture } from './photo/use-photo-picture.ts';
import { editPhoto, startEdits } from './photo-edits.ts';
import type { PhotoToolSettings } from './photo-tools.ts';
import { RugQuestion } from './RugQuestion.tsx';
import { EditLayer } from './selection/EditLayer.tsx';
import { Tools } from './Tools.tsx';

interface PhotoEditorProps {
  photo: OpenedPhoto;
  newFloor: NewFloor;
  onMeasure: (sides: Sides) => void;
  onPicture: (canvas: HTMLCanvasElement | null) => void;
  removePhoto: () => void;
}

const firstSettings: PhotoToolSettings = {
  tool: 'tap',
  brush: { paints: 'cover', share: 0.025 },
  light: { oldPattern: 0.16, brightness: 0 },
  isBefore: false,
};

/** The photo with a new floor in it. We look for the floor; visitors correct what we got wrong. */
export function PhotoEditor({ photo, newFloor, onMeasure, onPicture, removePhoto }: PhotoEditorProps) {
  const words = useWords('photoTools');
  const toolWords = useWords('visualizer.tool');
  const { bitmap } = photo;
  const [edits, dispatch] = useReducer(editPhoto, { width: bitmap.width, height: bitmap.height }, startEdits);
  const [settings, setSettings] = useState(firstSettings);
  const change = (changed: Partial<PhotoToolSettings>) => setSettings((settings) => ({ ...settings, ...changed }));
  const { tool, brush, light, isBefore } = settings;
  const editor = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const floor = useFoundFloor(photo, edits.request, dispatch);
  const state = usePhotoPicture(canvas, { photo: bitmap, found: floor.found, edits, newFloor, light });
  const isOpening = state === 'waiting' || state === 'drawing';
  const isDrawn = !isOpening && state !== 'failed';
  useReport({ canvas, isDrawn, onPicture });

  // The picker that had the focus is gone.
  useEffect(() => {
    editor.current?.focus({ preventScroll: true });
    editor.current?.scrollIntoView({ block: 'start' });
  }, []);

  const caption = captionOf(toolWords, { ...newFloor, room: { name: toolWords.yourRoom } });
  const drawing = fill(words.drawing, { floor: newFloor.floor.name });
  const statuses = {
    waiting: floor.found ? words.lighting : words.looking,
    drawing,
    working: floor.isCurrent ? drawing : words.lookingAgain,
    shown: caption,
    failed: words.notDrawn,
  };
  const status = floor.problem
    ? words[floor.problem]
    : isBefore && isDrawn
      ? words.asItIs
      : (question(floor, words) ?? statuses[state === 'shown' && !floor.isCurrent ? 'working' : state]);

  return (
    <Editor ref={editor} tabIndex={-1} role="group" aria-label={words.editor}>
      <PhotoFrame photo={bitmap} isSticky={tool === 'light'}>
        <canvas
          ref={canvas}
          width={bitmap.width}
          height={bitmap.height}
          role="img"
          aria-label={caption}
          hidden={isBefore || !isDrawn}
        />
        {!isBefore && floor.found && (
          <EditLayer photo={bitmap} mask={floor.found.mask} tool={tool} brush={brush} edits={edits} dispatch={dispatch} />
        )}
      </PhotoFrame>
      <Status role="status">{status}</Status>
      {isOpening && (
        <Search data-no-print="">
          <progress value={state === 'drawing' ? 0.95 : floor.found ? 0.9 : floor.progress} aria-label={statuses[state]} />
          <button type="button" onClick={removePhoto}>
            {words.cancel}
          </button>
        </Search>
      )}
      {floor.found?.rug && floor.found.certainty === 'sure' && !edits.request.isEmpty && (
        <RugQuestion
          photo={bitmap}
          floor={floor.found.bitmap}
          rug={floor.found.rug}
          isCovered={edits.request.coversRug}
          answer={(isCovered) => dispatch({ kind: 'mark', mark: { kind: 'rug', isCovered } })}
        />
      )}
      <Tools settings={settings} change={change} edits={edits} dispatch={dispatch} removePhoto={removePhoto} />
      <SizeDisclosure
        edits={edits}
        dispatch={dispatch}
        showRectangle={() => change({ tool: 'corners', isBefore: false })}
        onMeasure={onMeasure}
      />
    </Editor>
  );
}

/** What to ask the visitor if the floor isn't clear. Null if it is. */
function question({ found, isCurrent }: ReturnType<typeof useFoundFloor>, words: PhotoToolsWords): string | null {
  return found && isCurrent && found.certainty !== 'sure' ? words.questions[found.certainty] : null;
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

const Editor = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-content: start;
  &:focus {
    outline: none;
  }
`;

const Status = styled.p`
  min-height: 1.6em;
  font-size: ${size.small};
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
