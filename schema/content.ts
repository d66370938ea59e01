/** The shape of every content entry. content/index.ts parses entries against these schemas at build, and the editor in the browser shows their labels. */
export * from './content/article.ts';
export * from './content/catalog.ts';
export * from './content/city.ts';
export * from './content/cost-guide.ts';
export * from './content/gallery.ts';
export * from './content/info-page.ts';
export { type Faq, questionsSchema, stepsSchema } from './content/parts.ts';
export type { ContentSection } from './content/section.ts';
export * from './content/service.ts';
export * from './content/visualizer.ts';
