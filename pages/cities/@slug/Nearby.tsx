import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Band } from '#components/layout/Band.tsx';
import { SmallHeading } from '#components/layout/SectionHeading.tsx';
import { TagList } from '#components/prose/TagList.tsx';
import { TitleLink } from '#components/TitleLink.tsx';
import { belowTablet, color, from, secondaryText, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

interface NearbyProps extends Pick<Data, 'city' | 'words' | 'nearby' | 'articles'> {
  map: ReactNode;
}

/** The city's neighborhoods, beside links to nearby cities and to articles. */
export function Nearby({ city, words, map, nearby, articles }: NearbyProps) {
  return (
    <Band fades>
      <Columns>
        {map}
        <div>
          <SmallHeading>{words.neighborhoods}</SmallHeading>
          <TagList>
            {city.neighborhoods.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </TagList>
        </div>
        {nearby.length + articles.length > 0 && (
          <div>
            <div>
              <SmallHeading>{words.nearby}</SmallHeading>
              <Links>
                {nearby.map(({ name, miles, ...link }) => (
                  <li key={link.href}>
                    <a {...link}>{name}</a> <small>{miles}</small>
                  </li>
                ))}
                {articles.map((link) => (
                  <li key={link.href}>
                    <TitleLink {...link} />
                  </li>
                ))}
              </Links>
              <p>{words.straight}</p>
            </div>
          </div>
        )}
      </Columns>
    </Band>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;
  ${belowTablet} {
    gap: 0;
    figure {
      margin-bottom: ${space[4]};
    }
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > figure {
      grid-row: span 2;
    }
  }
  ${from.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[7]};
    & > figure {
      grid-row: auto;
    }
  }
`;

const Links = styled.ul`
  li {
    padding-block: ${space[2]};
  }
  li + li {
    border-top: 1px solid ${color.rule};
  }
  small {
    ${secondaryText}
  }
`;
