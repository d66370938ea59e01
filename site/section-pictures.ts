import type { ContentSection } from '#schema/content/files/section.ts';
import type { Language } from '#schema/rules/language.ts';
import { drawingIn, imageIn } from './index.ts';
import { hasPage, pathOf } from './pages.ts';

/** A section with its pictures in place of their names. */
export function withPictures(language: Language, section: ContentSection) {
  switch (section.kind) {
    case 'project':
      return { ...section, image: imageIn(language, section.image), hasGallery: hasPage(pathOf('gallery')) };
    case 'points':
      return {
        ...section,
        points: section.points.map(({ image, ...point }) => (image ? { ...point, image: imageIn(language, image) } : point)),
      };
    case 'drawing':
      return { ...section, drawing: drawingIn(language, section.drawing) };
    default:
      return section;
  }
}
