/** Figures that may stand in a text, because no fact of ours changes them. */
export const exceptions: { in: string; says: string; reason: string }[] = [
  { in: 'content/gallery/', says: 'duration: ', reason: 'how long this job took' },
  { in: 'content/products/', says: 'warranty: ', reason: "the maker's warranty of this product" },
  { in: 'content/', says: 'percent moisture', reason: 'physics: what wood takes from the air' },
  { in: 'content/', says: 'Camp Mabry', reason: 'history' },
  { in: 'content/', says: 'over 30 years', reason: 'how long an example runs' },
  { in: 'content/articles/hardwood-maintenance', says: 'minutes |', reason: 'what a chore takes the homeowner' },
  { in: 'content/articles/professional-vs-diy', says: '12 to 18 hours', reason: 'what a first try takes the homeowner' },
  { in: 'content/articles/professional-vs-diy', says: 'at least 16 hours', reason: "the plastic sheet's test, ASTM D4263" },
];
