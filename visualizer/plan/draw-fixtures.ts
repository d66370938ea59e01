import { font, palette } from '#components/theme.ts';
import { type Fixture, fixtureNames } from './options.ts';
import { canvasSize, type Placement } from './scale.ts';

const listGap = 16;
const lineHeight = 19;
const opacity = 0.86;

/** Draws numbered furniture and built-ins on the floor, and their names on the right if there is room. */
export function drawFixtures(
  context: CanvasRenderingContext2D,
  { foot, x, y, width, height }: Placement,
  fixtures: readonly Fixture[],
  hasNames: boolean,
): void {
  const names = fixtureNames(fixtures);
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.lineWidth = 1;
  context.textBaseline = 'middle';
  for (const fixture of fixtures) {
    const box = [x + fixture.x * foot, y + fixture.y * foot, fixture.width * foot, fixture.length * foot] as const;
    context.globalAlpha = opacity;
    context.fillStyle = palette.page;
    context.fillRect(...box);
    context.globalAlpha = 1;
    context.strokeStyle = palette.inkMuted;
    context.strokeRect(...box);
    context.font = `650 18px ${font.text}`;
    context.textAlign = 'center';
    context.fillStyle = palette.ink;
    context.fillText(String(names.indexOf(fixture.label) + 1), box[0] + box[2] / 2, box[1] + box[3] / 2);
  }
  context.restore();
  if (!hasNames) return;
  context.fillStyle = palette.ink;
  context.textBaseline = 'middle';
  const top = (canvasSize.height - names.length * lineHeight) / 2 + lineHeight / 2;
  context.textAlign = 'left';
  for (const [index, name] of names.entries()) {
    context.font = `650 12px ${font.text}`;
    context.fillText(String(index + 1), x + width + listGap, top + index * lineHeight);
    context.font = `400 12px ${font.text}`;
    context.fillText(name, x + width + listGap + 12, top + index * lineHeight);
  }
}
