/** Node has no ImageData. The visualizer's renderer needs only this of it. */
class NodeImageData {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.data = new Uint8ClampedArray(width * height * 4);
  }
}

export function defineImageData(): void {
  Object.assign(globalThis, { ImageData: NodeImageData });
}
