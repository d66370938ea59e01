export { Visualizer } from '#visualizer/tool/Visualizer.tsx';
