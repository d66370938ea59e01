import { use } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '#components/theme.ts';
import type { Health } from '#schema/api/health.ts';
import { minuteMs } from '#schema/rules/duration.ts';
import { read } from './api.ts';
import { shortTime } from './times.ts';
import { Now } from './use-now.ts';
import { useReading } from './use-reading.ts';

/** Milliseconds between two readings. */
const interval = 5 * minuteMs;

/** Only whoever tries the site on their own computer sees this one, so nothing about it is urgent. */
export const isLocal = ['localhost', '127.0.0.1'].includes(globalThis.location?.hostname);

/** Says what is off at the website that nobody would notice otherwise. */
export function GuardBar() {
  const now = use(Now);
  const turn = Math.floor(now / interval);
  const health = useReading(turn, (signal) =>
    document.visibilityState === 'visible' ? read<Health>('/api/health', signal) : null,
  );
  const [first, ...others] = health?.off ?? [];
  if (!first) return null;
  return (
    <Bar role="status" data-quiet={isLocal || undefined}>
      <details>
        <summary>
          {first.means}{' '}
          <span className="more">{others.length > 0 ? `And ${others.length} more` : 'For whoever runs the site'}</span>
        </summary>
        <ul>
          {[first, ...others].map(({ guard, since, means, todo }) => (
            <li key={guard}>
              {others.length > 0 && <span>{`${means} `}</span>}
              <span className="todo">{`For whoever runs the site: ${todo}${since === null ? '' : ` (Since ${shortTime(since, now)})`}`}</span>
            </li>
          ))}
        </ul>
      </details>
    </Bar>
  );
}

const Bar = styled.div`
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.rule};
  background: ${color.signalSoft};
  font-size: ${size.small};
  line-height: 1.45;
  &[data-quiet] {
    background: none;
    color: ${color.inkMuted};
  }
  .more {
    text-decoration: underline;
  }
  .todo {
    color: ${color.inkMuted};
  }
  ul {
    margin-top: ${space[2]};
    padding-left: ${space[4]};
  }
`;
