import { use } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '../components/theme.ts';
import { minuteMs } from '../schema/duration.ts';
import type { GuardOff } from '../schema/health.ts';
import { readHealth } from './api.ts';
import { shortTime } from './times.ts';
import { Now } from './use-now.ts';
import { useReading } from './use-reading.ts';

/** Milliseconds between two readings. */
const interval = 5 * minuteMs;

/** Says what is off at the website that nobody would notice otherwise. */
export function GuardBar() {
  const turn = Math.floor(use(Now) / interval);
  const health = useReading(turn, (signal) => (document.visibilityState === 'visible' ? readHealth(signal) : null));
  const [first, ...others] = health?.off ?? [];
  if (!first) return null;
  return (
    <Bar role="status">
      {others.length === 0 ? (
        <GuardLine off={first} />
      ) : (
        <details>
          <summary>
            <GuardLine off={first} /> <span className="more">And {others.length} more</span>
          </summary>
          <ul>
            {others.map((off) => (
              <li key={off.guard}>
                <GuardLine off={off} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Bar>
  );
}

function GuardLine({ off: { since, means, todo } }: { off: GuardOff }) {
  const now = use(Now);
  return (
    <>
      {means} {todo}
      {since !== null && <span className="since"> (Since {shortTime(since, now)})</span>}
    </>
  );
}

const Bar = styled.div`
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.rule};
  background: ${color.signalSoft};
  font-size: ${size.small};
  line-height: 1.45;
  .more {
    text-decoration: underline;
  }
  .since {
    color: ${color.inkMuted};
  }
  ul {
    margin-top: ${space[2]};
    padding-left: ${space[4]};
  }
`;
