import { type Dispatch, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/form/Button.tsx';
import { Actions } from '../../components/section/Layout.tsx';
import { size } from '../../components/theme.ts';
import { ButtonRow } from '../controls/ButtonRow.tsx';
import { saveFile } from '../controls/save-file.ts';
import { patternsFor } from '../engine/floor-pattern.ts';
import { fileName } from '../plan/file-name.ts';
import { captionOf } from '../room-view/caption.ts';
import type { ViewState } from '../room-view/use-view.ts';
import type { ViewFloor } from '../room-view/view-floor.ts';
import { FloorControls } from './FloorControls.tsx';
import type { LightSettings } from './LightControls.tsx';
import { Alert, EditorLayout, PhotoColumn, TextColumn } from './layout.ts';
import { SizeResult } from './measure/SizeResult.tsx';
import { PhotoFrame } from './PhotoFrame.tsx';
import { usePhotoPicture } from './photo/use-photo-picture.ts';
import { edgeOf, type MeasuredEdits, type PhotoAction } from './photo-edits.ts';
import { BrushLayer } from './selection/BrushLayer.tsx';
import { EdgeHandles } from './selection/EdgeHandles.tsx';
import { EdgeLines } from './selection/EdgeLines.tsx';
import { type Tool, Tools } from './Tools.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';

interface FloorStepProps {
  photo: ImageBitmap;
  edits: MeasuredEdits;
  dispatch: Dispatch<PhotoAction>;
  floors: readonly ViewFloor[];
  viewState: ViewState;
  removePhoto: () => void;
}

const room = { name: 'Your room' };

/** Step 3: the photo with a new floor. Visitors can still correct its edge and the furniture on it. */
export function FloorStep({ photo, edits, dispatch, floors, viewState, removePhoto }: FloorStepProps) {
  const { view, known, change } = viewState;
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [tool, setTool] = useState<Tool>('view');
  const [isBefore, setBefore] = useState(false);
  const [brush, setBrush] = useState(0.025);
  const [light, setLight] = useState<LightSettings>({ oldPattern: 0.16, brightness: 0 });
  const floor = floors.find(({ id }) => id === view.floor) ?? floors[0];
  if (!floor) throw new Error('The photo needs a floor');
  const pattern = patternsFor(floor).includes(view.pattern) ? view.pattern : 'straight';
  const state = usePhotoPicture(canvas, photo, edits, { floor, pattern, rotation: view.rotation }, light);
  const caption = captionOf(room, floor, pattern);
  const status = {
    working: `Laying ${floor.name} …`,
    shown: caption,
    failed: 'The floor could not be drawn. Choose another floor to try again.',
  };

  return (
    <EditorLayout>
      <TextColumn>
        <h3 ref={heading} tabIndex={-1}>
          3. See your floor
        </h3>
      </TextColumn>
      <PhotoColumn>
        <PhotoFrame photo={photo} isSticky={tool === 'view'}>
          <canvas
            ref={canvas}
            width={photo.width}
            height={photo.height}
            role="img"
            aria-label={caption}
            hidden={isBefore || state === 'failed'}
          />
          {tool === 'edge' && <EdgeLines size={photo} points={edgeOf(edits)} />}
          {tool === 'edge' && <EdgeHandles photo={photo} outline={edgeOf(edits)} dispatch={dispatch} />}
          {(tool === 'cover' || tool === 'floor') && (
            <BrushLayer
              size={edits.size}
              paints={tool}
              radius={brush * Math.max(photo.width, photo.height)}
              paint={(stroke) => dispatch({ kind: 'paint', stroke })}
              describedBy="own-room-tool"
            />
          )}
        </PhotoFrame>
        <Status role="status">{isBefore && state !== 'failed' ? 'The photo as it is' : status[state]}</Status>
        <Alert role="alert">{edits.refusal}</Alert>
        <Tools
          tool={tool}
          chooseTool={setTool}
          brush={brush}
          setBrush={setBrush}
          strokeCount={edits.strokes.length}
          dispatch={dispatch}
        />
        <ButtonRow>
          <button type="button" aria-pressed={isBefore} onClick={() => setBefore(!isBefore)}>
            Show before
          </button>
        </ButtonRow>
      </PhotoColumn>
      <TextColumn>
        <FloorControls
          floors={floors}
          floor={floor}
          view={{ ...view, pattern }}
          change={change}
          light={light}
          changeLight={setLight}
        />
        <SizeResult edits={edits} known={known} floor={floor.id} rotation={view.rotation} />
        <Actions>
          <Button type="button" onClick={() => download(canvas.current, fileName(room.name, floor.name))}>
            Download
          </Button>
          <Button type="button" data-kind="quiet" onClick={() => dispatch({ kind: 'editRectangle' })}>
            Back to the rectangle
          </Button>
          <Button type="button" data-kind="quiet" onClick={() => dispatch({ kind: 'reset' })}>
            Reset
          </Button>
          <Button type="button" data-kind="quiet" onClick={removePhoto}>
            Remove the photo
          </Button>
        </Actions>
      </TextColumn>
    </EditorLayout>
  );
}

function download(canvas: HTMLCanvasElement | null, name: string): void {
  canvas?.toBlob((blob) => (blob ? saveFile(blob, name) : console.error('The picture could not be downloaded')), 'image/png');
}

const Status = styled.p`
  min-height: 1.6em;
  font-size: ${size.small};
`;
