/**
 * Side in feet of the square that each pattern picture shows, so that boards and tiles are drawn at their true size.
 * Source: `inches` of art/scenes/floor_table.py, by which the pictures were made.
 */
const tileFeet: Record<string, number> = {
  'pattern-oak': 96 / 12,
  'pattern-walnut': 96 / 12,
  'pattern-lvp-stone': 96 / 12,
  'pattern-lvp-wood': 98 / 12,
  'pattern-ceramic': 96 / 12,
  'pattern-marble': 96 / 12,
  'pattern-berber': 30 / 12,
  'pattern-plush': 36 / 12,
};

export function patternFeet(pattern: string): number {
  const feet = tileFeet[pattern];
  if (feet === undefined) throw new Error(`visualizer/plan/pattern-size.ts has no size of ${pattern}`);
  return feet;
}
