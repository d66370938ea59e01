import sharp from 'sharp';

/** A JPEG with a grain, so it doesn't compress to nothing. */
export function jpegOf(width: number, height: number, shade = 90): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: shade, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer();
}
