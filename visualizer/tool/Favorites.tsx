import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '#components/form/Button.tsx';
import { useWords } from '#components/page-language.ts';
import { color, secondaryText, size, space } from '#components/theme.ts';
import { describeLayout, describeSize } from '#schema/api/plan-words.ts';
import { isSamePlan, maxFavorites } from '../plan/favorites.ts';
import { encodePlan } from '../plan/link.ts';
import { resolvePlan } from '../plan/options.ts';
import { useTool } from '../state/tool.ts';

/** Plans saved on this device. */
export function Favorites() {
  const { options, project, favorites: saved, saveFavorites: save, change } = useTool();
  const { planWords } = options;
  const words = useWords('visualizer.tool');
  const plan = project.current;
  const heading = useRef<HTMLHeadingElement>(null);

  const isSaved = saved.some((each) => isSamePlan(each, plan));

  return (
    <Section aria-labelledby="visualizer-favorites" data-no-print="">
      <h2 id="visualizer-favorites" ref={heading} tabIndex={-1}>
        {words.favorites}
      </h2>
      <Button
        type="button"
        data-kind="quiet"
        onClick={() => save(isSaved ? saved.filter((each) => !isSamePlan(each, plan)) : [...saved, plan].slice(-maxFavorites))}
      >
        {isSaved ? words.unsave : words.save}
      </Button>
      {saved.length > 0 && (
        <ul aria-labelledby="visualizer-favorites">
          {saved.map((each) => {
            const { room, floor, sides, ...layout } = resolvePlan(options, each);
            const name = `${room.name}, ${floor.name}`;
            return (
              <li key={encodePlan(each)}>
                <button type="button" onClick={() => change({ kind: 'open', plan: each })}>
                  <b>{name}</b>
                  <small>{`${describeSize(sides, planWords)}, ${describeLayout(layout, planWords)}`}</small>
                </button>
                <button
                  type="button"
                  onClick={() => {
                    save(saved.filter((other) => other !== each));
                    heading.current?.focus();
                  }}
                >
                  {words.remove}
                  <span className="unseen">{` ${name}`}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  h2 {
    font-size: ${size.h4};
  }
  ul {
    border: 1px solid ${color.rule};
    background: ${color.raised};
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
  }
  li + li {
    border-top: 1px solid ${color.rule};
  }
  li button {
    min-height: 48px;
    padding: ${space[1]} ${space[3]};
    border: 0;
    background: none;
    line-height: 1.3;
    text-align: left;
    cursor: pointer;
  }
  li button:hover {
    background: ${color.sunken};
  }
  li button:last-child {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    color: ${color.accent};
  }
  b {
    font-weight: 600;
  }
  small {
    display: block;
    ${secondaryText}
  }
`;
