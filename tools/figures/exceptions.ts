/** Figures that may stand in a text, because no fact of ours changes them. */
export const exceptions: { in: string; says: string; reason: string }[] = [
  { in: 'content/gallery/', says: 'duration: ', reason: 'how long this job took' },
  { in: 'content/products/', says: 'warranty: ', reason: "the maker's warranty of this product" },
];
