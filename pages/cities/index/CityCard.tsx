import { styled } from 'styled-components';
import { HoverCard } from '#components/cards/CardFrame.tsx';
import { Terms } from '#components/layout/Terms.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { Picture } from '#components/media/Picture.tsx';
import { belowTablet, color, from, secondaryText, size, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

export function CityCard({ words, city }: { words: Data['words']; city: Data['groups'][number]['cities'][number] }) {
  const { href, hrefLang, name, view, distance, description, population, neighborhoods, styles, swatch } = city;
  const [firstStyle, ...otherStyles] = styles;
  const [before, miles, after] = distance.split(/(\d+ \w+)/);
  return (
    <Card as="li">
      <Floor aria-hidden="true">
        <Picture image={swatch} sizes="168px" />
      </Floor>
      <h4>{name}</h4>
      <small>
        {miles ? (
          <>
            <span>{before}</span>
            {miles}
            <span>{after}</span>
          </>
        ) : (
          distance
        )}
      </small>
      {description && <p>{description}</p>}
      <dl>
        <Terms rows={[...(population ? [[words.population, population] as const] : []), [words.neighborhoods, neighborhoods]]} />
        {firstStyle && (
          <div data-popular="">
            <dt>{words.popular}</dt>
            <dd>
              {firstStyle}
              <span>{otherStyles.map((style) => `, ${style}`)}</span>
            </dd>
          </div>
        )}
      </dl>
      <a href={href} hrefLang={hrefLang}>
        {view}
        <Icon name="next" />
      </a>
    </Card>
  );
}

/** Its name is among the popular floors. */
const Floor = styled.div`
  grid-row: 1 / 3;
  align-self: center;
  aspect-ratio: 1;
  overflow: hidden;
  picture {
    height: 100%;
  }
  /* Only the floor: the lower half of the picture. */
  img {
    scale: 2;
    transform-origin: 50% 100%;
  }
`;

/** On phones, a row with the name, the distance and the floor. */
const Card = styled(HoverCard)`
  display: grid;
  grid-template-columns: 2.5rem 1fr auto;
  align-items: baseline;
  gap: 0 ${space[2]};
  padding: 0.4rem ${space[3]} 0.4rem 0.4rem;
  h4 {
    font-size: ${size.h4};
  }
  small,
  dl {
    ${secondaryText}
  }
  dl {
    grid-column: 2 / -1;
    line-height: 1.4;
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
    :is(dd, small) span,
    dl div:not([data-popular]) {
      display: none;
    }
    a {
      position: absolute;
      inset: 0;
      /* The name above is enough to see. */
      font-size: 0;
    }
    svg {
      display: none;
    }
    /* Without the floor, it's one line. */
    &:not(:has([data-popular])) {
      align-items: center;
      & > :first-child {
        grid-row: 1;
      }
      dl {
        display: none;
      }
    }
  }
  ${from.tablet} {
    grid-template: auto auto auto 1fr / 5rem 1fr;
    align-items: start;
    column-gap: ${space[3]};
    padding: ${space[5]};
    h4 {
      align-self: end;
      font-size: ${size.h3};
    }
    small {
      grid-column: 2;
    }
    p,
    dl,
    a {
      grid-column: 1 / -1;
      margin-top: ${space[3]};
    }
    dl {
      display: grid;
      align-content: start;
      gap: ${space[1]};
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
      align-items: center;
      gap: ${space[1]};
      font-weight: 600;
      text-decoration: none;
    }
    svg {
      flex: none;
    }
  }
`;
