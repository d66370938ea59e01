import { styled } from 'styled-components';
import { Picture } from '../../../components/Picture.tsx';
import { color, radius, size } from '../../../components/theme.ts';
import { Card, Cards } from '../Card.tsx';
import type { SeenFloor } from './seen-floor.ts';

interface SeenFloorCardsProps {
  /** Of the radio buttons. */
  name: string;
  floors: readonly SeenFloor[];
  chosen: string;
  choose: (floor: SeenFloor) => void;
  /** Ids of those marked as favorites. */
  favorites?: readonly string[];
}

/** The floors of the picture to choose from, each with its swatch. */
export function SeenFloorCards({ name, floors, chosen, choose, favorites = [] }: SeenFloorCardsProps) {
  return (
    <Cards>
      {floors.map((floor) => (
        <FloorCard key={floor.id}>
          <input type="radio" name={name} value={floor.id} checked={floor.id === chosen} onChange={() => choose(floor)} />
          <Swatch image={floor.picture} sizes="120px" />
          <span>
            <b>{floor.name}</b>
            {favorites.includes(floor.id) && <small>Favorite</small>}
          </span>
        </FloorCard>
      ))}
    </Cards>
  );
}

const FloorCard = styled(Card)`
  grid-template-columns: 44px minmax(0, 1fr);
  font-size: ${size.small};
`;

const Swatch = styled(Picture)`
  height: 44px;
  border: 1px solid ${color.rule};
  border-radius: ${radius.small};
`;
