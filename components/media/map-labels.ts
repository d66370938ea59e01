/** Where the names on a map go: clear of other names and dots. */
interface Point {
  x: number;
  y: number;
}

export interface Label extends Point {
  name: string;
}

/** In units of the view box. Widths are those of a wide font, so labels fit with any. */
const countyText = { height: 12, letterWidth: 8 };
const placeText = { height: 20, letterWidth: 10 };
const dotSpace = 7;

/** Labels of one or two named places: above the upper one, and below the lower one. */
export function labelPlaces(places: readonly Label[], mapWidth: number): Label[] {
  return places.map(({ name, x, y }, index) => {
    const other = places[1 - index];
    const half = (name.length * placeText.letterWidth) / 2;
    const isLower = other && other.y < y;
    return { name, x: Math.min(Math.max(x, half), mapWidth - half), y: isLower ? y + 25 : y - 13 };
  });
}

/** How far a county's name may be from the county's middle, in the order of trying. */
const offsets = [4, 20, -10, -20, 36];

/** In the middle of its county, or above or below it, wherever it's free. */
export function labelCounties(counties: readonly Label[], dots: readonly Point[], taken: readonly Label[]): Label[] {
  const obstacles = [
    ...dots.map(({ x, y }) => ({ left: x - dotSpace, right: x + dotSpace, top: y - dotSpace, bottom: y + dotSpace })),
    ...taken.map((label) => boxOf(label, placeText)),
  ];
  return counties.flatMap((county) => {
    const spots = offsets.map((offset) => ({ ...county, y: county.y + offset }));
    return spots.find((spot) => !obstacles.some((obstacle) => overlap(boxOf(spot, countyText), obstacle))) ?? [];
  });
}

function boxOf({ name, x, y }: Label, { height, letterWidth }: typeof countyText) {
  const half = (name.length * letterWidth) / 2;
  return { left: x - half, right: x + half, top: y - height, bottom: y + height / 4 };
}

type Box = ReturnType<typeof boxOf>;

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
