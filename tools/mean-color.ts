import sharp from 'sharp';

/** A picture's mean color as '#rrggbb'. */
export async function meanColor(picture: string | Buffer): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(picture).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
