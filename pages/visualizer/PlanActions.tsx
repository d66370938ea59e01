import { type Dispatch, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/form/Button.tsx';
import { color, size, space } from '../../components/theme.ts';
import { savePicture } from '../../visualizer/plan/download.ts';
import { hashAfter } from '../../visualizer/plan/link.ts';
import type { ResolvedPlan } from '../../visualizer/plan/options.ts';
import type { Change, Project } from '../../visualizer/plan/plan.ts';

interface PlanActionsProps {
  project: Project;
  shown: ResolvedPlan;
  /** The floor's picture, once it is there. */
  picture: HTMLImageElement | null;
  change: Dispatch<Change>;
}

/** What can be done with the plan as it stands. */
export function PlanActions({ project, shown, picture, change }: PlanActionsProps) {
  const [said, setSaid] = useState('');

  async function copyLink() {
    const hash = hashAfter(project, location.hash);
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname + hash);
      setSaid('Link copied. It holds the rooms and floors and nothing about you.');
    } catch {
      history.replaceState(history.state, '', hash);
      setSaid('The link stands in the address bar; copy it from there.');
    }
  }

  return (
    <Bar data-no-print="">
      <Button type="button" data-kind="quiet" onClick={() => change({ kind: 'reset' })}>
        Reset
      </Button>
      <Button type="button" data-kind="quiet" onClick={() => savePicture(shown, picture)}>
        Download
      </Button>
      <Button type="button" data-kind="quiet" onClick={copyLink}>
        Copy link
      </Button>
      <Button type="button" data-kind="quiet" onClick={() => print()}>
        Print
      </Button>
      <p role="status">{said}</p>
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
