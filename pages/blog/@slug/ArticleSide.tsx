import { styled } from 'styled-components';
import { Box } from '#components/cards/Room.ts';
import { ButtonLink } from '#components/form/Button.tsx';
import { CallButton } from '#components/form/CallButton.tsx';
import { contactLink } from '#components/form/contact-link.ts';
import { PageLink } from '#components/PageLink.tsx';
import { ReadingSide } from '#components/prose/Reading.tsx';
import { TableOfContents } from '#components/prose/TableOfContents.tsx';
import { color, font, size, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

type ArticleSideProps = Pick<Data, 'article' | 'words' | 'phone'> & {
  headings: readonly { id: string; text: string }[];
};

/** Beside the article on wide screens: its sections, and what to do next. */
export function ArticleSide({ article: { slug, callToAction }, words, headings, phone }: ArticleSideProps) {
  return (
    <Side aria-label={words.side} data-no-print="">
      <b>{words.contents}</b>
      <TableOfContents headings={headings} />
      <Box>
        <b>{callToAction.heading}</b>
        <ButtonLink as={PageLink} href={contactLink({ article: slug })}>
          {callToAction.button}
        </ButtonLink>
        <CallButton phone={phone} />
      </Box>
    </Side>
  );
}

const Side = styled(ReadingSide)`
  & > div {
    margin-top: ${space[3]};
  }
  & > div a {
    padding-inline: ${space[3]};
    text-wrap: balance;
  }
  & > div b {
    font: 540 ${size.h4}/1.3 ${font.heading};
    color: ${color.ink};
  }
`;
