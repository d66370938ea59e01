/** Figures that may stand in a text, because no fact of ours changes them. */
export const exceptions: { says: string; reason: string }[] = [
  { says: 'duration: ', reason: 'how long a job in the gallery took' },
  { says: 'warranty: ', reason: "a maker's warranty, in the product's own entry" },
];
