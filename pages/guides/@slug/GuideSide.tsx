import { styled } from 'styled-components';
import { ButtonLink } from '#components/form/Button.tsx';
import { contactLink } from '#components/form/contact-link.ts';
import { ReadingSide } from '#components/prose/Reading.tsx';
import { TableOfContents } from '#components/prose/TableOfContents.tsx';
import { space } from '#components/theme.ts';

interface GuideSideProps {
  guideId: string;
  headings: readonly { id: string; text: string }[];
}

/** Beside the guide on wide screens: its points, and the way to ask us. */
export function GuideSide({ guideId, headings }: GuideSideProps) {
  return (
    <Side aria-label="On this page" data-no-print="">
      <b>On this page</b>
      <TableOfContents headings={headings} />
      <ButtonLink data-kind="quiet" href={contactLink({ guide: guideId })}>
        Contact for Details
      </ButtonLink>
    </Side>
  );
}

const Side = styled(ReadingSide)`
  justify-items: start;
  padding-top: ${space[5]};
`;
