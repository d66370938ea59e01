import { styled } from 'styled-components';
import { ButtonLink } from '../../../components/form/Button.tsx';
import { CallButton } from '../../../components/form/CallButton.tsx';
import { contactLink } from '../../../components/form/contact-link.ts';
import { Box } from '../../../components/section/Layout.tsx';
import { ReadingSide } from '../../../components/section/Reading.tsx';
import { TableOfContents } from '../../../components/section/TableOfContents.tsx';
import { color, font, size, space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';

type ArticleSideProps = Pick<Data, 'article' | 'phone'> & {
  headings: readonly { id: string; text: string }[];
};

/** Beside the article on wide screens: its sections, and what to do next. */
export function ArticleSide({ article: { slug, callToAction }, headings, phone }: ArticleSideProps) {
  return (
    <Side aria-label="On this page, and what to do next" data-no-print="">
      <b>On this page</b>
      <TableOfContents headings={headings} />
      <Box>
        <b>{callToAction.heading}</b>
        <ButtonLink href={contactLink({ article: slug })}>{callToAction.button}</ButtonLink>
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
    white-space: nowrap;
  }
  & > div b {
    font: 540 ${size.h4}/1.3 ${font.heading};
    color: ${color.ink};
  }
`;
