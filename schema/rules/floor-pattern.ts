/** How boards or tiles are installed. A floor may not suit all of these: only boards make a herringbone. */
export const floorPatterns = ['straight', 'diagonal', 'herringbone'] as const;

export type FloorPattern = (typeof floorPatterns)[number];
