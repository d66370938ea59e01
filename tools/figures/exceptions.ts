/** Figures that may stand in a text, because no fact of ours changes them. */
export const exceptions: { in: string; says: string; reason: string }[] = [
  { in: 'content/gallery/', says: 'duration: ', reason: 'how long this job took' },
  { in: 'content/products/', says: 'warranty: ', reason: "the maker's warranty of this product" },
  { in: 'content/', says: '0.5%', reason: 'porcelain is tile that absorbs 0.5% water or less' },
  { in: 'content/', says: 'percent of the back', reason: "how much thinset the tile industry's standard calls for" },
  { in: 'content/', says: 'por ciento de la parte de atrás', reason: 'the same in Spanish' },
  { in: 'content/', says: 'puddle on top', reason: "the makers' test of waterproof laminate" },
  { in: 'content/', says: 'un charco encima', reason: 'the same in Spanish' },
  { in: 'content/', says: 'percent moisture', reason: 'physics: what wood takes from the air' },
  { in: 'content/', says: 'Camp Mabry', reason: 'history' },
  { in: 'content/', says: 'over 30 years', reason: 'how long an example runs' },
  { in: 'content/articles/hardwood-maintenance', says: 'minutes |', reason: 'what a chore takes the homeowner' },
  { in: 'content/articles/professional-vs-diy', says: '12 to 18 hours', reason: 'what a first try takes the homeowner' },
  { in: 'content/articles/professional-vs-diy', says: 'at least 16 hours', reason: "the plastic sheet's test, ASTM D4263" },
];
