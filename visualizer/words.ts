import type { VisualizerWords } from '../schema/words.ts';

/** The words of the tool, in the page's language. */
export type ToolWords = VisualizerWords['tool'];
