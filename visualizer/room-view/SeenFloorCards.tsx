import { memo } from 'react';
import { styled } from 'styled-components';
import { Picture } from '../../components/media/Picture.tsx';
import { color, radius, size } from '../../components/theme.ts';
import { Card, Cards } from '../controls/Card.tsx';
import type { SeenFloor } from './seen-floor.ts';

interface SeenFloorCardsProps {
  /** Of the radio buttons. */
  name: string;
  floors: readonly SeenFloor[];
  chosen: string;
  /** The same function each time, or all cards are made anew with each choice. */
  choose: (floor: SeenFloor) => void;
  /** Ids of those marked as favorites. */
  favorites?: readonly string[];
}

/** The floors of the picture to choose from, each with its swatch. */
export function SeenFloorCards({ name, floors, chosen, choose, favorites = [] }: SeenFloorCardsProps) {
  return (
    <Cards>
      {floors.map((floor) => (
        <SeenFloorCard
          key={floor.id}
          name={name}
          floor={floor}
          chosen={floor.id === chosen}
          favorite={favorites.includes(floor.id)}
          choose={choose}
        />
      ))}
    </Cards>
  );
}

interface SeenFloorCardProps {
  name: string;
  floor: SeenFloor;
  chosen: boolean;
  favorite: boolean;
  choose: (floor: SeenFloor) => void;
}

/** Kept as it is while others are chosen: made anew, these cards would be a fifth of the work of a press. */
const SeenFloorCard = memo(function SeenFloorCard({ name, floor, chosen, favorite, choose }: SeenFloorCardProps) {
  return (
    <FloorCard>
      <input type="radio" name={name} value={floor.id} checked={chosen} onChange={() => choose(floor)} />
      <Swatch image={floor.picture} sizes="120px" />
      <span>
        <b>{floor.name}</b>
        {favorite && <small>Favorite</small>}
      </span>
    </FloorCard>
  );
});

const FloorCard = styled(Card)`
  grid-template-columns: 44px minmax(0, 1fr);
  font-size: ${size.small};
`;

const Swatch = styled(Picture)`
  height: 44px;
  border: 1px solid ${color.rule};
  border-radius: ${radius.small};
`;
