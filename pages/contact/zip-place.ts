/** Five digits each, with spaces between them. */
export interface AreaZips {
  inside: string;
  /** Around our area, where we often work, too. */
  edge: string;
}

export type ZipPlace = 'inside' | 'edge' | 'outside';

/** Null for anything but five digits. */
export function placeOfZip(zip: string, { inside, edge }: AreaZips): ZipPlace | null {
  if (!/^\d{5}$/.test(zip)) return null;
  if (inside.includes(zip)) return 'inside';
  return edge.includes(zip) ? 'edge' : 'outside';
}
