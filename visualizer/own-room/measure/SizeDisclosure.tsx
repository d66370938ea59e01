import type { Dispatch } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../components/form/Button.tsx';
import { color, size, space } from '../../../components/theme.ts';
import type { PhotoAction, PhotoEdits } from '../photo-edits.ts';
import type { Sides } from '../selection/quad.ts';
import { formatLength, squareFeet, wholeFeet } from './lengths.ts';
import { SizeForm } from './SizeForm.tsx';

interface SizeDisclosureProps {
  edits: PhotoEdits;
  dispatch: Dispatch<PhotoAction>;
  /** Shows the rectangle on the photo that the lengths belong to. */
  showRectangle: () => void;
  /** Called with whole feet if the rectangle is the room. */
  onMeasure: (sides: Sides) => void;
}

/** Asks for a length, for visitors who want a price. */
export function SizeDisclosure({ edits, dispatch, showRectangle, onMeasure }: SizeDisclosureProps) {
  const { measured } = edits;
  return (
    <Disclosure onToggle={({ currentTarget }) => currentTarget.open && showRectangle()}>
      <summary>Get the size</summary>
      <p>
        Put the rectangle's corners where you know a length: the room from wall to wall, a rug or a few tiles. Then enter it here.
        The larger the rectangle, the better.
      </p>
      <SizeForm edits={edits} dispatch={dispatch} />
      <p role="status">
        {measured && (
          <>
            The rectangle is about{' '}
            <b>
              {formatLength(measured.width)} x {formatLength(measured.depth)},{' '}
              {Math.round(squareFeet(measured.width, measured.depth))} sq ft
            </b>
            , and the new floor is drawn to that scale. If it's your whole room, see what the floor would cost. We measure your
            room before we quote.
          </>
        )}
      </p>
      {measured && (
        <Button
          type="button"
          data-kind="quiet"
          onClick={() => onMeasure({ width: wholeFeet(measured.width), depth: wholeFeet(measured.depth) })}
        >
          Price a room of this size
        </Button>
      )}
    </Disclosure>
  );
}

const Disclosure = styled.details`
  border-top: 1px solid ${color.rule};
  summary {
    display: flex;
    align-items: center;
    min-height: 48px;
    font-weight: 650;
    cursor: pointer;
  }
  summary::before {
    content: '+';
    width: 1.4em;
    font-size: 1.2em;
  }
  &[open] summary::before {
    content: '–';
  }
  & > p {
    margin-block: ${space[2]};
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;
