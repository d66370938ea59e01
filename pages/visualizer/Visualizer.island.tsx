export { PlanView as Visualizer } from '../../visualizer/plan-view/PlanView.tsx';
