/** Something that must be settled before the site goes live. */
export interface Finding {
  group: string;
  file: string;
  line: number;
  what: string;
}

/** Files by their path from the project's root. */
export type Sources = ReadonlyMap<string, string>;

/** Groups in the order of the list, each with what to do about it. */
export const groups = {
  sample: 'Sample facts. Put in your own and take the `sample(…)` around it away.',
  picture: 'Renderings. Put a photograph of your own work under the same name and say in the text what it shows.',
  contradiction: 'Contradictions. Decide what is true, and say that everywhere.',
  dated: 'Out of date.',
  setting: 'Settings that are still those of a trial.',
} as const;
