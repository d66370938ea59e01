/** Figures that may stand in a text, because no fact of ours changes them. */
export const exceptions: { in: string; says: string; reason: string }[] = [
  { in: 'content/gallery/', says: 'duration: ', reason: 'how long this job took' },
  { in: 'content/products/', says: 'warranty: ', reason: "the maker's warranty of this product" },
  { in: 'content/', says: 'percent moisture', reason: 'physics: what wood takes from the air' },
  { in: 'content/', says: 'relative humidity', reason: 'limits that makers set' },
  { in: 'content/', says: 'robes', reason: 'the standard for tests in a drilled hole, and of how long they take' },
  { in: 'content/', says: 'per 1,000 sq ft in', reason: 'the unit of a calcium chloride test' },
  { in: 'content/', says: 'percent harder', reason: 'a property of a kind of wood' },
  { in: 'content/', says: 'Camp Mabry', reason: 'history' },
  { in: 'content/', says: 'overall tilt', reason: 'what engineers go by' },
  { in: 'content/', says: 'register it', reason: 'Texas law' },
  { in: 'content/articles/commercial', says: 'a $20,000 floor', reason: 'a round sum for an example' },
  { in: 'content/articles/flooring-resale', says: '0,000', reason: 'what the houses in the examples are worth, and a round sum' },
  { in: 'content/', says: 'over 30 years', reason: 'how long an example runs' },
  { in: 'content/articles/hardwood-maintenance', says: 'minutes |', reason: 'what a chore takes the homeowner' },
  { in: 'content/articles/professional-vs-diy', says: '12 to 18 hours', reason: 'what a first try takes the homeowner' },
  { in: 'content/articles/professional-vs-diy', says: 'at least 16 hours', reason: "the plastic sheet's test, ASTM D4263" },
];
