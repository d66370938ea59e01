import { styled } from 'styled-components';
import { Heading } from '#components/layout/Layout.tsx';
import { Picture } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { Filled } from '#components/prose/Filled.tsx';
import { color, font, from, secondaryText, size, space } from '#components/theme.ts';
import { dollars } from '#schema/rules/number-format.ts';
import type { Data } from './+data.ts';

/** The floors and their prices, shown without scripts. */
export function FloorList({ words, floors }: { words: Data['words']; floors: Data['floors'] }) {
  return (
    <WithoutScripts>
      <Heading>
        <h2>{words.floors}</h2>
        <p>
          <Filled text={words.aboutFloors} parts={{ catalog: <PageLink href="/flooring">{words.catalog}</PageLink> }} />
        </p>
      </Heading>
      <Floors>
        {floors.map(({ id, name, category, pricePerSqFt, picture }) => (
          <li key={id}>
            <Swatch image={picture} sizes="(min-width: 1248px) 282px, (min-width: 900px) 23vw, 46vw" />
            <small>{words.categories[category]}</small>
            <h3>{name}</h3>
            <p>
              <Filled text={words.tool.perSqFt} parts={{ price: <b>{dollars(pricePerSqFt)}</b> }} />
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
    ${secondaryText}
  }
  h3 {
    font-size: ${size.h4};
  }
  p {
    ${secondaryText}
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
`;
