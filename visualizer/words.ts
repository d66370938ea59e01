import type { VisualizerWords } from '#schema/rules/words.ts';

/** The words of the tool, in the page's language. */
export type ToolWords = VisualizerWords['tool'];
