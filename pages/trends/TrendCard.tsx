import { styled } from 'styled-components';
import { HoverCard, onTop } from '#components/cards/CardFrame.tsx';
import { RoomLink } from '#components/cards/RoomLink.tsx';
import { ButtonLink } from '#components/form/Button.tsx';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { Picture } from '#components/media/Picture.tsx';
import { color, from, secondaryText, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

interface TrendCardProps {
  trend: Data['seasons'][number]['trends'][number];
  words: Data['words'];
}

export function TrendCard({ trend, words }: TrendCardProps) {
  return (
    <Card as="li">
      <View image={trend.image} sizes="(min-width: 1248px) 384px, (min-width: 900px) 31vw, 92vw" />
      <Words>
        <Kind>
          <span>{trend.category}</span>
          <Badge data-color={trend.badge}>{trend.popularity}</Badge>
        </Kind>
        <h3>{trend.name}</h3>
        <p>{trend.description}</p>
        <Features texts={trend.features} />
        {trend.roomView && <RoomLink {...trend.roomView} subject={trend.name} />}
        <Colors aria-label={words.colors}>
          {trend.colorPalette.map(({ name, hex }) => (
            <li key={name}>
              <svg aria-hidden="true" focusable="false">
                <rect width="100%" height="100%" fill={hex} />
              </svg>
              {name}
            </li>
          ))}
        </Colors>
        <ButtonLink data-kind="quiet" {...trend.service} aria-label={`${words.explore}: ${trend.name}`}>
          {words.explore}
        </ButtonLink>
      </Words>
    </Card>
  );
}

const View = styled(Picture)`
  aspect-ratio: 3 / 2;
`;

/** The colors that go with the floor. */
const Colors = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[2]};
  margin-top: auto;
  padding-block: ${space[2]} ${space[3]};
  ${secondaryText}
  li {
    display: grid;
    align-content: start;
    gap: ${space[1]};
    line-height: 1.3;
  }
  svg {
    width: 100%;
    height: 44px;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: ${space[2]};
  padding: ${space[4]} ${space[5]} ${space[5]};
  & > a {
    align-self: start;
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p a {
    ${onTop}
  }
  & > a:focus-visible {
    outline: none;
  }
`;

const Features = styled(MarkedList)`
  margin-block: ${space[2]} ${space[3]};
  font-size: 0.97rem;
  color: ${color.inkMuted};
`;

const Kind = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  ${secondaryText}
`;

const Badge = styled.span`
  padding: 0 ${space[2]};
  font-weight: 650;
  background: ${color.sunken};
  color: ${color.inkMuted};
  &[data-color='red'] {
    background: ${color.signalSoft};
    color: ${color.signal};
  }
  &[data-color='green'] {
    background: ${color.successSoft};
    color: ${color.success};
  }
  &[data-color='blue'] {
    background: ${color.infoSoft};
    color: ${color.info};
  }
`;

const Card = styled(HoverCard)`
  display: grid;
  grid-template-rows: auto 1fr;
  &:has(${Words} > a:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 3px;
  }
  ${from.tablet} {
    grid-template: none / 2fr 3fr;
    & > picture {
      aspect-ratio: auto;
      height: 100%;
      min-height: 0;
    }
  }
  ${from.laptop} {
    grid-template: auto 1fr / none;
    & > picture {
      aspect-ratio: 3 / 2;
      height: auto;
    }
  }
`;
