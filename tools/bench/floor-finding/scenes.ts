import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { floorTextures } from '../../../content/visualizer-rooms/floors.ts';
import { floorTextureSchema, visualizerRoomSchema } from '../../../schema/visualizer-room.ts';
import { computePicture } from '../../../visualizer/engine/cpu-picture.ts';
import type { Picture } from '../../../visualizer/own-room/find-floor/picture.ts';
import { defineImageData } from '../../image-data.ts';
import { readPicture } from './degradations.ts';

/** A picture of a room and where its floor is. */
export interface Scene {
  name: string;
  room: string;
  photo: Picture;
  /** 255 on the floor, 0 elsewhere. */
  mask: Uint8ClampedArray;
}

const folder = 'tools/bench/floor-finding';
const layerFolder = 'content/visualizer-rooms';
const width = 640;
const textureSide = 512;

/** Pictures of furnished rooms, some with rugs, and the visualizer's rooms with a few of its floors. */
export async function loadScenes(): Promise<Scene[]> {
  const names = (await readdir(`${folder}/masks`)).filter((file) => file.endsWith('.png')).map((file) => file.slice(0, -4));
  const pictures = await Promise.all(names.sort().map(loadPicture));
  return [...pictures, ...(await layFloors())];
}

export async function loadPicture(name: string): Promise<Scene> {
  const photo = await readPicture(`${folder}/pictures/${name}.webp`);
  return { name, room: name.split('-')[0] ?? name, photo, mask: await readMask(`${folder}/masks/${name}.png`, photo) };
}

async function readMask(file: string, { width, height }: { width: number; height: number }): Promise<Uint8ClampedArray> {
  const bytes = await sharp(file).resize(width, height, { fit: 'fill' }).extractChannel(0).toColorspace('b-w').raw().toBuffer();
  return new Uint8ClampedArray(bytes);
}

/** Rooms of the visualizer, in which the floors take turns. */
async function layFloors(): Promise<Scene[]> {
  defineImageData();
  const rooms = (await readdir(layerFolder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const patterns = Object.keys(floorTextures);
  const scenes = rooms.flatMap(({ name }, index) =>
    patterns.filter((_, floor) => floor % 2 === index % 2).map((pattern) => ({ name, pattern })),
  );
  return Promise.all(scenes.map(({ name, pattern }) => layFloor(name, pattern)));
}

async function layFloor(name: string, pattern: string): Promise<Scene> {
  const room = visualizerRoomSchema.parse(JSON.parse(await readFile(`${layerFolder}/${name}/room.json`, 'utf8')));
  const height = Math.round((width * room.height) / room.width);
  const layer = async (file: string) =>
    (await readPicture(await sharp(file).resize(width, height, { fit: 'fill' }).png().toBuffer())).data;
  const [plain, mask, shade, gloss] = await Promise.all(
    ['room', 'mask', 'shade', 'gloss'].map((part) => layer(`${layerFolder}/${name}/${part}.webp`)),
  );
  if (!plain || !mask || !shade || !gloss) throw new Error(`${name} lacks a layer`);
  const texture = await readPicture(
    await sharp(`content/images/${pattern}.webp`).resize(textureSide, textureSide).png().toBuffer(),
  );
  const { data } = computePicture({
    placement: { room, floor: floorTextureSchema.parse(floorTextures[pattern]), rotation: 0, pattern: 'straight' },
    width,
    height,
    layers: { room: plain, mask, shade, gloss },
    texture: { side: textureSide, pixels: texture.data },
  });
  return {
    name: `${name} with ${pattern}`,
    room: name.split('-')[0] ?? name,
    photo: { width, height, data: new Uint8ClampedArray(data) },
    mask: mask.filter((_, index) => index % 4 === 0),
  };
}
