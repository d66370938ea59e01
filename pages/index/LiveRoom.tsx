import { css, styled } from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';
import { Picture } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { color, from, secondaryText, size, space } from '#components/theme.ts';
import { dollars } from '#schema/rules/number-format.ts';
import type { Data } from './+data.ts';

interface LiveRoomProps {
  words: Data['words'];
  floors: Data['liveFloors'];
  /** Why some of them cost more than usual. */
  notes: readonly string[];
}

/** One room, and radio buttons that change its floor. It's all CSS, and only the first picture loads before a touch. */
export function LiveRoom({ words, floors, notes }: LiveRoomProps) {
  return (
    <Room>
      <Stage>
        {floors.map(({ id, image, href, name }, index) => (
          <figure key={id}>
            <Picture
              image={image}
              isFirst={index === 0}
              sizes="(min-width: 1248px) 676px, (min-width: 900px) calc(56vw - 25px), (min-width: 640px) calc(100vw - 48px), 100vw"
            />
            <PageLink href={href} aria-label={`${words.seeInYourRoom}: ${name}`}>
              {words.seeInYourRoom}
              <Icon name="next" size={18} />
            </PageLink>
          </figure>
        ))}
      </Stage>
      <Choices>
        <legend>{words.pickFloor}</legend>
        {floors.map(({ id, name, price, swatch }, index) => (
          <label key={id}>
            <input
              type="radio"
              name="live-floor"
              value={id}
              defaultChecked={index === 0}
              aria-labelledby={`live-${id}-name live-${id}-price`}
            />
            <Swatch image={swatch} sizes="(min-width: 640px) 160px, 80px" />
            <b id={`live-${id}-name`}>{name}</b>
            <span id={`live-${id}-price`}>{dollars(price)}</span>
          </label>
        ))}
      </Choices>
      <p>{[words.roomNote, ...notes].join(' ')}</p>
    </Room>
  );
}

const shown = css`
  display: block;
  visibility: visible;
  transition: none;
  & > a {
    display: inline-flex;
  }
`;

const Room = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-inline: -${space[4]};
  ${from.tablet} {
    margin-inline: 0;
  }
  & > p {
    padding-inline: ${space[4]};
    ${secondaryText}
    ${from.tablet} {
      padding-inline: 0;
    }
  }
  ${[1, 2, 3, 4].map(
    (place) => css`
      &:has(label:nth-of-type(${place}) :checked) figure:nth-of-type(${place}) {
        ${shown}
      }
    `,
  )}
  /* Fetches the other pictures when the visitor is about to choose one. */
  &:has(fieldset:hover, :focus-visible) figure {
    display: block;
  }
`;

const Stage = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;
  /* Short phones see the swatches below it, too. The link on it always has room. */
  max-height: max(31svh, 7rem);
  overflow: hidden;
  background: ${color.sunken};
  ${from.tablet} {
    max-height: none;
  }
  ${from.laptop} {
    aspect-ratio: 4 / 3;
  }
  figure {
    display: none;
    visibility: hidden;
    position: absolute;
    inset: 0;
  }
  /* The first picture stays in place until the chosen one has had time to load. */
  figure:first-of-type {
    display: block;
    transition: visibility 0s 1s;
  }
  picture {
    height: 100%;
  }
  figure + figure picture {
    background: none;
  }
  figure > a {
    display: none;
    position: absolute;
    right: ${space[3]};
    bottom: ${space[3]};
    align-items: center;
    gap: ${space[2]};
    min-height: 44px;
    padding: ${space[1]} ${space[4]};
    background: ${color.raised};
    color: ${color.ink};
    font-weight: 600;
    text-decoration: none;
  }
  figure > a:hover {
    color: ${color.accent};
  }
`;

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[1]};
  min-width: 0;
  margin: 0;
  padding: 0 ${space[4]};
  border: 0;
  legend {
    padding: 0 0 ${space[2]};
    font-size: ${size.small};
    font-weight: 600;
  }
  input {
    position: absolute;
    opacity: 0;
  }
  label {
    position: relative;
    display: grid;
    align-content: start;
    padding: 3px;
    border: 2px solid transparent;
    line-height: 1.25;
    cursor: pointer;
  }
  label:hover {
    border-color: ${color.rule};
  }
  label:has(:checked) {
    border-color: ${color.accent};
    background: ${color.raised};
  }
  label:has(:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }
  b {
    padding-top: ${space[1]};
    font-size: 0.8125rem;
    font-weight: 600;
    letter-spacing: -0.02em;
    ${from.tablet} {
      font-size: ${size.small};
      letter-spacing: normal;
    }
  }
  span {
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
    color: ${color.inkMuted};
  }
  ${from.tablet} {
    padding: 0;
    gap: ${space[3]};
  }
`;

const Swatch = styled(Picture)`
  aspect-ratio: 3 / 2;
  ${from.tablet} {
    aspect-ratio: 3;
  }
`;
