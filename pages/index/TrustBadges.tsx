import { styled } from 'styled-components';
import { Icon } from '../../components/media/Icon.tsx';
import { Container } from '../../components/section/Layout.tsx';
import { color, font, from, size, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';

export function TrustBadges({ claims }: Pick<Data['business'], 'claims'>) {
  const badges = [
    { icon: 'licensed', title: 'Licensed & Insured', text: "We'll send our certificates first" },
    { icon: 'star', title: '5-Star Reviews', text: `${claims.stars} of 5 from ${claims.reviews} reviews` },
    { icon: 'warranty', title: 'Warranty Backed', text: 'On our workmanship, in writing' },
  ] as const;
  return (
    <Container>
      <List>
        {badges.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size={30} />
            <div>
              <b>{title}</b>
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
  gap: ${space[4]} ${space[5]};
  padding-block: ${space[5]};
  border-top: 1px solid ${color.rule};
  li {
    display: flex;
    align-items: center;
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
  span {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
    padding-block: ${space[6]};
  }
`;
