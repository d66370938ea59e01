import { type Dispatch, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/form/Button.tsx';
import { Actions } from '../../components/section/Layout.tsx';
import { size } from '../../components/theme.ts';
import { layingsOf } from '../engine/laying.ts';
import { save } from '../plan/download.ts';
import { fileName } from '../plan/file-name.ts';
import { captionOf } from '../room-view/caption.ts';
import type { Choice } from '../room-view/choice.ts';
import { PressRow } from '../room-view/LayingChoice.tsx';
import type { SeenFloor } from '../room-view/seen-floor.ts';
import { FloorPanel } from './FloorPanel.tsx';
import { Alert, Bench, View, Words } from './look.ts';
import { SizeResult } from './measure/SizeResult.tsx';
import { usePhotoPicture } from './photo/use-photo-picture.ts';
import { Stage } from './Stage.tsx';
import { BrushLayer } from './selection/BrushLayer.tsx';
import { EdgeLines } from './selection/EdgeLines.tsx';
import { EdgePoints } from './selection/EdgePoints.tsx';
import type { Sides } from './selection/quad.ts';
import { type Tool, Tools } from './Tools.tsx';
import { useFocusOnShow } from './use-focus-on-show.ts';
import { edgeOf, type Step, type Work } from './work.ts';

interface LayFloorProps {
  photo: ImageBitmap;
  work: Work;
  sides: Sides;
  step: Dispatch<Step>;
  /** Ids of the plan's rooms. */
  rooms: readonly string[];
  floors: readonly SeenFloor[];
  floor: SeenFloor;
  choice: Choice;
  change: (change: Partial<Choice>) => void;
  waiting: boolean;
  remove: () => void;
}

const room = { name: 'Your room' };

/** Second part: the photo with a floor in it; where it ends and what stands on it can still be changed. */
export function LayFloor({ photo, work, sides, step, rooms, floors, floor, choice, change, waiting, remove }: LayFloorProps) {
  const heading = useFocusOnShow<HTMLHeadingElement>();
  const [tool, setTool] = useState<Tool>('look');
  const [before, setBefore] = useState(false);
  const [brush, setBrush] = useState(0.025);
  const [tuned, setTuned] = useState({ pattern: 0.16, brightness: 0 });
  const laying = layingsOf(floor).includes(choice.laying) ? choice.laying : 'straight';
  const wish = { photo, work, sides, floor, rotation: choice.rotation, laying, waiting, ...tuned };
  const { canvas, surface, state, png } = usePhotoPicture(wish);
  const caption = captionOf(room, floor, laying);

  async function download() {
    try {
      const blob = await png();
      if (blob) save(blob, fileName(room.name, floor.name));
    } catch (error) {
      console.error('The picture could not be downloaded', error);
    }
  }

  return (
    <Bench>
      <Words>
        <h3 ref={heading} tabIndex={-1}>
          3. See your floor
        </h3>
      </Words>
      <View>
        <Stage photo={photo} stays={tool === 'look'}>
          <canvas
            key={surface}
            ref={canvas}
            width={photo.width}
            height={photo.height}
            role="img"
            aria-label={caption}
            hidden={before || state === 'failed'}
          />
          {tool === 'edge' && <EdgeLines size={photo} points={edgeOf(work)} />}
          {tool === 'edge' && <EdgePoints photo={photo} outline={edgeOf(work)} step={step} />}
          {(tool === 'cover' || tool === 'floor') && (
            <BrushLayer
              size={work.size}
              paints={tool}
              radius={brush * Math.max(photo.width, photo.height)}
              paint={(stroke) => step({ kind: 'stroke', stroke })}
              describedBy="own-room-tool"
            />
          )}
        </Stage>
        <Status role="status">
          {state === 'failed' && 'The floor could not be drawn. Choose another floor to try again.'}
          {state !== 'failed' && before && 'The photo as it is'}
          {state === 'working' && !before && `Laying ${floor.name} …`}
          {state === 'shown' && !before && caption}
        </Status>
        <Alert role="alert">{work.refusal}</Alert>
        <Tools tool={tool} choose={setTool} brush={brush} setBrush={setBrush} strokes={work.strokes.length} step={step} />
        <PressRow>
          <button type="button" aria-pressed={before} onClick={() => setBefore(!before)}>
            Show before
          </button>
        </PressRow>
      </View>
      <Words>
        <FloorPanel floors={floors} floor={floor} choice={{ ...choice, laying }} change={change} tuned={tuned} tune={setTuned} />
        <SizeResult
          work={work}
          sides={sides}
          known={{ rooms, floors: floors.map(({ id }) => id) }}
          floor={floor.id}
          rotation={choice.rotation}
        />
        <Actions>
          <Button type="button" onClick={download}>
            Download
          </Button>
          <Button type="button" data-kind="quiet" onClick={() => step({ kind: 'mark' })}>
            Back to the rectangle
          </Button>
          <Button type="button" data-kind="quiet" onClick={() => step({ kind: 'reset' })}>
            Reset
          </Button>
          <Button type="button" data-kind="quiet" onClick={remove}>
            Remove the photo
          </Button>
        </Actions>
      </Words>
    </Bench>
  );
}

const Status = styled.p`
  min-height: 1.6em;
  font-size: ${size.small};
`;
