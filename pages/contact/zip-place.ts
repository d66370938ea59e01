/** Five digits each, with spaces between them. */
export interface AreaZips {
  inside: string;
  /** Around our area, where we often work, too. */
  edge: string;
}

export type ZipPlace = 'inside' | 'edge' | 'outside';

/** Where these five digits are. */
export function placeOfZip(zip: string, { inside, edge }: AreaZips): ZipPlace {
  if (inside.includes(zip)) return 'inside';
  return edge.includes(zip) ? 'edge' : 'outside';
}
