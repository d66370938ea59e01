import { styled } from 'styled-components';
import { fill } from '#schema/rules/fill.ts';
import { PageLink } from '../PageLink.tsx';
import { useWords } from '../page-language.ts';
import { color, font, secondaryText, size, space } from '../theme.ts';

export interface ServedCity {
  name: string;
  href: string;
  county: string;
  /** From where we start, in words. */
  distance: string;
  /** Five digits each, lowest first. */
  zips: readonly string[];
}

/** Our cities with their zip codes. */
export function ZipList({ id, cities }: { id?: string; cities: readonly ServedCity[] }) {
  const words = useWords('zipCheck');
  return (
    <CityList id={id} data-areas="">
      {cities.map(({ name, href, county, distance, zips }) => (
        <li key={href}>
          <PageLink href={href}>{name}</PageLink>
          <small>{fill(words.place, { county, distance })}</small>
          <small data-zips="">{zips.join(' ')}</small>
        </li>
      ))}
    </CityList>
  );
}

/** Their style is the list's, because an answer has copies of them in its own. */
export const CityList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space[4]} ${space[5]};
  scroll-margin-top: 20rem;
  font-size: ${size.small};
  line-height: 1.5;
  li {
    display: grid;
    gap: ${space[1]};
    align-content: start;
    padding-top: ${space[3]};
    border-top: 1px solid ${color.rule};
  }
  a {
    justify-self: start;
    font: 540 ${size.h4}/1.4 ${font.heading};
  }
  small {
    ${secondaryText}
    font-variant-numeric: tabular-nums;
  }
`;
