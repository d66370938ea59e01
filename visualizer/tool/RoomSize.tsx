import { useState } from 'react';
import { styled } from 'styled-components';
import { Input } from '#components/form/Field.tsx';
import { useWords } from '#components/page-language.ts';
import { color, size, space } from '#components/theme.ts';
import { areaOf, roomNameLength, sideLimits } from '#schema/api/plan.ts';
import { parseSquareFeet } from '#schema/rules/area.ts';
import { fill } from '#schema/rules/fill.ts';
import { parseInches, parseSides } from '#schema/rules/lengths.ts';
import { grouped } from '#schema/rules/number-format.ts';
import type { Sides } from '../plan/estimate.ts';
import { customRoom, parseSide } from '../plan/plan.ts';
import { useTool } from '../state/tool.ts';
import { SizeField } from './SizeField.tsx';

/** The sides of the visitor's own room, or its square feet. In a photo they're optional: a price per square foot needs none. */
export function RoomSize() {
  const { project, change } = useTool();
  const words = useWords('visualizer.tool');
  const { current, view } = project;
  const [typed, setTyped] = useState<Partial<Sides>>({});
  const isCustom = current.room === customRoom;
  if (!isCustom && view !== 'photo') return null;

  const hasSides = isCustom && !current.area;
  const { width, length } = hasSides ? current : typed;

  /** Without a size, a photo has a price per square foot. */
  function forget() {
    if (view === 'photo' && isCustom) change({ kind: 'room', room: project.standIn });
    return view === 'photo';
  }

  function applySide(side: keyof Sides, text: string) {
    const both = parseSides(text);
    if (both) return apply({ width: both.width / 12, length: both.length / 12 });
    const isEmpty = text.trim() === '';
    if (!isEmpty && parseInches(text) === null) return false;
    const next = { width, length, [side]: isEmpty ? undefined : parseSide(text) };
    if (next.width && next.length) return apply({ width: next.width, length: next.length });
    if (isEmpty && view !== 'photo') return true;
    setTyped(next);
    if (hasSides) forget();
    return true;
  }

  function apply(sides: Sides) {
    setTyped({});
    change({ kind: 'size', sides });
    return true;
  }

  function applyArea(text: string) {
    if (text.trim() === '') return forget();
    const area = parseSquareFeet(text);
    if (area) change({ kind: 'area', area });
    return area !== null;
  }

  return (
    <fieldset>
      {view === 'photo' && (
        <Legend>
          {words.sizeOfYours} <span>{isCustom ? '' : words.optional}</span>
        </Legend>
      )}
      <Fields>
        {(['width', 'length'] as const).map((side) => (
          <SizeField
            key={side}
            label={words[side]}
            range={`${sideLimits.min}-${sideLimits.max} ${words.unit}`}
            value={{ width, length }[side]}
            apply={(text) => applySide(side, text)}
            wrong={fill(words.wrongSide, sideLimits)}
          />
        ))}
        <SizeField
          label={words.orArea}
          value={isCustom ? areaOf(current) : undefined}
          apply={applyArea}
          wrong={fill(words.wrongArea, { min: 1, max: grouped(sideLimits.max ** 2) })}
        />
      </Fields>
      {isCustom && (
        <Name>
          <b>{words.roomName}</b>
          <Input
            name="room-name"
            autoComplete="off"
            maxLength={roomNameLength}
            value={current.name ?? ''}
            onChange={({ target }) => change({ kind: 'name', name: target.value })}
          />
        </Name>
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

/** On one line, so that the panel fits a screen. */
const Name = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]};
  align-items: center;
  margin-top: ${space[2]};
  font-size: ${size.small};
  b {
    font-weight: 600;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr 1fr;
  gap: ${space[2]};
  font-size: ${size.small};
`;
