import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useQueryState } from '#components/filter/use-query-state.ts';
import { Select } from '#components/form/Field.tsx';
import { color, size, space } from '#components/theme.ts';
import { CardOutline } from '#components/true-size/CardOutline.tsx';
import { Floor, type RealFloor, sizeOf } from '#components/true-size/Floor.tsx';
import { useIsEnlarged, useScale } from '#components/true-size/scale.ts';
import { fill } from '#schema/rules/fill.ts';
import type { RealSizeWords } from '#schema/rules/words.ts';
import { textButton } from '#visualizer/controls/text-button.ts';

interface TrueSizeProps {
  floors: readonly RealFloor[];
  words: RealSizeWords['tool'];
}

const never = () => () => {};

/** One floor at real size, or the outline of a card that sets the scale. */
export function TrueSize({ floors, words }: TrueSizeProps) {
  const read = useCallback(
    (params: URLSearchParams) => ({ floor: (floors.find(({ id }) => id === params.get('floor')) ?? floors[0])?.id ?? '' }),
    [floors],
  );
  const { query, form, choose } = useQueryState(read);
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { scale, keepScale } = useScale();
  const isEnlarged = useIsEnlarged();
  const [isKept, setKept] = useState(true);
  /** The scale that the outline of the card starts with. Null while the floor shows. */
  const [start, setStart] = useState<number | null>(null);
  const frame = useRef<HTMLElement>(null);
  const wasMeasured = useRef(false);
  const floor = floors.find(({ id }) => id === query.floor) ?? floors[0];

  useEffect(() => {
    if (start !== null) wasMeasured.current = true;
    else if (wasMeasured.current) frame.current?.focus();
  }, [start]);

  if (!floor) return null;
  if (start !== null) {
    return (
      <CardOutline
        words={words}
        scale={start}
        onFit={(next) => {
          setKept(keepScale(next));
          setStart(null);
        }}
        onCancel={() => setStart(null)}
      />
    );
  }
  const state = isEnlarged ? words.enlarged : scale === null ? words.estimated : isKept ? words.exact : words.exactForNow;
  return (
    <div>
      <Row>
        <form ref={form} method="get" data-no-print="" onSubmit={(event) => event.preventDefault()}>
          <button type="submit" hidden>
            {words.floor}
          </button>
          <label htmlFor="real-size-floor">{words.floor}</label>
          <Select
            id="real-size-floor"
            name="floor"
            value={floor.id}
            onChange={({ currentTarget }) => choose({ floor: currentTarget.value })}
          >
            {floors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </form>
        <p role="status" data-no-print="">
          <span>{state}</span>
        </p>
        <button type="button" data-no-print="" onClick={() => setStart(scale ?? (frame.current ? sizeOf(frame.current) : 4))}>
          <span>{scale === null ? words.set : words.setAgain}</span>
        </button>
      </Row>
      <Floor floor={floor} scale={scale} label={fill(words.label, { floor: floor.name })} isChosen={isAwake} frame={frame} />
      <Row>
        <OnPaper>{floor.name}</OnPaper>
        <p>{floor.pieces}</p>
      </Row>
      <OnPaper>{words.onPaper}</OnPaper>
    </div>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  align-items: center;
  margin-block: ${space[2]};
  form {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    max-width: 100%;
  }
  label {
    font-weight: 600;
  }
  select {
    margin: 0;
  }
  button {
    ${textButton}
    min-height: 40px;
    font-size: ${size.small};
  }
  p {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  @media (scripting: none) {
    form,
    [role='status'],
    button {
      display: none;
    }
  }
`;

const OnPaper = styled.p`
  display: none;
  @media print {
    display: block;
  }
`;
