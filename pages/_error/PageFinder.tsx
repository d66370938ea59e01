import { styled } from 'styled-components';
import { Input } from '#components/form/Field.tsx';
import { TitleLink } from '#components/TitleLink.tsx';
import { size, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

/** Suggests pages by the address, and searches all of them: renderer/client/page-finder.ts shows it. */
export function PageFinder({ words, pages }: Pick<Data, 'words' | 'pages'>) {
  return (
    <Box data-page-finder="" hidden>
      <h2>{words.nearest}</h2>
      <ul data-results="" />
      <p>{words.none}</p>
      <div>
        <label htmlFor="page-search">{words.search}</label>
        <Input id="page-search" type="search" enterKeyHint="search" autoComplete="off" />
      </div>
      <ul data-pages="" hidden>
        {pages.map((link) => (
          <li key={link.href}>
            <TitleLink {...link} />
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space[3]};
  &[hidden] {
    display: none;
  }
  h2 {
    font-size: ${size.h4};
  }
  & > p,
  &:not([data-found='some']) h2 {
    display: none;
  }
  &[data-found='none'] > p {
    display: block;
  }
  [data-results] a {
    display: inline-block;
    padding-block: ${space[2]};
    font-weight: 600;
  }
  label {
    font-weight: 600;
  }
`;
