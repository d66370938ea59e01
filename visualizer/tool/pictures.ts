/** The picture to download, for each view that has one of its own. */
export interface Pictures {
  room: HTMLCanvasElement | HTMLImageElement | null;
  photo: HTMLCanvasElement | null;
}
