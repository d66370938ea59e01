import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '#components/cards/CardFrame.tsx';
import { compactCard } from '#components/cards/compact-card.ts';
import { CardColumns } from '#components/cards/PictureCard.tsx';
import { Accordion } from '#components/folds/Accordion.tsx';
import { Fold } from '#components/folds/Fold.tsx';
import { ButtonLink } from '#components/form/Button.tsx';
import { Band } from '#components/layout/Band.tsx';
import { EvenGrid, evenColumns } from '#components/layout/EvenGrid.tsx';
import { MarkedTexts } from '#components/layout/MarkedTexts.tsx';
import { SectionHeading } from '#components/layout/SectionHeading.tsx';
import { Picture } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { AreaBox } from '#components/price/AreaBox.tsx';
import { CardPrice } from '#components/price/CardPrice.tsx';
import { FigureTable } from '#components/prose/FigureTable.tsx';
import { belowTablet, color, space, withPhoneBar } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

type OptionsProps = Data['options'] & {
  /** What to do next, on screens without the bar at the bottom. */
  children: ReactNode;
};

/** The choices with their prices, one card each, and all else there is to say about the price. */
export function Options({ heading, intro, items, more, totals, children }: OptionsProps) {
  const words = useWords('shared');
  return (
    <Band data-tone="sunken" className="fade-in">
      <SectionHeading intro={intro}>{heading}</SectionHeading>
      <AreaBox {...totals} />
      <EvenGrid data-rooms="" {...evenColumns(items.length, 3)}>
        {items.map(({ name, price, isPart, description, features, image, href }) => (
          <OptionCard as="li" key={name}>
            <Columns>
              {image && <Picture image={image} sizes={optionSizes(items.length)} />}
              <Words>
                <h3>{name}</h3>
                <CardPrice price={price} totals={isPart ? null : totals} />
                <Fold label={words.goodFor}>
                  <p>{description}</p>
                  <MarkedTexts texts={features} />
                </Fold>
                {href && (
                  <ButtonLink as={PageLink} data-kind="quiet" href={href}>
                    {words.learnMore}
                    <span className="unseen">{` ${fill(words.aboutName, { name })}`}</span>
                  </ButtonLink>
                )}
              </Words>
            </Columns>
          </OptionCard>
        ))}
      </EvenGrid>
      <More>
        {more.length > 0 && <Accordion items={more.map((part) => ({ heading: part.heading, body: <Detail part={part} /> }))} />}
        {children}
      </More>
    </Band>
  );
}

/** What else there is to say about the price: a table or a text. */
function Detail({ part }: { part: Data['options']['more'][number] }) {
  const texts = part.kind === 'prose' ? part.body : part.intro ? [part.intro] : [];
  return (
    <Details>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {part.kind === 'checklist' && <MarkedTexts texts={part.items} />}
      {part.kind === 'table' && <FigureTable columns={part.columns} rows={part.rows} note={part.note} />}
    </Details>
  );
}

const More = styled.div`
  display: grid;
  gap: ${space[5]};
  margin-top: ${space[6]};
  ${withPhoneBar} {
    &:not(:has(details)) {
      display: none;
    }
  }
`;

const Details = styled.div`
  display: grid;
  gap: ${space[4]};
  & > p {
    color: ${color.inkMuted};
  }
`;

/** By the number of cards, which decides how many are in a row. On tablets, a card in a row of its own crops its picture. */
function optionSizes(count: number): string {
  const wide =
    count % 3 === 0 ? '(min-width: 1248px) 384px, (min-width: 900px) 31vw' : '(min-width: 1248px) 588px, (min-width: 900px) 47vw';
  return `${wide}, (min-width: 640px) ${count % 2 === 0 ? 46 : 71}vw, 156px`;
}

const OptionCard = styled(Card)`
  container-type: inline-size;
  overflow: hidden;
`;

const Columns = styled(CardColumns)`
  &:has(> :nth-child(2)) {
    ${compactCard}
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[5]};
  &:only-child {
    grid-area: 1 / 1 / -1 / -1;
  }
  ul {
    margin-bottom: ${space[2]};
    font-size: 0.97rem;
    color: ${color.inkMuted};
  }
  & > a {
    margin-top: auto;
    align-self: start;
  }
  /* Beside the summary. */
  ${belowTablet} {
    & > details:not([open]) + a {
      justify-self: end;
      min-height: 44px;
      margin-top: -44px;
      padding-inline: ${space[2]};
    }
  }
`;
