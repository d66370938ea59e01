import { type PointerEvent, type RefObject, useEffect } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme.ts';
import { Ruler } from './Ruler.tsx';
import { pictureSide } from './scale.ts';

export interface RealFloor {
  id: string;
  name: string;
  /** What it's made of and how large that is: 'Planks 7 in. (178 mm) wide'. */
  pieces: string;
  /** Address of its picture at real size. */
  url: string;
  /** The picture's main color. */
  color: string;
  /** Millimeters from the left and the top to where two joints meet. */
  joint: readonly [x: number, y: number];
}

interface FloorProps {
  floor: RealFloor;
  /** CSS pixels per millimeter. Null for the estimate in the style sheet. */
  scale: number | null;
  label: string;
  /** False until the address has been read, so that only one picture is fetched. */
  isChosen: boolean;
  frame: RefObject<HTMLElement | null>;
}

/** A part of a floor at real size, between rulers. The browser scrolls it: by touch, wheel or arrow keys. A mouse can drag it, too. */
export function Floor({ floor, scale, label, isChosen, frame }: FloorProps) {
  const [x, y] = floor.joint;

  // The joints are in sight at first.
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const pixels = (scale ?? sizeOf(current)) || 1;
    current.scrollTo(x * pixels - current.clientWidth * 0.4, y * pixels - current.clientHeight * 0.4);
  }, [x, y, scale, frame]);

  function drag({ buttons, pointerType, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) {
    if (pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
  }

  return (
    <Frame ref={frame} $url={floor.url} $color={floor.color} tabIndex={0} aria-label={label} onPointerMove={drag}>
      <svg
        viewBox={`0 0 ${pictureSide} ${pictureSide}`}
        width={scale === null ? undefined : pictureSide * scale}
        role="img"
        aria-label={floor.pieces}
      >
        {isChosen && <image href={floor.url} width={pictureSide} height={pictureSide} />}
      </svg>
      <Ruler edge="top" zero={x} scale={scale} />
      <Ruler edge="bottom" zero={x} scale={scale} />
      <Ruler edge="left" zero={y} scale={scale} />
      <Ruler edge="right" zero={y} scale={scale} />
    </Frame>
  );
}

/** CSS pixels per millimeter of the floor in a frame. */
export function sizeOf(frame: HTMLElement): number {
  return (frame.querySelector('[role="img"]')?.getBoundingClientRect().width ?? 0) / pictureSide;
}

/**
 * Without a card, the scale is an estimate. Phones show 139 to 163 CSS pixels an inch, tablets 127 to 163, and computers 92 to 128, so
 * these are within 15%. On paper, a millimeter is one.
 */
const Frame = styled.section<{ $url: string; $color: string }>`
  --mm: 4.3px;
  display: grid;
  width: fit-content;
  max-width: 100%;
  height: clamp(13rem, 54svh, 44rem);
  overflow: auto;
  border: 1px solid ${color.ruleStrong};
  cursor: grab;
  user-select: none;
  &:active {
    cursor: grabbing;
  }
  @media (pointer: coarse) {
    --mm: 5.6px;
  }
  @media (pointer: coarse) and (max-width: 599px), (pointer: coarse) and (max-height: 499px) {
    --mm: 6px;
  }
  > svg {
    grid-area: 1 / 1;
    max-width: none;
  }
  > [role='img'] {
    background: ${({ $color }) => $color};
  }
  > svg:not([width], [height]) {
    width: calc(var(--mm) * ${pictureSide});
  }
  > svg:is([data-edge='left'], [data-edge='right']):not([height]) {
    width: auto;
    height: calc(var(--mm) * ${pictureSide});
  }
  @media (scripting: none) {
    > [role='img'] {
      background: url(${({ $url }) => $url}) 0 0 / 100%;
    }
  }
  @media print {
    --mm: 1mm;
    width: 7in;
    height: 7.6in;
    overflow: hidden;
    print-color-adjust: exact;
    && > svg {
      width: calc(var(--mm) * ${pictureSide});
    }
    && > svg:is([data-edge='left'], [data-edge='right']) {
      width: auto;
      height: calc(var(--mm) * ${pictureSide});
    }
  }
`;
