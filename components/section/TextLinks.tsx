import { styled } from 'styled-components';
import { Picture, type PictureSource } from '../media/Picture.tsx';
import { usePageLanguage } from '../page-language.ts';
import { color, radius, size, space } from '../theme.ts';
import { Ranges } from './Ranges.tsx';

interface TextLinksProps {
  links: readonly {
    href: string;
    hrefLang?: string;
    name: string;
    /** Set if the name is in another language than the page. */
    nameLang?: string | undefined;
    text?: string;
    image?: PictureSource;
  }[];
}

/** A column of links, each with an optional line about the page and a small picture. */
export function TextLinks({ links }: TextLinksProps) {
  const { words } = usePageLanguage();
  return (
    <List>
      {links.map(({ href, hrefLang, name, nameLang, text, image }) => (
        <li key={href}>
          {image && <Thumbnail image={image} sizes="96px" />}
          <div>
            <a href={href} hrefLang={hrefLang}>
              {nameLang ? <span lang={nameLang}>{name}</span> : name}
              {nameLang && ` ${words.inEnglish}`}
            </a>
            {text && (
              <p>
                <Ranges>{text}</Ranges>
              </p>
            )}
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
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
`;

const Thumbnail = styled(Picture)`
  flex: none;
  width: 96px;
  aspect-ratio: 3 / 2;
  border-radius: ${radius.small};
`;
