import { styled } from 'styled-components';
import { Container } from '#components/layout/Container.ts';
import { color, font, from, secondaryText, size, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

export function TrustBadges({ words }: Pick<Data, 'words'>) {
  return (
    <Container>
      <BadgeList>
        {words.badges.map(({ title, text, link }) => (
          <li key={title}>
            <b>{link ? <a {...link}>{title}</a> : title}</b>
            <span>{text}</span>
          </li>
        ))}
      </BadgeList>
    </Container>
  );
}

/** Like the boxes in the corner of a drawing that say whose it is. */
const BadgeList = styled.ul`
  display: grid;
  margin-bottom: ${space[6]};
  border: 1px solid ${color.ink};
  li {
    position: relative;
    padding: ${space[3]} ${space[4]};
  }
  li + li {
    border-top: 1px solid ${color.ink};
  }
  b {
    display: block;
    font: 540 ${size.h4}/1.3 ${font.heading};
  }
  a {
    color: ${color.ink};
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  span {
    display: block;
    line-height: 1.45;
    ${secondaryText}
  }
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
    li + li {
      border-top: 0;
      border-left: 1px solid ${color.ink};
    }
  }
`;
