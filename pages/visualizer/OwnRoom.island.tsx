import { useRef, useState } from 'react';
import { Button } from '../../components/form/Button.tsx';
import { FloorSwatches } from '../../visualizer/controls/FloorSwatches.tsx';
import { PatternButtons } from '../../visualizer/controls/PatternButtons.tsx';
import { RotationSlider } from '../../visualizer/controls/RotationSlider.tsx';
import { saveFile } from '../../visualizer/controls/save-file.ts';
import { type FloorPattern, patternsFor } from '../../visualizer/engine/floor-pattern.ts';
import { OwnRoom as Room } from '../../visualizer/own-room/OwnRoom.tsx';
import type { Sides } from '../../visualizer/own-room/selection/quad.ts';
import { fileName } from '../../visualizer/plan/file-name.ts';
import type { ViewFloor } from '../../visualizer/room-view/view-floor.ts';

/** The visitor's photo with controls of its own. */
export function OwnRoom({ floors }: { floors: readonly ViewFloor[] }) {
  const [chosen, setChosen] = useState(floors[0]);
  const [pattern, setPattern] = useState<FloorPattern>('straight');
  const [rotation, setRotation] = useState(0);
  const [sides, setSides] = useState<Sides | null>(null);
  const picture = useRef<HTMLCanvasElement>(null);
  if (!chosen) return null;
  const patterns = patternsFor(chosen);
  function download(name: string) {
    picture.current?.toBlob((blob) => blob && saveFile(blob, fileName('Your room', name)), 'image/png');
  }
  return (
    <>
      <Room
        floor={chosen}
        pattern={patterns.includes(pattern) ? pattern : 'straight'}
        rotation={rotation}
        onMeasure={setSides}
        onPicture={(canvas) => {
          picture.current = canvas;
        }}
      />
      {sides && <p>{`Room: ${sides.width} x ${sides.depth} ft`}</p>}
      <FloorSwatches
        name="own-floor"
        floors={floors}
        chosen={chosen.id}
        choose={(id) => setChosen(floors.find((floor) => floor.id === id))}
      />
      <PatternButtons patterns={patterns} chosen={pattern} choose={setPattern} />
      <RotationSlider id="own-rotation" name="own-rotation" label="Turn of the boards" rotation={rotation} change={setRotation} />
      <Button type="button" onClick={() => download(chosen.name)}>
        Download
      </Button>
    </>
  );
}
