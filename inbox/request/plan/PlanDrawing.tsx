import { useLayoutEffect, useRef } from 'react';
import type { FloorPattern } from '../../../schema/floor-pattern.ts';
import { drawPlan, screenDensity } from '../../../visualizer/plan/draw-plan.ts';
import type { Sides } from '../../../visualizer/plan/estimate.ts';
import { canvasSize } from '../../../visualizer/plan/scale.ts';
import { useImage } from '../../../visualizer/plan-view/use-image.ts';
import type { PlanFloor, PlanRoom } from './plan.ts';

interface PlanDrawingProps {
  planned: Sides & { rotation: number; pattern: FloorPattern };
  room: PlanRoom;
  floor: PlanFloor;
}

/** A room's floor plan, as the visualizer draws it. */
export function PlanDrawing({ planned, room, floor }: PlanDrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = useImage(floor.picture.src);
  const { width, length, rotation, pattern } = planned;

  useLayoutEffect(() => {
    const plan = { room, floor, sides: { width, length }, rotation, pattern };
    if (canvas.current) drawPlan(canvas.current, { plan, picture, density: screenDensity(), named: false, unit: 'ft' });
  }, [room, floor, width, length, rotation, pattern, picture]);

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
