/** How boards or tiles are installed. A floor may not suit all of these: only boards make a herringbone. */
export const floorPatterns = ['straight', 'diagonal', 'herringbone'] as const;
/** How many columns of boards a herringbone's texture can have: the shader has this many places for their starts. */
export const maxHerringboneColumns = 32;

export type FloorPattern = (typeof floorPatterns)[number];
