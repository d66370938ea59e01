import type { Data } from './+data.ts';

/** content/words/request.ts has them. */
export type Words = Data['island']['words'];
