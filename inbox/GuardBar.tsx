import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '../components/theme.ts';
import { minuteMs } from '../schema/duration.ts';
import type { GuardOff } from '../schema/health.ts';
import { readHealth } from './api.ts';
import { shortTime } from './times.ts';

/** Milliseconds between two readings. */
const interval = 5 * minuteMs;

/** Says what is off at the website that nobody would notice otherwise. `now` is in Unix milliseconds. */
export function GuardBar({ now }: { now: number }) {
  const [first, ...others] = useGuardsOff(now);
  if (!first) return null;
  if (others.length === 0) {
    return (
      <Bar role="status">
        <GuardLine off={first} now={now} />
      </Bar>
    );
  }
  return (
    <Bar role="status">
      <details>
        <summary>
          <GuardLine off={first} now={now} /> <span className="more">And {others.length} more</span>
        </summary>
        <ul>
          {others.map((off) => (
            <li key={off.guard}>
              <GuardLine off={off} now={now} />
            </li>
          ))}
        </ul>
      </details>
    </Bar>
  );
}

function GuardLine({ off: { since, means, todo }, now }: { off: GuardOff; now: number }) {
  return (
    <>
      {means} {todo}
      {since !== null && <span className="since"> (Since {shortTime(since, now)})</span>}
    </>
  );
}

/** If a reading fails, what was off before still shows. */
function useGuardsOff(now: number): GuardOff[] {
  const [off, setOff] = useState<GuardOff[]>([]);
  const turn = Math.floor(now / interval);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again every few minutes
  useEffect(() => {
    if (document.visibilityState === 'hidden') return;
    const controller = new AbortController();
    readHealth(controller.signal).then(
      (health) => health && setOff(health.off),
      () => {},
    );
    return () => controller.abort();
  }, [turn]);

  return off;
}

const Bar = styled.div`
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.rule};
  background: ${color.signalSoft};
  font-size: ${size.small};
  line-height: 1.45;
  summary {
    cursor: pointer;
  }
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
