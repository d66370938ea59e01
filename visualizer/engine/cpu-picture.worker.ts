import { type CpuJob, computePicture } from './cpu-picture.ts';

addEventListener('message', ({ data }: MessageEvent<CpuJob>) => postMessage(computePicture(data)));
