import { styled } from 'styled-components';
import { from, space } from '../../components/theme.ts';
import { toggleButton } from '../controls/ButtonRow.tsx';
import { choiceGroups } from '../controls/choice-groups.ts';
import { FloorSwatches } from '../controls/FloorSwatches.tsx';
import type { ViewFloor } from './view-floor.ts';

interface SecondFloorProps {
  floors: readonly ViewFloor[];
  /** The floor on the left. */
  first: ViewFloor;
  second: ViewFloor | undefined;
  /** Ids of floors that the visitor has saved. */
  favorites: readonly string[];
  choose: (id: string | null) => void;
}

/** Adds a second floor for comparison, or removes it. Favorites come first. */
export function SecondFloor({ floors, first, second, favorites, choose }: SecondFloorProps) {
  const sorted = floors
    .filter(({ id }) => id !== first.id)
    .sort((a, b) => Number(favorites.includes(b.id)) - Number(favorites.includes(a.id)));
  return (
    <Compare>
      <button type="button" aria-pressed={second !== undefined} onClick={() => choose(second ? null : (sorted[0]?.id ?? null))}>
        Compare two floors
      </button>
      {second && (
        <fieldset>
          <legend>Second floor, on the right</legend>
          <FloorSwatches name="seen-other" floors={sorted} chosen={second.id} choose={choose} favorites={favorites} />
        </fieldset>
      )}
    </Compare>
  );
}

const Compare = styled.div`
  ${choiceGroups}
  gap: ${space[4]};
  justify-items: start;
  fieldset {
    width: 100%;
  }
  button {
    ${toggleButton}
  }
  ${from.tablet} {
    fieldset > div {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @media (scripting: none), print {
    display: none;
  }
`;
