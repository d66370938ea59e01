/** Pictures that go with an estimate request: the visitor's photos, and what they made in the visualizer. */
import * as z from 'zod/mini';

export const photoLimits = {
  /** Photos of one request. A picture from the visualizer doesn't count. */
  count: 6,
  /** Pixels on the longer side. */
  side: 1600,
  /** Bytes of one file, once it's made smaller. */
  bytes: 400_000,
  /** Bytes of one file from a browser that can't make it smaller. */
  wholeBytes: 4e6,
} as const;

const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const photoKinds = ['photo', 'visualizer'] as const;

/** The beginning of its SHA-256, part of its address. */
const photoNameSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/));

export const storedPhotoSchema = z.object({
  name: photoNameSchema,
  kind: z.enum(photoKinds),
  type: z.enum(photoTypes),
  bytes: z.int(),
  at: z.iso.datetime(),
});

export type PhotoType = (typeof photoTypes)[number];
export type PhotoKind = (typeof photoKinds)[number];
export type StoredPhoto = z.infer<typeof storedPhotoSchema>;
/** A photo and the id of its request. */
export interface RequestPhoto {
  id: string;
  photo: StoredPhoto;
}
