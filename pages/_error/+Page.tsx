import { styled } from 'styled-components';
import { Container, MarkedList, Stack } from '../../components/section/Layout.tsx';
import { PlankRule } from '../../components/section/PlankRule.tsx';
import { color, font, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';

const links = [
  { name: 'All services', href: '/services' },
  { name: 'Cities we serve', href: '/cities' },
  { name: 'Articles', href: '/blog' },
  { name: 'Free estimate', href: '/contact' },
];

export function Page({ phone }: Data) {
  return (
    <Container>
      <Screen>
        <Boards aria-hidden="true">
          <span>4</span>
          <span />
          <span>4</span>
        </Boards>
        <h1>404 Page Not Found</h1>
        <p>Did you forget to add the page to the router?</p>
        <p>This board is missing. These are nailed down:</p>
        <MarkedList>
          {links.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </MarkedList>
        <p>
          Or call <a href={phone.href}>{phone.text}</a>.
        </p>
      </Screen>
      <PlankRule id="missing-planks" />
    </Container>
  );
}

const Screen = styled(Stack)`
  padding-block: ${space[7]} ${space[8]};
  li a {
    display: inline-block;
    padding-block: 0.2rem;
  }
`;

/** A row of boards with one left out. */
const Boards = styled.div`
  display: grid;
  grid-template-columns: 1.4fr 1fr 1.4fr;
  gap: 4px;
  width: min(100%, 34rem);
  span {
    display: grid;
    place-items: center;
    height: clamp(5rem, 16vw, 8.5rem);
    background: ${color.accent};
    color: ${color.onAccent};
    font: 540 clamp(3rem, 10vw, 5.5rem)/1 ${font.heading};
  }
  span:nth-child(2) {
    background: repeating-linear-gradient(90deg, ${color.sunken} 0 26px, ${color.rule} 26px 28px);
    box-shadow: inset 0 10px 14px -8px ${color.ruleStrong};
  }
`;
