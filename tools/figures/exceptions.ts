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
];
