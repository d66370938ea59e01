import { useState } from 'react';
import { styled } from 'styled-components';
import { Field, Input } from '#components/form/Field.tsx';
import { useWords } from '#components/page-language.ts';
import { color, size, space } from '#components/theme.ts';
import { roomNameLength } from '#schema/api/plan.ts';
import type { Sides } from '../plan/estimate.ts';
import { customRoom } from '../plan/plan.ts';
import { useTool } from '../state/tool.ts';
import { SideField } from './SideField.tsx';

/** The sides of the visitor's own room. In a photo they're optional: a price per square foot needs none. */
export function RoomSize() {
  const { project, change } = useTool();
  const words = useWords('visualizer.tool');
  const { current, view } = project;
  const [typed, setTyped] = useState<Partial<Sides>>({});
  const isKnown = current.room === customRoom;
  if (!isKnown && view !== 'photo') return null;

  const { width, length } = isKnown ? current : typed;

  function enter(side: keyof Sides, feet: number | undefined) {
    if (isKnown && feet !== undefined) return change({ kind: 'side', side, feet });
    const next: Partial<Sides> = { width, length, [side]: feet };
    const sides = next.width && next.length ? { width: next.width, length: next.length } : null;
    if (sides) return enterBoth(sides);
    setTyped(next);
    // Without one of its sides, the room in the photo has no size.
    if (isKnown) change({ kind: 'room', room: project.standIn });
  }

  function enterBoth(sides: Sides) {
    setTyped({});
    change({ kind: 'size', sides });
  }

  return (
    <fieldset>
      {view === 'photo' && (
        <Legend>
          {words.sizeOfYours} <span>{isKnown ? '' : words.optional}</span>
        </Legend>
      )}
      <Fields>
        {(['width', 'length'] as const).map((side) => (
          <SideField
            key={side}
            label={words[side]}
            feet={{ width, length }[side]}
            isOptional={view === 'photo'}
            change={(feet) => enter(side, feet)}
            changeBoth={enterBoth}
          />
        ))}
      </Fields>
      {isKnown && (
        <Field form="visualizer" name="room" label={words.roomName} error={undefined}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={roomNameLength}
              value={current.name ?? ''}
              onChange={({ target }) => change({ kind: 'name', name: target.value })}
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}

const Legend = styled.legend`
  && span {
    font-weight: 400;
    color: ${color.inkMuted};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
  font-size: ${size.small};
`;
