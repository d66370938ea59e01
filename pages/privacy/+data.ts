import type { PageContextServer } from 'vike/types';
import { languageOf, pathIn } from '#schema/rules/language.ts';
import { mapTable } from '#schema/rules/table.ts';
import { contentIn } from '#site/index.ts';
import { hasPage, pathOf } from '#site/pages.ts';
import { isBilingual } from '#site/read/languages.ts';
import { wordsIn } from '#site/read/words.ts';
import { turnstileSiteKey } from '../contact/site-key.ts';
import { definePage } from '../define-page.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const words = wordsIn(language).privacy;
  const { business } = contentIn(language);
  const isChecked = turnstileSiteKey() !== null;
  const scripts = isChecked ? words.scripts.withCheck : words.scripts.withoutCheck;
  const { visualizer, spanish } = words.only;
  const only: Record<string, string> = {
    ...(hasPage(pathOf('visualizer')) ? visualizer : mapTable(visualizer, () => '')),
    ...(isBilingual ? spanish : mapTable(spanish, () => '')),
  };
  const complete = (text: string) =>
    text
      .replace(/\{(\w+)\}/g, (place, name: string) => only[name] ?? place)
      .replace(/ {2,}/g, ' ')
      .trim();
  return {
    ...definePage(pathIn(language, pathOf('privacy')), words, { values: { name: business.name, scripts } }),
    business,
    words,
    exception: isChecked ? words.exception : '',
    sections: words.sections
      .filter(({ id }) => id !== 'articles' || hasPage(pathOf('blog')))
      .map(({ id, heading, blocks, withCheck }) => ({
        id,
        heading,
        blocks: [...blocks, ...(isChecked && withCheck ? [withCheck] : [])].map((block) =>
          typeof block === 'string' ? complete(block) : block.map(complete).filter(Boolean),
        ),
      })),
  };
}
