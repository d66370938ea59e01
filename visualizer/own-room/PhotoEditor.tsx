import { useReducer } from 'react';
import { FloorStep } from './FloorStep.tsx';
import type { OwnRoomProps } from './OwnRoom.tsx';
import { editPhoto, startEdits } from './photo-edits.ts';
import { RectangleStep } from './selection/RectangleStep.tsx';

interface PhotoEditorProps extends OwnRoomProps {
  photo: ImageBitmap;
  removePhoto: () => void;
}

/** Visitors first mark and measure the floor in their photo, then see another floor in it. */
export function PhotoEditor({ photo, removePhoto, ...laid }: PhotoEditorProps) {
  const [edits, dispatch] = useReducer(editPhoto, { width: photo.width, height: photo.height }, startEdits);
  const { sides } = edits;
  if (!sides) return <RectangleStep photo={photo} edits={edits} dispatch={dispatch} removePhoto={removePhoto} />;
  return <FloorStep {...laid} photo={photo} edits={{ ...edits, sides }} dispatch={dispatch} removePhoto={removePhoto} />;
}
