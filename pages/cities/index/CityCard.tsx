import { styled } from 'styled-components';
import { Icon } from '../../../components/media/Icon.tsx';
import { HoverCard } from '../../../components/section/Card.tsx';
import { belowTablet, color, from, size, space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';

interface CityCardProps {
  words: Data['words'];
  city: Data['groups'][number]['cities'][number];
}

export function CityCard({ words, city }: CityCardProps) {
  const { href, hrefLang, name, view, distance, description, population, neighborhoods, styles } = city;
  const [firstStyle, ...otherStyles] = styles;
  return (
    <Card as="li">
      <h4>{name}</h4>
      <small>{distance}</small>
      {description && <p>{description}</p>}
      <dl>
        <div>
          <dt>{words.population}</dt>
          <dd>{population}</dd>
        </div>
        <div>
          <dt>{words.neighborhoods}</dt>
          <dd>{neighborhoods}</dd>
        </div>
        {firstStyle && (
          <div>
            <dt>{words.popular}</dt>
            <dd>
              {firstStyle}
              <span>{otherStyles.map((style) => `, ${style}`)}</span>
            </dd>
          </div>
        )}
      </dl>
      <a href={href} hrefLang={hrefLang}>
        <span>{view}</span>
        <Icon name="next" />
      </a>
    </Card>
  );
}

/** On phones, a row with the name, the distance and the floors. */
const Card = styled(HoverCard)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: baseline;
  gap: 0 ${space[3]};
  padding: ${space[3]} ${space[4]};
  h4 {
    font-size: ${size.h4};
  }
  small,
  dl {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  dl {
    grid-column: 1 / 3;
    line-height: 1.4;
  }
  a {
    grid-area: 1 / 3 / 3;
    align-self: center;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:has(a:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 3px;
  }
  &:hover a {
    color: ${color.accentDark};
  }
  ${belowTablet} {
    p,
    dt,
    dd span,
    dl div:not(:last-child) {
      display: none;
    }
    a span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  ${from.tablet} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: ${space[2]};
    padding: ${space[5]};
    h4 {
      font-size: ${size.h3};
    }
    dl {
      display: grid;
      gap: ${space[1]};
      margin-block: ${space[2]} auto;
    }
    dl div {
      display: grid;
      grid-template-columns: 7.5rem 1fr;
    }
    dd {
      color: ${color.ink};
      font-variant-numeric: tabular-nums;
    }
    a {
      display: flex;
      align-self: start;
      align-items: center;
      gap: ${space[2]};
      margin-top: ${space[3]};
      font-weight: 600;
      text-decoration: none;
    }
  }
`;
