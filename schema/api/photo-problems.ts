import type { Language } from '../rules/language.ts';

/** Photos that a browser can work with. */
export const fileLimits = {
  bytes: 60e6,
  /** A picture with this many pixels is too large. */
  pixels: 80e6,
  /** Pixels of the shorter side. */
  side: 240,
} as const;
const megabytes = fileLimits.bytes / 1e6;
const megapixels = fileLimits.pixels / 1e6;

const english = {
  empty: 'This file is empty (0 bytes). Choose another photo.',
  bytes: `This file is larger than ${megabytes} MB. Save a smaller copy or take a screenshot of it, and choose that.`,
  pixels: `This photo has ${megapixels} megapixels or more, which is too much for a browser. Save a smaller copy or take a screenshot of it, and choose that.`,
  small: `This picture is too small. It needs at least ${fileLimits.side} pixels on its shorter side.`,
  heic: "This browser can't open HEIC photos. On your iPhone, go to Settings, Camera, Formats, choose Most Compatible and take the photo again. Or take a screenshot of the photo and choose that.",
  unknown: "This file isn't a photo. Choose a JPEG, PNG, WebP or AVIF.",
  broken: 'This photo is damaged or incomplete. Open it on your device, save it again and choose the copy.',
};

export type PhotoProblem = keyof typeof english;

/** Messages for the visitor about what is wrong with a file. */
export const photoProblems: Record<Language, Record<PhotoProblem, string>> = {
  en: english,
  es: {
    empty: 'Este archivo está vacío (0 bytes). Escoja otra foto.',
    bytes: `Este archivo pesa más de ${megabytes} MB. Guarde una copia más chica o tome una captura de pantalla, y escoja esa.`,
    pixels: `Esta foto tiene ${megapixels} megapíxeles o más, y eso es demasiado para un navegador. Guarde una copia más chica o tome una captura de pantalla, y escoja esa.`,
    small: `Esta imagen es muy chica. Necesita al menos ${fileLimits.side} píxeles en su lado más corto.`,
    heic: 'Este navegador no puede abrir fotos HEIC. En su iPhone vaya a Configuración, Cámara, Formatos, escoja Más compatible y tome la foto otra vez. O tome una captura de pantalla de la foto y escoja esa.',
    unknown: 'Este archivo no es una foto. Escoja un JPEG, PNG, WebP o AVIF.',
    broken: 'Esta foto está dañada o incompleta. Ábrala en su teléfono o computadora, guárdela otra vez y escoja la copia.',
  },
};
