/** Figures that may stand in a text, because no fact of ours changes them. */
export const exceptions: { in: string; says: string; reason: string }[] = [
  { in: 'content/gallery/', says: 'duration: ', reason: 'how long this job took' },
  { in: 'content/products/', says: 'warranty: ', reason: "the maker's warranty of this product" },
  { in: 'content/', says: '0.5%', reason: 'porcelain is tile that absorbs 0.5% water or less' },
  { in: 'content/', says: 'percent of the back', reason: "how much thinset the tile industry's standard calls for" },
  { in: 'content/', says: 'por ciento de la parte de atrás', reason: 'the same in Spanish' },
  { in: 'content/', says: 'puddle on top', reason: "the makers' test of waterproof laminate" },
  { in: 'content/', says: 'un charco encima', reason: 'the same in Spanish' },
];
