import { useState } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '../../components/theme.ts';
import type { Sides } from '../plan/estimate.ts';
import { customRoom } from '../plan/plan.ts';
import { SideField } from './SideField.tsx';
import { useTool } from './tool.ts';

/** The sides of the visitor's own room. In a photo they're optional: a price per square foot needs none. */
export function RoomSize() {
  const { options, project, change } = useTool();
  const { words } = options;
  const { current, view } = project;
  const [typed, setTyped] = useState<Partial<Sides>>({});
  const isKnown = current.room === customRoom;
  if (!isKnown && view !== 'photo') return null;

  function enter(side: keyof Sides, feet: number) {
    if (isKnown) return change({ kind: 'side', side, feet });
    const { width, length }: Partial<Sides> = { ...typed, [side]: feet };
    setTyped({ width, length });
    if (width && length) change({ kind: 'size', sides: { width, length } });
  }

  const { width, length } = isKnown ? current : typed;
  return (
    <fieldset>
      {view === 'photo' && (
        <Legend>
          {words.sizeOfYours} <span>{isKnown ? '' : words.optional}</span>
        </Legend>
      )}
      <Sidewise>
        <SideField label={words.width} feet={width} change={(feet) => enter('width', feet)} />
        <SideField label={words.length} feet={length} change={(feet) => enter('length', feet)} />
      </Sidewise>
    </fieldset>
  );
}

const Legend = styled.legend`
  && span {
    font-weight: 400;
    color: ${color.inkMuted};
  }
`;

const Sidewise = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
  font-size: ${size.small};
`;
