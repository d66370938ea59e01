import { styled } from 'styled-components';
import { Icon } from '../../../components/media/Icon.tsx';
import { LinkedCard } from '../../../components/section/Card.tsx';
import { color, size, space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';

interface CityCardProps {
  city: Data['groups'][number]['cities'][number];
}

export function CityCard({ city }: CityCardProps) {
  const { href, name, distance, description, population, neighborhoods, styles } = city;
  return (
    <Card as="li">
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

const Card = styled(LinkedCard)`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[5]};
  h4 {
    font-size: ${size.h3};
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
    color: ${color.accent};
  }
  &:hover a {
    color: ${color.accentDark};
  }
`;
