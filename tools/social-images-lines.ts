/** Breaks a heading into lines as a typesetter would: few, large, even, and where the sense allows. */

/** The place for a heading, its line height and its largest font size. */
export interface Frame {
  width: number;
  height: number;
  lineHeight: number;
  largest: number;
}

export interface Setting {
  lines: string[];
  fontSize: number;
}

const mostLines = 4;

/** The most pleasing of all settings that fit. `widthOf` is the width of a text per pixel of font size. */
export function setHeading(title: string, frame: Frame, widthOf: (text: string) => number): Setting {
  const settings = breakings(unbroken(title), mostLines).map((lines) => {
    const widths = lines.map(widthOf);
    const fitting = Math.min(frame.width / Math.max(...widths), frame.height / (lines.length * frame.lineHeight));
    const fontSize = Math.floor(Math.min(frame.largest, fitting));
    return { lines, fontSize, cost: frame.largest / fontSize - 1 + unevenness(widths) + awkwardness(lines) };
  });
  return settings.reduce((best, setting) => (setting.cost < best.cost ? setting : best));
}

/** Words; the name of a place after 'in' stays on one line, 'in West Lake Hills, Texas'. */
function unbroken(title: string): string[] {
  return title.match(/(?<=\bin )[A-Z]\w+(?: [A-Z]\w+)*\S*|\S+/g) ?? [''];
}

/** Every way to put the pieces on at most so many lines. */
function breakings([first = '', second, ...rest]: string[], most: number): string[][] {
  if (second === undefined) return [[first]];
  const together = breakings([`${first} ${second}`, ...rest], most);
  if (most === 1) return together;
  return [...together, ...breakings([second, ...rest], most - 1).map((lines) => [first, ...lines])];
}

/** Mean square of what the lines lack; the last may be shorter. */
function unevenness(widths: number[]): number {
  const widest = Math.max(...widths);
  const lacks = widths.map((width, index) => (1 - width / widest) ** 2 * (index === widths.length - 1 ? 0.5 : 1));
  return lacks.reduce((sum, lack) => sum + lack, 0) / widths.length;
}

/** Lines at all, little words left hanging, a lone word at the end, stops in the midst of a line. Weights by eye. */
function awkwardness(lines: string[]): number {
  const hanging = lines.slice(0, -1).filter((line) => littleWord.test(line)).length;
  const alone = lines.length > 1 && !lines.at(-1)?.includes(' ') ? 1 : 0;
  const stops = lines.flatMap((line) => line.match(/[:;?.] /g) ?? []).length;
  const commas = lines.flatMap((line) => line.match(/, (?!TX|Texas)/g) ?? []).length;
  return 0.08 * lines.length + 0.14 * hanging + 0.08 * alone + 0.1 * stops + 0.03 * commas;
}

const littleWord = /(?:^| )(?:a|an|and|at|for|how|in|is|it|of|on|or|that|the|to|what|when|which|with|you|&)$/i;
