import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { nativeRadio } from '../../components/form/native-radio.ts';
import { Picture, type PictureSource } from '../../components/media/Picture.tsx';
import { color, from, radius, space } from '../../components/theme.ts';
import { dollars } from '../../schema/number-format.ts';

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
          <Swatch image={picture} sizes="(min-width: 900px) 76px, 92px" />
          <b>{name}</b>
          <small>{dollars(pricePerSqFt)}</small>
        </label>
      ))}
    </Rail>
  );
}

const Rail = styled.div`
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
  ${from.laptop} {
    margin-inline: -4px;
    padding-inline: 4px;
    &:not([data-one-row]) {
      grid-auto-flow: row;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      overflow: visible;
    }
  }
  label {
    position: relative;
    display: grid;
    align-content: start;
    scroll-snap-align: center;
    padding-bottom: 2px;
    border-radius: ${radius.small};
    line-height: 1.2;
    cursor: pointer;
  }
  label:has(:checked) {
    background: ${color.raised};
    box-shadow: 0 0 0 3px ${color.accent};
  }
  label:has(:focus-visible) {
    outline: 3px solid ${color.dark};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  ${nativeRadio}
  b,
  small {
    padding-inline: 4px;
    font-size: 0.8125rem;
  }
  b {
    margin-top: 4px;
    font-weight: 600;
  }
  small {
    color: ${color.inkMuted};
    font-variant-numeric: tabular-nums;
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;

const Swatch = styled(Picture)`
  height: 3rem;
  border: 1px solid ${color.rule};
  border-radius: ${radius.small};
`;
