import { styled } from 'styled-components';
import { from, space } from '../../components/theme.ts';
import { choiceGroups } from '../plan/choice-groups.ts';
import { toggle } from './LayingChoice.tsx';
import { SeenFloorCards } from './SeenFloorCards.tsx';
import type { SeenFloor } from './seen-floor.ts';

interface OtherFloorProps {
  floors: readonly SeenFloor[];
  first: SeenFloor;
  /** None while there is one floor. */
  other: SeenFloor | undefined;
  /** Ids of floors that the visitor has saved. */
  favorites: readonly string[];
  choose: (floor: SeenFloor | null) => void;
}

/** Puts a second floor beside the first, and takes it away. Floors among the visitor's favorites come first. */
export function OtherFloor({ floors, first, other, favorites, choose }: OtherFloorProps) {
  const offered = floors.filter(({ id }) => id !== first.id);
  const sorted = [...offered].sort((a, b) => Number(favorites.includes(b.id)) - Number(favorites.includes(a.id)));
  return (
    <Compare>
      <button type="button" aria-pressed={other !== undefined} onClick={() => choose(other ? null : (sorted[0] ?? null))}>
        Compare two floors
      </button>
      {other && (
        <fieldset>
          <legend>Second floor, on the right</legend>
          <SeenFloorCards name="seen-other" floors={sorted} chosen={other.id} choose={choose} favorites={favorites} />
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
    ${toggle}
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
