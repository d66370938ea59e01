import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Picture } from '#components/media/Picture.tsx';
import { useWords } from '#components/page-language.ts';
import { color, from, space } from '#components/theme.ts';
import { dollars } from '#schema/rules/number-format.ts';
import { radioCards } from '../controls/radio-cards.ts';
import { useTool } from '../state/tool.ts';

/** A choice of floors, each with a swatch and its price. */
export function FloorChoice() {
  const { options, project, change } = useTool();
  const words = useWords('visualizer.tool');
  const rail = useRef<HTMLDivElement>(null);
  const chosen = project.current.floor;

  useEffect(() => {
    const { current } = rail;
    const card = current?.querySelector(`[value="${chosen}"]`)?.parentElement;
    if (current && card) current.scrollTo({ left: card.offsetLeft - (current.clientWidth - card.offsetWidth) / 2 });
  }, [chosen]);

  return (
    <>
      <Heading id="visualizer-floor">
        <span>{words.floor}</span> <small>{words.pricePerSqFt}</small>
      </Heading>
      <Rail ref={rail} role="radiogroup" aria-labelledby="visualizer-floor">
        {options.floors.map(({ id, name, pricePerSqFt, picture }) => (
          <label key={id}>
            <input
              type="radio"
              name="floor"
              value={id}
              checked={id === chosen}
              onChange={() => change({ kind: 'floor', floor: id })}
            />
            {/* The floor's name says what it shows. */}
            <Swatch image={picture} sizes="(min-width: 900px) 79px, 92px" />
            <b>{name}</b>
            <small translate="no">{dollars(pricePerSqFt)}</small>
          </label>
        ))}
      </Rail>
    </>
  );
}

const Heading = styled.h2`
  margin-bottom: -${space[2]};
  small {
    font-size: inherit;
    font-weight: 400;
    color: ${color.inkMuted};
  }
`;

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
    grid-auto-flow: row;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    margin-inline: -4px;
    padding-inline: 4px;
    overflow: visible;
    picture {
      height: 3.5rem;
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
