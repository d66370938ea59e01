import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { fill } from '#schema/rules/fill.ts';
import type { RealSizeWords } from '#schema/rules/words.ts';
import { Button } from '../form/Button.tsx';
import { Actions, Stack } from '../layout/Layout.tsx';
import { color } from '../theme.ts';
import { card, onResize } from './scale.ts';

/** The length of the outline in CSS pixels, from a page that is zoomed out to a phone's finest screen. */
const lengths = { min: 90, max: 1000, step: 0.5 };
const narrow = '(max-width: 599px)';

interface CardOutlineProps {
  words: RealSizeWords['tool'];
  /** CSS pixels per millimeter to start with. */
  scale: number;
  onFit: (scale: number) => void;
  onCancel: () => void;
}

/** The outline of a card on the screen. Once it's as long as the card, it tells the scale. */
export function CardOutline({ words, scale, onFit, onCancel }: CardOutlineProps) {
  const [length, setLength] = useState(() => Math.round(scale * card.length));
  // A phone is too narrow for a card, unless it stands.
  const isUpright = useSyncExternalStore(
    onResize,
    () => matchMedia(narrow).matches,
    () => false,
  );
  const slider = useRef<HTMLInputElement>(null);
  /** While a pointer drags the edge: how long the outline would be with the pointer at the screen's left. */
  const held = useRef<number | null>(null);
  const change = (next: number) => setLength(Math.min(Math.max(next, lengths.min), lengths.max));
  const [width, height] = isUpright ? [card.width, card.length] : [card.length, card.width];

  useEffect(() => slider.current?.focus(), []);

  const ratio = card.length / width;
  function take({ currentTarget, pointerId, clientX }: PointerEvent) {
    currentTarget.setPointerCapture(pointerId);
    held.current = length - clientX * ratio;
  }

  return (
    <Part>
      <h2>{words.cardHeading}</h2>
      <p>{words.aboutCard}</p>
      <Length>
        <Button type="button" data-kind="quiet" aria-label={words.smaller} onClick={() => change(length - 1)}>
          −
        </Button>
        <input
          ref={slider}
          type="range"
          {...lengths}
          value={length}
          aria-label={words.length}
          aria-valuetext={fill(words.pixels, { count: length })}
          onChange={({ currentTarget }) => change(Number(currentTarget.value))}
        />
        <Button type="button" data-kind="quiet" aria-label={words.larger} onClick={() => change(length + 1)}>
          +
        </Button>
      </Length>
      <Actions>
        <Button type="button" onClick={() => onFit(length / card.length)}>
          {words.fits}
        </Button>
        <Button type="button" data-kind="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Actions>
      <Cut>
        <Outline
          viewBox={`0 0 ${width} ${height}`}
          width={length / ratio}
          aria-hidden="true"
          onPointerDown={take}
          onPointerMove={({ clientX }) => held.current !== null && change(held.current + clientX * ratio)}
          onLostPointerCapture={() => {
            held.current = null;
          }}
        >
          <rect width={width} height={height} rx={card.corner} />
          <path d={`M${width - 2} ${Math.min(height / 2, 20)}v12`} />
        </Outline>
      </Cut>
    </Part>
  );
}

const Part = styled(Stack)`
  grid-template-columns: minmax(0, 1fr);
`;

const Length = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  width: min(100%, 28rem);
  input {
    flex: 1;
    min-width: 0;
    height: 48px;
    margin: 0;
    accent-color: ${color.accent};
  }
`;

/** Only the width of a card has to fit on the screen. */
const Cut = styled.div`
  width: 100%;
  overflow-x: clip;
`;

/** Its edge is the card's, to the pixel. */
const Outline = styled.svg`
  max-width: none;
  touch-action: none;
  cursor: grab;
  rect {
    fill: ${color.dark};
  }
  path {
    stroke: ${color.onDark};
    stroke-width: 1.6;
    stroke-linecap: round;
  }
`;
