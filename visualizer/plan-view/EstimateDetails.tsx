import { wholeDollars } from '../../schema/number-format.ts';
import { areas } from '../plan/areas.ts';
import { squareFeet } from '../plan/estimate.ts';
import type { ResolvedPlan } from '../plan/options.ts';
import { projectEstimate } from '../plan/project-estimate.ts';

interface EstimateDetailsProps {
  current: ResolvedPlan;
  others: readonly ResolvedPlan[];
  /** Address of the cost guide. */
  costGuide: string;
}

/** The likely range of the estimate and the areas behind it. */
export function EstimateDetails({ current, others, costGuide }: EstimateDetailsProps) {
  const { range, measured, toOrder, billed } = projectEstimate([...others, current]);
  const { low, high } = current.floor.installationRange;
  const hasOthers = others.length > 0;
  return (
    <>
      <dl>
        <div>
          <dt>Likely range</dt>
          <dd>
            {wholeDollars(range.low)}-{wholeDollars(range.high)}
          </dd>
        </div>
        <div>
          <dt>Measured area</dt>
          <dd>{squareFeet(measured)}</dd>
        </div>
        <div>
          <dt>Material to order{hasOthers ? '' : `, ${areas(current.sides, current.rotation).wastePercent}% waste`}</dt>
          <dd>{squareFeet(toOrder)}</dd>
        </div>
        <div>
          <dt>Billed for installation</dt>
          <dd>{squareFeet(billed)}</dd>
        </div>
      </dl>
      <p>
        The range takes the material to order at its listed price and installation at the rates of our{' '}
        <a href={costGuide}>cost guide</a>
        {hasOthers ? ' for each floor' : `: ${wholeDollars(low)}-${high} per sq ft for this floor`}. It can lie above or below the
        estimate, which counts a flat rate and no waste. Waste is 10% for boards laid straight, 15% at an angle.
      </p>
    </>
  );
}
