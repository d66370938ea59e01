import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Picture, type PictureSource } from '#components/media/Picture.tsx';
import { color, from, space } from '#components/theme.ts';
import { dollars } from '#schema/rules/number-format.ts';
import { radioCards } from './radio-cards.ts';

interface FloorRailProps {
  /** The name of the radio buttons. */
  name: string;
  /** The id of the heading. */
  labelledBy: string;
  floors: readonly { id: string; name: string; pricePerSqFt: number; picture: PictureSource }[];
  chosen: string;
  choose: (id: string) => void;
  /** One row that scrolls sideways, as always on phones. */
  isOneRow: boolean;
}

/** A choice of floors, each with a swatch and its price. */
export function FloorRail({ name: inputName, labelledBy, floors, chosen, choose, isOneRow }: FloorRailProps) {
  const rail = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = rail;
    const card = current?.querySelector(`[value="${chosen}"]`)?.parentElement;
    if (current && card) current.scrollTo({ left: card.offsetLeft - (current.clientWidth - card.offsetWidth) / 2 });
  }, [chosen]);

  return (
    <Rail ref={rail} role="radiogroup" aria-labelledby={labelledBy} data-one-row={isOneRow ? '' : undefined}>
      {floors.map(({ id, name, pricePerSqFt, picture }) => (
        <label key={id}>
          <input type="radio" name={inputName} value={id} checked={id === chosen} onChange={() => choose(id)} />
          {/* The floor's name says what it shows. */}
          <Swatch image={picture} sizes="(min-width: 900px) 79px, 92px" />
          <b>{name}</b>
          <small translate="no">{dollars(pricePerSqFt)}</small>
        </label>
      ))}
    </Rail>
  );
}

const Rail = styled.div`
  ${radioCards}
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 5.75rem;
  gap: ${space[2]};
  margin-inline: -${space[4]};
  padding: 4px ${space[4]};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${space[4]};
  scroll-behavior: smooth;
  scrollbar-width: none;
  /* All eight fit. */
  ${from.tablet} {
    grid-auto-columns: minmax(4.5rem, 1fr);
  }
  ${from.laptop} {
    grid-auto-columns: 5.75rem;
    margin-inline: -4px;
    padding-inline: 4px;
    &:not([data-one-row]) {
      grid-auto-flow: row;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      overflow: visible;
      picture {
        height: 4rem;
      }
    }
  }
  label {
    align-content: start;
    scroll-snap-align: center;
    padding-bottom: 2px;
    line-height: 1.2;
  }
  label:has(:checked) {
    background: ${color.raised};
    box-shadow: 0 0 0 3px ${color.accent};
  }
  label:has(:focus-visible) {
    outline: 3px solid ${color.dark};
    outline-offset: 2px;
  }
  b,
  small {
    padding-inline: 3px;
  }
  b {
    margin-top: 4px;
  }
`;

const Swatch = styled(Picture)`
  height: 3rem;
  border: 1px solid ${color.rule};
`;
