import { styled } from 'styled-components';
import { LinkedCard } from '#components/cards/CardFrame.tsx';
import { compactCard, compactSizes } from '#components/cards/compact-card.ts';
import { Room } from '#components/cards/Room.ts';
import { Fold } from '#components/folds/Fold.tsx';
import { ButtonLink } from '#components/form/Button.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Grid } from '#components/layout/Grid.ts';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { Swatch } from '#components/media/Swatch.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { AreaBox } from '#components/price/AreaBox.tsx';
import { CardPrice } from '#components/price/CardPrice.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { color, from, secondaryText, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

export function FloorOptions({
  words,
  options,
  totals,
  hasVisualizer,
  city,
  phone,
}: Pick<Data, 'words' | 'options' | 'totals' | 'hasVisualizer' | 'city' | 'phone'>) {
  const shared = useWords('shared');
  return (
    <Band heading={words.options} tone="sunken" fades>
      <AreaBox {...totals} />
      <Grid $count={options.length} $most={3} $leads $rooms>
        {options.map(({ name, href, hrefLang, swatch, isPopular, price, description, benefits }) => (
          <Option as="li" key={name}>
            <Swatch image={swatch} sizes={compactSizes} />
            <div>
              {isPopular && <Mark>{words.popular}</Mark>}
              <h3>
                <a href={href} hrefLang={hrefLang}>
                  {name}
                </a>
              </h3>
              <CardPrice price={price} totals={totals} />
              <Fold label={shared.goodFor}>
                <MarkedList texts={benefits} />
                <p>{description}</p>
              </Fold>
            </div>
          </Option>
        ))}
        {hasVisualizer && (
          <Aside as="li">
            <Samples aria-hidden="true">
              {options.slice(0, 4).map(({ name, swatch }) => (
                <Swatch key={name} image={swatch} sizes="(min-width: 1100px) 192px, (min-width: 640px) 23vw, 24vw" />
              ))}
            </Samples>
            <div>
              <h3>{words.notSure}</h3>
              <p>{words.tryFloors}</p>
              <ButtonLink as={PageLink} data-kind="quiet" href="/visualizer">
                {words.visualizer}
              </ButtonLink>
            </div>
          </Aside>
        )}
      </Grid>
      <Next>
        <ContactActions label={words.estimate} phone={phone} about={{ city: city.slug }} />
      </Next>
    </Band>
  );
}

const Option = styled(LinkedCard)`
  display: grid;
  grid-template-rows: auto 1fr;
  & > div {
    display: grid;
    align-content: start;
    gap: ${space[2]};
    padding: ${space[5]};
  }
  ${compactCard}
  ${from.tablet} {
    picture {
      aspect-ratio: 2;
      max-height: none;
    }
  }
  ul {
    grid-template-columns: 1fr 1fr;
    margin-top: ${space[2]};
    ${secondaryText}
  }
`;

const Mark = styled.small`
  && {
    font-weight: 650;
    color: ${color.accent};
  }
`;

const Next = styled.div`
  ${from.tablet} {
    margin-top: ${space[5]};
  }
`;

const Aside = styled(Room)`
  display: grid;
  grid-template-rows: 1fr auto;
  overflow: hidden;
  & > :last-child {
    display: grid;
    justify-items: start;
    gap: ${space[3]};
    padding: ${space[5]};
  }
`;

const Samples = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 3px;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    /* As high as the words beside them leave room for. */
    picture {
      position: relative;
      aspect-ratio: auto;
      min-height: 4.5rem;
      max-height: none;
    }
    img {
      position: absolute;
    }
  }
`;
