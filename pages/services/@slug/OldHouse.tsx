import { styled } from 'styled-components';
import { PageLink } from '#components/PageLink.tsx';
import { color, size, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

/** What to test for before an old floor comes out. */
export function OldHouse({ words: { oldHouse }, oldFloors }: Pick<Data, 'words' | 'oldFloors'>) {
  return (
    <Note role="note">
      <strong>{oldHouse.title}.</strong> {oldHouse.text} {oldFloors && <PageLink href={oldFloors}>{oldHouse.more}</PageLink>}
    </Note>
  );
}

const Note = styled.p`
  max-width: 46rem;
  margin-top: ${space[5]};
  padding: ${space[2]} ${space[3]};
  background: ${color.warningSoft};
  font-size: ${size.small};
`;
