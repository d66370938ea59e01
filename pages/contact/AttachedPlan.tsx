import { styled } from 'styled-components';
import { PlanSummary } from '#components/own-request/PlanSummary.tsx';
import { color, size, space } from '#components/theme.ts';
import type { Plan } from '#schema/api/plan.ts';
import type { OwnRequestWords } from '../own-request-words.ts';

interface AttachedPlanProps {
  words: OwnRequestWords;
  /** The way back to the visualizer. */
  visualizer: { name: string; href: string; hrefLang?: string };
  plan: Plan;
  remove: () => void;
}

/** The visualizer's plan, shown above the form it's sent with. */
export function AttachedPlan({ words: { attached, planWords }, visualizer, plan, remove }: AttachedPlanProps) {
  return (
    <Box role="group" aria-labelledby="attached-plan">
      <h3 id="attached-plan">{attached.plan.heading}</h3>
      <PlanSummary words={attached.plan} planWords={planWords} plan={plan} />
      <p>
        <a href={`${visualizer.href}${plan.link}`} hrefLang={visualizer.hrefLang}>
          {visualizer.name}
        </a>
        <button type="button" onClick={remove}>
          {attached.plan.remove}
        </button>
      </p>
    </Box>
  );
}

const Box = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[3]};
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.ink};
  background: ${color.page};
  h3 {
    font-size: ${size.h4};
  }
  p:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[5]};
  }
  a,
  button {
    min-height: 32px;
    padding: ${space[1]} 0;
  }
  button {
    border: 0;
    background: none;
    color: ${color.signal};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;
