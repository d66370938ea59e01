import { styled } from 'styled-components';
import { Icon } from '../../components/media/Icon.tsx';
import { HoverCard } from '../../components/section/Card.tsx';
import { MarkedList } from '../../components/section/Layout.tsx';
import { color, radius, size, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';
import { badgeColor } from './badge.ts';

interface TrendCardProps {
  trend: Data['seasons'][number]['trends'][number];
}

export function TrendCard({ trend }: TrendCardProps) {
  return (
    <Card as="li">
      <Colors aria-label="Colors">
        {trend.colorPalette.map(({ name, hex }) => (
          <li key={name}>
            <svg viewBox="0 0 120 72" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <rect width="120" height="72" fill={hex} />
            </svg>
            <span>{name}</span>
          </li>
        ))}
      </Colors>
      <Words>
        <Kind>
          <span>{trend.category}</span>
          <Badge data-color={badgeColor(trend.popularity)}>{trend.popularity}</Badge>
        </Kind>
        <h3>{trend.name}</h3>
        <p>{trend.description}</p>
        <MarkedList>
          {trend.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </MarkedList>
        <a href={trend.serviceLink} aria-label={`Explore This Trend: ${trend.name}`}>
          Explore This Trend
          <Icon name="next" />
        </a>
      </Words>
    </Card>
  );
}

/** The palette, like three boards at the top of the card. */
const Colors = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  column-gap: 2px;
  li {
    font-size: ${size.small};
    line-height: 1.3;
    text-align: center;
    color: ${color.inkMuted};
  }
  svg {
    width: 100%;
    height: 72px;
    margin-bottom: ${space[2]};
    border-bottom: 1px solid ${color.rule};
  }
  span {
    display: block;
    padding-inline: ${space[1]};
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: ${space[2]};
  padding: ${space[4]} ${space[5]} ${space[5]};
  ul {
    margin-block: ${space[2]} ${space[3]};
    font-size: 0.97rem;
    color: ${color.inkMuted};
  }
  a {
    display: inline-flex;
    align-items: center;
    align-self: start;
    gap: ${space[2]};
    margin-top: auto;
    font-weight: 650;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
`;

const Kind = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  font-size: ${size.small};
  color: ${color.inkMuted};
`;

const Badge = styled.span`
  padding: 0 ${space[2]};
  border-radius: ${radius.small};
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
  display: flex;
  flex-direction: column;
`;
