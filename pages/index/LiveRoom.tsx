import { Fragment } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';
import { Picture } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { color, from, secondaryText, size, space } from '#components/theme.ts';
import { dollars } from '#schema/rules/number-format.ts';
import type { Data } from './+data.ts';

interface LiveRoomProps {
  floors: Data['liveFloors'];
  /** Why some of them cost more than usual. */
  notes: readonly string[];
}

/** One room, and radio buttons that change its floor. It's all CSS, and only the first picture loads before a touch. */
export function LiveRoom({ floors, notes }: LiveRoomProps) {
  const words = useWords('home');
  return (
    <Room role="group" aria-labelledby="live-room" $count={floors.length}>
      <Question id="live-room">{words.pickFloor}</Question>
      {floors.map(({ id, name, price, swatch, image, href }, index) => (
        <Fragment key={id}>
          <Radio
            type="radio"
            name="live-floor"
            id={`live-${id}`}
            defaultChecked={index === 0}
            aria-labelledby={`live-${id}-name live-${id}-price`}
          />
          <Choice htmlFor={`live-${id}`}>
            <Swatch image={swatch} sizes="(min-width: 640px) 160px, 80px" />
            <b id={`live-${id}-name`}>{name}</b>
            <span id={`live-${id}-price`}>{dollars(price)}</span>
          </Choice>
          <Stage $isFirst={index === 0}>
            <Picture
              image={image}
              isFirst={index === 0}
              sizes="(min-width: 1248px) 664px, (min-width: 900px) calc(56vw - 40px), (min-width: 640px) calc(100vw - 48px), 100vw"
            />
            <PageLink href={href} aria-label={`${words.seeInYourRoom}: ${name}`}>
              {words.seeInYourRoom}
              <Icon name="next" size={18} />
            </PageLink>
          </Stage>
        </Fragment>
      ))}
      <Note>{[words.roomNote, ...notes].join(' ')}</Note>
    </Room>
  );
}

/** As wide as the screen on phones. */
const Stage = styled.figure<{ $isFirst: boolean }>`
  grid-area: 1 / 1 / auto / -1;
  position: relative;
  display: none;
  visibility: hidden;
  width: calc(100% + 2 * ${space[4]});
  aspect-ratio: 3 / 2;
  /* Short phones see the swatches below it, too. The link on it always has room. */
  max-height: max(31svh, 7rem);
  margin-inline: -${space[4]};
  overflow: hidden;
  picture {
    height: 100%;
  }
  /* The first picture stays in place until the chosen one has had time to load. */
  ${({ $isFirst }) =>
    $isFirst
      ? css`
          display: block;
          transition: visibility 0s 1s;
        `
      : css`
          picture {
            background: none;
          }
        `}
  a {
    position: absolute;
    right: ${space[3]};
    bottom: ${space[3]};
    display: none;
    align-items: center;
    gap: ${space[2]};
    min-height: 44px;
    padding: ${space[1]} ${space[4]};
    background: ${color.raised};
    color: ${color.ink};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    color: ${color.accent};
  }
  ${from.tablet} {
    width: 100%;
    max-height: none;
    margin-inline: 0;
  }
  ${from.laptop} {
    aspect-ratio: 4 / 3;
  }
`;

const Question = styled.p`
  grid-area: 2 / 1 / auto / -1;
  font-size: ${size.small};
  font-weight: 600;
`;

const Choice = styled.label`
  display: grid;
  align-content: start;
  padding: 3px;
  border: 2px solid transparent;
  line-height: 1.25;
  cursor: pointer;
  b {
    padding-top: ${space[1]};
    font-size: 0.8125rem;
    font-weight: 600;
    letter-spacing: -0.02em;
  }
  span {
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
    color: ${color.inkMuted};
  }
  &:hover {
    border-color: ${color.rule};
  }
  ${from.tablet} {
    b {
      font-size: ${size.small};
      letter-spacing: normal;
    }
  }
`;

const Radio = styled.input`
  grid-row: 3;
  position: absolute;
  opacity: 0;
  &:checked + ${Choice} {
    border-color: ${color.accent};
    background: ${color.raised};
  }
  &:focus-visible + ${Choice} {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }
  &:checked + ${Choice} + ${Stage} {
    display: block;
    visibility: visible;
    transition: none;
    a {
      display: inline-flex;
    }
  }
`;

const Swatch = styled(Picture)`
  aspect-ratio: 3 / 2;
  ${from.tablet} {
    aspect-ratio: 3;
  }
`;

const Note = styled.p`
  grid-column: 1 / -1;
  ${secondaryText}
`;

const Room = styled.div<{ $count: number }>`
  position: relative;
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: ${space[3]} ${space[1]};
  ${from.tablet} {
    column-gap: ${space[3]};
  }
  /* Fetches the other pictures when the visitor is about to choose one. */
  &:has(${Choice}:hover, :focus-visible) ${Stage} {
    display: block;
  }
`;
