import { PlanSummary } from '#components/price/PlanSummary.tsx';
import type { Plan } from '#schema/api/plan.ts';
import { useBusiness } from '../business.ts';

/** The visualizer's plan, as the visitor's own page shows it. */
export function SentPlan({ plan }: { plan: Plan }) {
  const { floors, planSummary } = useBusiness();
  const pictures = floors.flatMap(({ name, spanishName = name, picture }) => [
    [name, picture],
    [spanishName, picture],
  ]);
  return (
    <section aria-labelledby="inbox-plan">
      <h3 id="inbox-plan">Plan from the visualizer</h3>
      <PlanSummary words={planSummary} language="en" plan={plan} pictures={Object.fromEntries(pictures)} />
      <a href={`/visualizer${plan.link}`} target="_blank" rel="noopener">
        Open it in the visualizer
      </a>
    </section>
  );
}
