import type { PageContextServer } from 'vike/types';
import type { RealFloor } from '#components/true-size/Floor.tsx';
import type { FloorTexture } from '#schema/content/visualizer-room.ts';
import { fill } from '#schema/rules/fill.ts';
import { type Language, languageOf } from '#schema/rules/language.ts';
import { contentIn, imageIn } from '#site/index.ts';
import { contentFolder } from '#site/read/folder.ts';
import { wordsIn } from '#site/read/words.ts';
import { addGraph, homeIn } from '#site/structured-data/page.ts';
import { floorTextures } from '#site/visualizer/floors.ts';
import { pageHead } from '../page-head.ts';

export type Data = ReturnType<typeof data>;

const pictures = import.meta.glob<string>('@content/visualizer-rooms/real-size/*.webp', { eager: true, import: 'default' });
const millimeters = 25.4;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const words = wordsIn(language).realSize;
  const { business } = contentIn(language);
  const trail = [homeIn(language), { name: words.name }];
  return {
    head: addGraph(pageHead(language, '/real-size', words, { name: business.shortName }), { trail }),
    words,
    trail,
    phone: business.phone,
    floors: floorsIn(language),
  };
}

/** Only those with a picture at real size. */
function floorsIn(language: Language): (RealFloor & { swatch: ReturnType<typeof imageIn> })[] {
  return contentIn(language).visualizerFloors.flatMap(({ id, name, pattern }) => {
    const texture = floorTextures[pattern];
    if (!texture?.joint) return [];
    const file = `/${contentFolder}/visualizer-rooms/real-size/${pattern}.webp`;
    const url = pictures[file];
    if (!url) throw new Error(`${file.slice(1)} is missing, but floors.yaml says where its joints are`);
    const [x, y] = texture.joint;
    const swatch = imageIn(language, pattern);
    return {
      id,
      name,
      pieces: piecesOf(language, texture),
      url,
      color: swatch.color,
      joint: [x * millimeters, y * millimeters],
      swatch,
    };
  });
}

/** 'Planks 7 in. (178 mm) wide'. */
function piecesOf(language: Language, { feet, pieces: { kind, columns, rows } }: FloorTexture): string {
  const { planks, tiles, soft } = wordsIn(language).realSize;
  const [width, length] = [(feet * 12) / columns, (feet * 12) / rows];
  return fill(kind === 'soft' ? soft : kind === 'planks' ? planks : tiles, {
    width: Number(width.toFixed(2)),
    length: Number(length.toFixed(2)),
    widthMm: Math.round(width * millimeters),
    lengthMm: Math.round(length * millimeters),
  });
}
