import { styled } from 'styled-components';
import { rooms } from '#components/layout/drawing.ts';
import { Picture } from '#components/media/Picture.tsx';
import { color, from, secondaryText, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

/** All floors side by side from close up. Each leads to its card. */
export function Samples({ products }: Pick<Data, 'products'>) {
  return (
    <Strip>
      {products.map(({ id, name, pricePerSqFt, swatch }, index) => (
        <li key={id}>
          <Floor image={swatch} sizes="(min-width: 1248px) 200px, (min-width: 640px) 16vw, 33vw" isFirst={index === 0} />
          <a href={`#${id}`}>{name}</a>
          <b>{`$${pricePerSqFt.toFixed(2)}`}</b>
        </li>
      ))}
    </Strip>
  );
}

const Strip = styled.ul`
  display: grid;
  ${rooms}
  grid-template-columns: repeat(3, minmax(0, 1fr));
  ${from.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  li {
    position: relative;
    padding-bottom: ${space[2]};
    background: ${color.raised};
  }
  a,
  b {
    display: block;
    padding: ${space[2]} ${space[2]} 0;
  }
  a {
    ${secondaryText}
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Floor = styled(Picture)`
  aspect-ratio: 1;
`;
