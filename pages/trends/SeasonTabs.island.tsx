import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { color, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

interface SeasonTabsProps {
  seasons: Pick<Data['seasons'][number], 'id' | 'label' | 'primaryColor'>[];
}

/**
 * Links to the seasons, which become tabs on hydration. The seasons are static sections. An attribute on the root element
 * says which one to show; seasonScript sets it first.
 */
export function SeasonTabs({ seasons }: SeasonTabsProps) {
  const label = useWords('trends.seasons');
  const [selected, setSelected] = useState<string>();
  const tabs = useRef<HTMLUListElement>(null);

  useEffect(() => {
    for (const { id } of seasons) {
      const panel = document.getElementById(id);
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('aria-labelledby', `${id}-tab`);
    }
    const follow = () => setSelected(document.documentElement.dataset.season);
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [seasons]);

  function select(id: string) {
    showSeason(id);
    setSelected(id);
  }

  function onClick(event: MouseEvent, id: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    // As a link, it would scroll the page.
    event.preventDefault();
    if (location.hash !== `#${id}`) history.pushState(null, '', `#${id}`);
    select(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = seasons.findIndex(({ id }) => id === selected);
    const last = seasons.length - 1;
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[event.key];
    const season = to === undefined ? undefined : seasons[to];
    if (!season) return;
    event.preventDefault();
    history.replaceState(history.state, '', `#${season.id}`);
    select(season.id);
    tabs.current?.querySelector<HTMLElement>(`[href="#${season.id}"]`)?.focus();
  }

  return (
    <nav aria-label={label}>
      <Tabs ref={tabs} role={selected && 'tablist'} aria-label={selected && label}>
        {seasons.map(({ id, label, primaryColor }) => (
          <li key={id} role={selected && 'presentation'}>
            <Tab
              $season={id}
              id={`${id}-tab`}
              href={`#${id}`}
              onClick={(event) => onClick(event, id)}
              onKeyDown={onKeyDown}
              {...(selected && {
                role: 'tab',
                'aria-selected': id === selected,
                'aria-controls': id,
                tabIndex: id === selected ? 0 : -1,
              })}
            >
              <Planks viewBox="0 0 96 14" aria-hidden="true" focusable="false">
                <path d="M0 0h58v6H0zM60 0h36v6H60zM0 8h24v6H0zM26 8h70v6H26z" fill={primaryColor} />
              </Planks>
              {label}
            </Tab>
          </li>
        ))}
      </Tabs>
    </nav>
  );
}

function showSeason(id: string) {
  document.documentElement.dataset.season = id;
}

const Tabs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  li {
    flex: 1 0 3.5rem;
  }
`;

const Tab = styled.a<{ $season: string }>`
  display: grid;
  align-content: center;
  gap: ${space[2]};
  height: 100%;
  min-height: 64px;
  padding-block: ${space[2]};
  line-height: 1.3;
  border-bottom: 1px solid ${color.rule};
  color: ${color.ink};
  font-weight: 650;
  text-decoration: none;
  &:hover {
    border-color: ${color.accent};
    color: ${color.accent};
  }
  :root[data-season='${({ $season }) => $season}'] & {
    border-color: ${color.accent};
    box-shadow: inset 0 -3px ${color.accent};
  }
`;

/** Four staggered planks in the season's color. */
const Planks = styled.svg`
  width: 96px;
  max-width: 100%;
  height: 14px;
`;
