import { styled } from 'styled-components';
import { Icon } from '../../components/media/Icon.tsx';
import { Container } from '../../components/section/Layout.tsx';
import { color, font, from, secondaryText, size, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';

/** One for each of the badges in content/words/home.yaml. */
const icons = ['licensed', 'star', 'warranty'] as const;

export function TrustBadges({ words }: Pick<Data, 'words'>) {
  return (
    <Container>
      <List>
        {words.badges.map(({ title, text, link }, index) => (
          <li key={title}>
            <Icon name={icons[index] ?? 'check'} size={30} />
            <div>
              <b>{link ? <a {...link}>{title}</a> : title}</b>
              <span>{text}</span>
            </div>
          </li>
        ))}
      </List>
    </Container>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]} ${space[5]};
  padding-block: ${space[4]} ${space[5]};
  border-top: 1px solid ${color.rule};
  li {
    position: relative;
    display: flex;
    align-items: start;
    gap: ${space[3]};
  }
  svg {
    flex: none;
    color: ${color.accent};
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
    padding-block: ${space[6]};
  }
`;
