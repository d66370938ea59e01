import { styled } from 'styled-components';
import { Picture } from '../../components/media/Picture.tsx';
import { color, radius } from '../../components/theme.ts';
import { dollars } from '../../schema/number-format.ts';
import { Card, Cards } from '../controls/Card.tsx';
import type { FloorOption } from '../plan/options.ts';

interface FloorCardsProps {
  floors: readonly FloorOption[];
  chosen: string;
  choose: (floor: string) => void;
}

/** A choice of floors, each with its swatch, name, category and price. */
export function FloorCards({ floors, chosen, choose }: FloorCardsProps) {
  return (
    <Cards>
      {floors.map(({ id, name, category, pricePerSqFt, picture }) => (
        <FloorCard key={id}>
          <input type="radio" name="floor" value={id} checked={id === chosen} onChange={() => choose(id)} />
          <Swatch image={picture} sizes="120px" />
          <span>
            <b>{name}</b>
            <small>{category}</small>
            <small>{dollars(pricePerSqFt)} per sq ft</small>
          </span>
        </FloorCard>
      ))}
    </Cards>
  );
}

/** In a narrow list, the swatch is above the text. */
const FloorCard = styled(Card)`
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  @container (min-width: 400px) {
    grid-template-columns: 64px minmax(0, 1fr);
    align-content: center;
  }
`;

const Swatch = styled(Picture)`
  height: 44px;
  border: 1px solid ${color.rule};
  border-radius: ${radius.small};
  @container (min-width: 400px) {
    height: 64px;
  }
`;
