import { styled } from 'styled-components';
import { Container } from '#components/layout/Container.ts';
import { PageLink } from '#components/PageLink.tsx';
import { color, font, from, secondaryText, size, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

export function TrustBadges({ badges }: Pick<Data, 'badges'>) {
  return (
    <Container>
      <BadgeList>
        {badges.map(({ title, text, href }) => (
          <li key={title}>
            <b>{href ? <PageLink href={href}>{title}</PageLink> : title}</b>
            <p>{text}</p>
          </li>
        ))}
      </BadgeList>
    </Container>
  );
}

/** Like the boxes in the corner of a drawing that say whose it is. */
const BadgeList = styled.ul`
  display: grid;
  gap: 1px;
  margin-bottom: ${space[6]};
  border: 1px solid ${color.ink};
  background: ${color.ink};
  li {
    position: relative;
    padding: ${space[3]} ${space[4]};
    background: ${color.page};
  }
  b {
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
  p {
    line-height: 1.45;
    ${secondaryText}
  }
  ${from.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;
