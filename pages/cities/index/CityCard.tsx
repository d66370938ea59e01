import { styled } from 'styled-components';
import { Icon } from '../../../components/media/Icon.tsx';
import { color, radius, shadow, size, space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';

interface CityCardProps {
  city: Data['groups'][number]['cities'][number];
}

/** One list item; its link's target is the whole card. */
export function CityCard({ city }: CityCardProps) {
  const { href, name, distance, description, population, neighborhoods, styles } = city;
  return (
    <Card>
      <h4>{name}</h4>
      <small>{distance}</small>
      <p>{description}</p>
      <dl>
        <div>
          <dt>Population</dt>
          <dd>{population}</dd>
        </div>
        <div>
          <dt>Neighborhoods</dt>
          <dd>{neighborhoods}</dd>
        </div>
        <div>
          <dt>Popular floors</dt>
          <dd>{styles.join(', ')}</dd>
        </div>
      </dl>
      <a href={href}>
        View {name} Services
        <Icon name="next" />
      </a>
    </Card>
  );
}

const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[5]};
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
  background: ${color.raised};
  transition: border-color 150ms ease-out, box-shadow 150ms ease-out;
  &:hover {
    border-color: ${color.accent};
    box-shadow: ${shadow};
  }
  h4 {
    font-size: ${size.h3};
  }
  small {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  dl {
    display: grid;
    gap: ${space[1]};
    margin-block: ${space[2]} auto;
    font-size: ${size.small};
  }
  dl div {
    display: grid;
    grid-template-columns: 7.5rem 1fr;
  }
  dt {
    color: ${color.inkMuted};
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
  a {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    margin-top: ${space[3]};
    font-weight: 600;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
  &:has(a:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 3px;
  }
`;
