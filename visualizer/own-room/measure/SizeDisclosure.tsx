import type { Dispatch } from 'react';
import { styled } from 'styled-components';
import { Button } from '#components/form/Button.tsx';
import { useWords } from '#components/page-language.ts';
import { Filled } from '#components/prose/Filled.tsx';
import { color, secondaryText, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Sides } from '../../plan/estimate.ts';
import type { PhotoAction, PhotoEdits } from '../photo-edits.ts';
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
  const words = useWords('photoTools');
  const { measured } = edits;
  return (
    <Disclosure data-no-print="" onToggle={({ currentTarget }) => currentTarget.open && showRectangle()}>
      <summary>{words.getSize}</summary>
      <p>{words.aboutSize}</p>
      <SizeForm edits={edits} dispatch={dispatch} />
      <p role="status">
        {measured && (
          <Filled
            text={words.measured}
            parts={{
              size: (
                <b>
                  {fill(words.measuredSize, {
                    width: formatLength(measured.width, words),
                    depth: formatLength(measured.depth, words),
                    area: Math.round(squareFeet(measured.width, measured.depth)),
                  })}
                </b>
              ),
            }}
          />
        )}
      </p>
      {measured && (
        <Button
          type="button"
          data-kind="quiet"
          onClick={() => onMeasure({ width: wholeFeet(measured.width), length: wholeFeet(measured.depth) })}
        >
          {words.priceRoom}
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
    ${secondaryText}
  }
`;
