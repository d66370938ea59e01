import { styled } from 'styled-components';
import { rooms } from '#components/layout/drawing.ts';
import { Picture } from '#components/media/Picture.tsx';
import { color, from, size, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

/** All floors side by side from close up. Each leads to its card. */
export function Samples({ samples }: Pick<Data, 'samples'>) {
  return (
    <Strip>
      {samples.map(({ id, name, price, image }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <Floor
              image={image}
              sizes="(min-width: 1248px) 200px, (min-width: 640px) 16vw, 33vw"
              isFirst={id === samples[0]?.id}
            />
            <Name>
              <b>{price}</b> {name}
            </Name>
          </a>
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
    border: solid;
    border-width: 0 1px 1px 0;
    background: ${color.raised};
  }
  a {
    display: block;
    height: 100%;
    font-size: ${size.small};
    line-height: 1.35;
    text-decoration: none;
    color: ${color.ink};
  }
  b {
    display: block;
    font-size: ${size.text};
  }
`;

const Name = styled.span`
  display: block;
  padding: ${space[2]};
`;

const Floor = styled(Picture)`
  aspect-ratio: 1;
  ${from.laptop} {
    aspect-ratio: 4 / 5;
  }
`;
