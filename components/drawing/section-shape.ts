import { type Drawing, groundMaterials, type Layer } from '#schema/content/files/drawing.ts';

/** A section in its own units. The names of the layers stand to the right of `cut`. */
export const sheet = { width: 360, height: 300, cut: 206, labels: 230 };
/** The height of a line of text. */
export const line = 14;

/** Where the floor begins, and the ground ends. A hill stands above a floor that's dug into it. */
const tops = { usual: 40, buried: 130 };
const bottom = sheet.height - 8;
const hill = 22;
/** Thin layers are drawn as thick as this. */
const thinnest = 2.5;
/** How far each layer of a floor alone sticks out under the one above. */
const step = 16;
/** The yard beside a house. */
const yard = 44;
/** In inches. The beam is the slab's edge, and a pier stands on a footing. */
const wall = { width: 6, buried: 8 };
const beam = { width: 12, depth: 24 };
const pier = { width: 8, footing: 16, depth: 6 };
const longestLine = 17;

interface Shape {
  material: Layer['material'] | 'wall';
  d: string;
  /** The part of it that's wet. */
  wet?: string | undefined;
}

interface Edge {
  left: number;
  right: number;
}

interface Span extends Layer {
  isGround: boolean;
  start: number;
  /** The upper and the lower one. */
  edges: [Edge, Edge];
}

export interface Label {
  lines: string[];
  size: string;
  state: Layer['state'];
  /** The top of the text. */
  y: number;
  /** The middle of the layer at the cut. */
  at: number;
}

/** What to draw for a section, from the back to the front, and how many units an inch has. */
export function shapeSection({ layers, house }: Drawing): { shapes: Shape[]; labels: Label[]; scale: number } {
  const top = house === 'buried' ? tops.buried : tops.usual;
  const total = layers.reduce((sum, { inches, inchesRight = 0 }) => sum + Math.max(inches, inchesRight), 0);
  const scale = (bottom - top) / total;
  const spans = stack(layers, scale, top, house);
  const flat = spans.map(({ material, state, start, edges: [upper, lower] }) => {
    const downFrom = (edge: Edge) =>
      `M${start} ${heightAt(edge, start)}L${sheet.cut} ${edge.right}V${lower.right}L${start} ${heightAt(lower, start)}Z`;
    const middle = { left: (upper.left + lower.left) / 2, right: (upper.right + lower.right) / 2 };
    const wet = { moves: undefined, test: undefined, wet: downFrom(upper), 'wet-below': downFrom(middle) };
    return { material, d: downFrom(upper), wet: state && wet[state] };
  });
  return { shapes: house ? [...flat, ...drawHouse(spans, house, scale)] : flat, labels: spread(spans), scale };
}

function stack(layers: readonly Layer[], scale: number, top: number, house: Drawing['house']): Span[] {
  // A house has a level floor. A floor alone lies on something level, and slopes from left to right.
  const drop = house ? 0 : layers.reduce((sum, { inches, inchesRight = inches }) => sum + inches - inchesRight, 0) * scale;
  let edge = { left: top, right: round(top + drop) };
  return layers.map((layer, index) => {
    const upper = edge;
    const thickness = (inches: number) => Math.max(inches * scale, thinnest);
    const isLast = index === layers.length - 1;
    edge = {
      left: isLast ? bottom : round(upper.left + thickness(layer.inches)),
      right: isLast ? bottom : round(upper.right + thickness(layer.inchesRight ?? layer.inches)),
    };
    const isGround = groundMaterials.some((material) => material === layer.material);
    const peeled = (layers.length - 1 - index) * step;
    return { ...layer, isGround, start: house ? (isGround ? 0 : yard) : peeled, edges: [upper, edge] };
  });
}

function heightAt({ left, right }: Edge, x: number): number {
  return round(left + ((right - left) * x) / sheet.cut);
}

/** The outside wall and what carries it: the slab's edge, or a pier. The next one would be too far away. */
function drawHouse(spans: readonly Span[], house: NonNullable<Drawing['house']>, scale: number): Shape[] {
  const box = (material: Shape['material'], x: number, y: number, width: number, height: number): Shape => ({
    material,
    d: `M${round(x)} ${y}h${round(width)}v${round(height)}H${round(x)}Z`,
  });
  const find = (name: Layer['material']) => spans.find(({ material }) => material === name);
  const [slab, crawlSpace, ground] = [find('concrete'), find('crawl-space'), spans.find(({ isGround }) => isGround)];
  if (house !== 'piers' && slab && ground) {
    const [{ left: floor }, { left: under }] = slab.edges;
    const inside = round(yard + beam.width * scale);
    const d = `M${yard} ${floor}H${sheet.cut}V${under}H${inside}V${round(floor + beam.depth * scale)}H${yard}Z`;
    const edge: Shape = { material: 'concrete', d, wet: slab.state === 'wet' ? d : undefined };
    if (house === 'slab') return [edge, box('wall', yard, 0, wall.width * scale, floor)];
    const [, lower] = ground.edges;
    const dug = `M0 ${hill}H${yard}V${heightAt(lower, yard)}L0 ${heightAt(lower, 0)}Z`;
    const behind = { material: ground.material, d: dug, wet: ground.state === 'wet' ? dug : undefined };
    return [behind, edge, box('concrete', yard, 0, wall.buried * scale, floor)];
  }
  if (!crawlSpace) return [];
  const [{ left: beamEnd }, { left: grade }] = crawlSpace.edges;
  const ledge = ((pier.footing - pier.width) / 2) * scale;
  return [
    box('concrete', yard + ledge, beamEnd, pier.width * scale, grade - beamEnd),
    box('concrete', yard, grade, pier.footing * scale, pier.depth * scale),
    box('wall', yard, 0, wall.width * scale, tops.usual),
  ];
}

/** Labels beside their layers, pushed apart until none covers another. */
function spread(spans: readonly Span[]): Label[] {
  const labels = spans.map(({ name, size, state, edges: [upper, lower] }) => {
    const lines = wrap(name);
    const at = round((upper.right + lower.right) / 2);
    return { lines, size, state, at, y: 0, height: (lines.length + 1) * line + 6 };
  });
  let above = 0;
  for (const label of labels) {
    label.y = round(Math.max(above, label.at - label.height / 2));
    above = label.y + label.height;
  }
  let below = sheet.height;
  for (const label of labels.toReversed()) {
    label.y = round(Math.min(label.y, below - label.height));
    below = label.y;
  }
  return labels;
}

function wrap(name: string): string[] {
  const lines = [''];
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length <= longestLine) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.filter(Boolean);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
