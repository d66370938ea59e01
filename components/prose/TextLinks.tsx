import { css, styled } from 'styled-components';
import { Row } from '../layout/Row.ts';
import { Picture, type PictureSource } from '../media/Picture.tsx';
import { TitleLink, type TitleLinkProps } from '../TitleLink.tsx';
import { belowTablet, color, secondaryText, space } from '../theme.ts';

interface TextLinksProps {
  links: readonly (TitleLinkProps & { text?: string; image?: PictureSource; aside?: string })[];
  /** Whether the names are side by side, each with its line. */
  isInline?: boolean;
  /** Whether phones show only the names. */
  isCompact?: boolean;
}

/** A column of links, each with an optional line about the page, a small picture, and a figure at the end. */
export function TextLinks({ links, isInline, isCompact }: TextLinksProps) {
  if (links.length === 0) return null;
  return (
    <LinkList $isInline={isInline} $isCompact={isCompact}>
      {links.map(({ text, image, aside, ...link }) => (
        <li key={link.href}>
          {image && <Thumbnail image={image} sizes="96px" />}
          <Row $isSpread>
            <TitleLink {...link} />
            {text && <Text>{text}</Text>}
            {aside && <b>{aside}</b>}
          </Row>
        </li>
      ))}
    </LinkList>
  );
}

const Thumbnail = styled(Picture)`
  flex: none;
  width: 96px;
  aspect-ratio: 3 / 2;
`;

const Text = styled.p`
  width: 100%;
  ${secondaryText}
`;

const inline = css`
  ${Text} {
    width: auto;
  }
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  border: 0;
  li {
    padding: 0;
    border: 0;
  }
  div {
    display: flex;
    align-items: baseline;
    gap: ${space[1]};
  }
`;

const compact = css`
  ${belowTablet} {
    ${inline}
    ${Text},
    ${Thumbnail} {
      display: none;
    }
  }
`;

const LinkList = styled.ul<{ $isInline: boolean | undefined; $isCompact: boolean | undefined }>`
  width: 100%;
  border-top: 1px solid ${color.rule};
  li {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space[4]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.rule};
    line-height: 1.4;
  }
  a {
    display: inline-block;
    padding-block: ${space[1]};
    font-weight: 600;
  }
  div {
    flex: 1;
    row-gap: 0;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${({ $isInline }) => $isInline && inline}
  ${({ $isCompact }) => $isCompact && compact}
`;
