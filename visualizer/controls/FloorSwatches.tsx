import { styled } from 'styled-components';
import { Picture, type PictureSource } from '../../components/media/Picture.tsx';
import { color, radius, size } from '../../components/theme.ts';
import { Card, Cards } from './Card.tsx';

interface FloorSwatchesProps {
  /** The name of the radio buttons. */
  name: string;
  floors: readonly { id: string; name: string; picture: PictureSource }[];
  chosen: string;
  choose: (id: string) => void;
  /** Ids of floors to mark as favorites. */
  favorites?: readonly string[];
}

/** A choice of floors, each with a swatch. */
export function FloorSwatches({ name: inputName, floors, chosen, choose, favorites = [] }: FloorSwatchesProps) {
  return (
    <Cards>
      {floors.map(({ id, name, picture }) => (
        <FloorCard key={id}>
          <input type="radio" name={inputName} value={id} checked={id === chosen} onChange={() => choose(id)} />
          <Swatch image={picture} sizes="120px" />
          <span>
            <b>{name}</b>
            {favorites.includes(id) && <small>Favorite</small>}
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
