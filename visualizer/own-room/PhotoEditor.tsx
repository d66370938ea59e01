import { useReducer } from 'react';
import { idsOf } from '../plan/options.ts';
import { useView } from '../room-view/use-view.ts';
import type { ViewFloor } from '../room-view/view-floor.ts';
import { FloorStep } from './FloorStep.tsx';
import { editPhoto, startEdits } from './photo-edits.ts';
import { RectangleStep } from './selection/RectangleStep.tsx';

interface PhotoEditorProps {
  photo: ImageBitmap;
  /** Rooms of the plan. */
  rooms: readonly { id: string }[];
  floors: readonly ViewFloor[];
  removePhoto: () => void;
}

/** Visitors first mark and measure the floor in their photo, then see another floor in it. */
export function PhotoEditor({ photo, rooms, floors, removePhoto }: PhotoEditorProps) {
  const [edits, dispatch] = useReducer(editPhoto, { width: photo.width, height: photo.height }, startEdits);
  const viewState = useView(idsOf({ rooms, floors }), { isLinked: false });
  const { sides } = edits;
  if (!sides) return <RectangleStep photo={photo} edits={edits} dispatch={dispatch} removePhoto={removePhoto} />;
  return (
    <FloorStep
      photo={photo}
      edits={{ ...edits, sides }}
      dispatch={dispatch}
      floors={floors}
      viewState={viewState}
      removePhoto={removePhoto}
    />
  );
}
