import { type Dispatch, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/form/Button.tsx';
import { color, size, space } from '../../components/theme.ts';
import { hashAfter } from '../plan/link.ts';
import type { ResolvedPlan } from '../plan/options.ts';
import type { Project, ProjectChange } from '../plan/plan.ts';
import { savePlan } from './save-plan.ts';

interface PlanActionsProps {
  project: Project;
  current: ResolvedPlan;
  /** The floor's picture, once it has loaded. */
  picture: HTMLImageElement | null;
  change: Dispatch<ProjectChange>;
}

/** Reset, download, copy a link, print. */
export function PlanActions({ project, current, picture, change }: PlanActionsProps) {
  const [message, setMessage] = useState('');

  async function copyLink() {
    const hash = hashAfter(project, location.hash);
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname + hash);
      setMessage('Link copied. It holds the rooms and floors and nothing about you.');
    } catch {
      history.replaceState(history.state, '', hash);
      setMessage('The link stands in the address bar; copy it from there.');
    }
  }

  return (
    <Bar data-no-print="">
      <Button type="button" data-kind="quiet" onClick={() => change({ kind: 'reset' })}>
        Reset
      </Button>
      <Button type="button" data-kind="quiet" onClick={() => savePlan(current, picture)}>
        Download
      </Button>
      <Button type="button" data-kind="quiet" onClick={copyLink}>
        Copy link
      </Button>
      <Button type="button" data-kind="quiet" onClick={() => print()}>
        Print
      </Button>
      <p role="status">{message}</p>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
  @container (min-width: 540px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  p {
    grid-column: 1 / -1;
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;
