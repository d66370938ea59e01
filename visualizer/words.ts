import type { words } from '../content/words/visualizer.ts';

/** The words of the tool, in the page's language. */
export type ToolWords = (typeof words)['tool'];
