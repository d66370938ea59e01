import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Crumb } from '#schema/content/page.ts';
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx';
import { Container } from '../layout/Container.ts';
import { Stack } from '../layout/Stack.ts';
import { useWords } from '../page-language.ts';
import { from, space } from '../theme.ts';
import { TableOfContents } from './TableOfContents.tsx';

interface ReadingProps {
  trail?: readonly Crumb[];
  headings: readonly { id: string; text: string }[];
  /** What to do next, below the headings. */
  next?: ReactNode;
  children: ReactNode;
}

/** A column of text. Screens with room have its table of contents beside it, which stays in sight. */
export function Reading({ trail, headings, next, children }: ReadingProps) {
  const { contents } = useWords('shared');
  return (
    <Container>
      {trail && <Breadcrumbs trail={trail} />}
      <Sheet>
        <Stack as="article" $gap={5} $isWide>
          {children}
        </Stack>
        <Side aria-label={contents} data-no-print="">
          <b>{contents}</b>
          <TableOfContents headings={headings} />
          {next}
        </Side>
      </Sheet>
    </Container>
  );
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 45rem);
  padding-block: ${space[3]} ${space[7]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 45rem) 17rem;
    justify-content: space-between;
  }
  @media print {
    display: block;
  }
`;

const Side = styled.aside`
  display: none;
  ${from.desktop} {
    display: grid;
    gap: ${space[3]};
    align-content: start;
    align-self: start;
    position: sticky;
    top: 6rem;
    max-height: calc(100vh - 7rem);
    overflow: auto;
  }
`;
