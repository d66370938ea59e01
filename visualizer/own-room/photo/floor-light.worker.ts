import { type FloorLightJob, floorLight } from './floor-light.ts';

addEventListener('message', ({ data }: MessageEvent<FloorLightJob>) => postMessage(floorLight(data)));
