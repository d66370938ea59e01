import { styled } from 'styled-components';
import { Picture, type PictureSource } from '../../components/media/Picture.tsx';
import { Heading } from '../../components/section/Layout.tsx';
import { color, font, from, radius, size, space } from '../../components/theme.ts';
import { dollars } from '../../schema/number-format.ts';

interface FloorListProps {
  floors: readonly { id: string; name: string; category: string; pricePerSqFt: number; picture: PictureSource }[];
}

/** The floors and their prices, shown without scripts. */
export function FloorList({ floors }: FloorListProps) {
  return (
    <WithoutScripts>
      <Heading>
        <h2>The floors</h2>
        <p>
          Prices are for the material alone. More floors, with wear figures and warranties, are in the{' '}
          <a href="/flooring">flooring catalog</a>.
        </p>
      </Heading>
      <Floors>
        {floors.map(({ id, name, category, pricePerSqFt, picture }) => (
          <li key={id}>
            <Swatch image={picture} sizes="(min-width: 1248px) 282px, (min-width: 900px) 23vw, 46vw" />
            <small>{category}</small>
            <h3>{name}</h3>
            <p>
              <b>{dollars(pricePerSqFt)}</b> per sq ft
            </p>
          </li>
        ))}
      </Floors>
    </WithoutScripts>
  );
}

const WithoutScripts = styled.div`
  display: none;
  @media (scripting: none) {
    display: block;
    margin-bottom: ${space[7]};
  }
`;

const Floors = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[5]} ${space[4]};
  ${from.laptop} {
    grid-template-columns: repeat(4, 1fr);
    gap: ${space[6]} ${space[5]};
  }
  small {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  h3 {
    font-size: ${size.h4};
  }
  p {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  b {
    font: 540 ${size.h4}/1.5 ${font.heading};
    font-variant-numeric: tabular-nums;
    color: ${color.ink};
  }
`;

const Swatch = styled(Picture)`
  aspect-ratio: 3 / 2;
  margin-bottom: ${space[3]};
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
`;
