import type { ReactNode } from 'react';
import { Fold } from '../folds/Fold.tsx';
import { Row } from '../layout/Row.ts';
import { Icon } from '../media/Icon.tsx';
import { Actions, Aside, Body, Frame, Head, Kicker, type Layout, More, PictureSlot, Slots, Title, Whole } from './slots.ts';

interface CardProps {
  /** A picture above the words, or on phones a small square beside the first ones. On phones, a line has only the picture, title and facts. */
  layout?: Layout;
  /** A `Picture`, a `Swatch`, or a drawing. */
  picture?: ReactNode;
  /** The short line above the title. */
  kicker?: ReactNode;
  title: ReactNode;
  /** Where the whole card leads, by its English address, if none of the actions is a `Whole` link. Other links and buttons on it stay on top. */
  href?: string | undefined;
  level?: 'h2' | 'h3' | 'h4';
  /** At the end of the title's line, such as a distance. */
  aside?: ReactNode;
  /** What belongs to the title, such as the price. */
  facts?: ReactNode;
  text?: ReactNode;
  /** More of it, on screens with room. */
  more?: ReactNode;
  /** What phones fold away. */
  fold?: { label: string; content: ReactNode };
  /** Buttons and links, at the lower edge. */
  actions?: ReactNode;
  id?: string;
  className?: string | undefined;
}

/** An item of a `Grid`. Where it takes a full row, its picture is beside the words. */
export function Card({ layout = 'above', picture, title, href, level, ...slots }: CardProps) {
  const { kicker, aside, facts, text, more, fold, actions, id, className } = slots;
  const heading = { layout, title, href, level };
  return (
    // The fade-in adds a class before hydration.
    <Frame as="li" id={id} className={className} suppressHydrationWarning>
      <Slots $layout={picture ? layout : 'none'}>
        {picture && <PictureSlot $layout={layout}>{picture}</PictureSlot>}
        <Head>
          {kicker && <Kicker>{kicker}</Kicker>}
          {aside ? (
            <Row $isSpread>
              <CardTitle {...heading} />
              <Aside>{aside}</Aside>
            </Row>
          ) : (
            <CardTitle {...heading} />
          )}
          {facts}
        </Head>
        {(text || more || fold) && (
          <Body $isMore={!text && !fold}>
            {text && <div>{text}</div>}
            {more && <More>{more}</More>}
            {fold && <Fold label={fold.label}>{fold.content}</Fold>}
          </Body>
        )}
        {actions && <Actions>{actions}</Actions>}
      </Slots>
    </Frame>
  );
}

type CardTitleProps = Pick<CardProps, 'title' | 'href' | 'level'> & { layout: Layout };

function CardTitle({ layout, title, href, level = 'h3' }: CardTitleProps) {
  return (
    <Title as={level} $layout={layout}>
      {href ? (
        <Whole href={href}>
          {title}
          <Icon name="next" size={18} />
        </Whole>
      ) : (
        title
      )}
    </Title>
  );
}
