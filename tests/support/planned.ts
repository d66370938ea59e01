/** What the visualizer says of a plan, from the content. */
import { data } from '#pages/visualizer/+data.ts';
import { describeLayout, describeSize } from '#schema/api/plan-words.ts';
import { dollars } from '#schema/rules/number-format.ts';
import { estimate } from '#visualizer/plan/estimate.ts';
import { parsePlan } from '#visualizer/plan/link.ts';
import { idsOf, resolvePlan } from '#visualizer/plan/options.ts';
import { at } from './at.ts';

export const { options } = data(at('/visualizer'));

/** A plan as links say it, such as 'kitchen.oak-hardwood.12.12.0', with its figures. `price` is its total, such as '$2,304.00', `line` its text in the form. */
export function planned(text: string) {
  const plan = parsePlan(text, idsOf(options));
  if (!plan) throw new Error(`${text} is no plan`);
  const { room, floor, sides, ...layout } = resolvePlan(options, plan);
  const figures = estimate(sides, floor, layout);
  const line = [room.name, describeSize(sides), floor.name, describeLayout(layout)].join(', ');
  return { room, floor, sides, ...figures, price: dollars(figures.total), line };
}
