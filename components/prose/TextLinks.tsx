import { styled } from 'styled-components';
import { Picture, type PictureSource } from '../media/Picture.tsx';
import { TitleLink, type TitleLinkProps } from '../TitleLink.tsx';
import { belowTablet, color, size, space } from '../theme.ts';

interface TextLinksProps {
  /** Whether phones show only the names, side by side. */
  isCompact?: boolean;
  links: readonly (TitleLinkProps & { text?: string; image?: PictureSource })[];
}

/** A column of links, each with an optional line about the page and a small picture. */
export function TextLinks({ links, isCompact }: TextLinksProps) {
  return (
    <LinkList data-compact={isCompact ? '' : undefined}>
      {links.map(({ text, image, ...link }) => (
        <li key={link.href}>
          {image && <Thumbnail image={image} sizes="96px" />}
          <div>
            <TitleLink {...link} />
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </LinkList>
  );
}

const LinkList = styled.ul`
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
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  ${belowTablet} {
    &[data-compact] {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space[4]};
      border: 0;
    }
    &[data-compact] li {
      padding: 0;
      border: 0;
    }
    &[data-compact] :is(p, picture) {
      display: none;
    }
  }
`;

const Thumbnail = styled(Picture)`
  flex: none;
  width: 96px;
  aspect-ratio: 3 / 2;
`;
