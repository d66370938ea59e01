import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/form/Button.tsx';
import { Actions } from '../../components/section/Layout.tsx';
import { size } from '../../components/theme.ts';
import { ButtonRow } from '../controls/ButtonRow.tsx';
import { captionOf } from '../room-view/caption.ts';
import { LightControls, type LightSettings } from './LightControls.tsx';
import { Alert, EditorLayout, PhotoColumn, TextColumn } from './layout.ts';
import { SizeResult } from './measure/SizeResult.tsx';
import type { OwnRoomProps } from './OwnRoom.tsx';
import { PhotoFrame } from './PhotoFrame.tsx';
import { usePhotoPicture } from './photo/use-photo-picture.ts';
import { edgeOf, type MeasuredEdits, type PhotoAction } from './photo-edits.ts';
import { BrushLayer } from './selection/BrushLayer.tsx';
import { EdgeHandles } from './selection/EdgeHandles.tsx';
import { EdgeLines } from './selection/EdgeLines.tsx';
import { type Tool, Tools } from './Tools.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';

interface FloorStepProps extends OwnRoomProps {
  photo: ImageBitmap;
  edits: MeasuredEdits;
  dispatch: Dispatch<PhotoAction>;
  removePhoto: () => void;
}

const room = { name: 'Your room' };

/** Step 3: the photo with a new floor. Visitors can still correct its edge and the furniture on it. */
export function FloorStep({ photo, edits, dispatch, removePhoto, ...laid }: FloorStepProps) {
  const { floor, pattern, rotation, onMeasure, onPicture } = laid;
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [tool, setTool] = useState<Tool>('view');
  const [isBefore, setBefore] = useState(false);
  const [brush, setBrush] = useState(0.025);
  const [light, setLight] = useState<LightSettings>({ oldPattern: 0.16, brightness: 0 });
  const state = usePhotoPicture(canvas, photo, edits, { floor, pattern, rotation }, light);
  const report = useEffectEvent(onPicture);
  useEffect(() => report(state === 'failed' ? null : canvas.current), [state]);
  useEffect(() => () => report(null), []);
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
        <LightControls light={light} change={setLight} />
        <SizeResult edits={edits} onMeasure={onMeasure} />
        <Actions>
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

const Status = styled.p`
  min-height: 1.6em;
  font-size: ${size.small};
`;
