import { useLayoutEffect, useRef } from 'react';
import type { Plan } from '../../../schema/plan.ts';
import { drawPlan, screenDensity } from '../../../visualizer/plan/draw-plan.ts';
import { canvasSize } from '../../../visualizer/plan/scale.ts';
import { usePicture } from '../../visualizer/use-picture.ts';
import type { PlanFloor, PlanRoom } from './plan.ts';

interface PlanDrawingProps {
  planned: Plan['rooms'][number];
  room: PlanRoom;
  floor: PlanFloor;
}

/** A room's floor plan, as the visualizer draws it. */
export function PlanDrawing({ planned, room, floor }: PlanDrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = usePicture(floor.picture.src);
  const { width, length, rotation } = planned;

  useLayoutEffect(() => {
    const plan = { room, floor, sides: { width, length }, rotation };
    if (canvas.current) drawPlan(canvas.current, { plan, picture, density: screenDensity(), named: false });
  }, [room, floor, width, length, rotation, picture]);

  return (
    <canvas
      ref={canvas}
      className="drawing"
      width={canvasSize.width}
      height={canvasSize.height}
      role="img"
      aria-label={`Plan of the ${room.name.toLowerCase()}, ${width} by ${length} feet, with ${floor.name}`}
    />
  );
}
