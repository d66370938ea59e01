import type { PageContextServer } from 'vike/types';
import { languageOf } from '../../schema/language.ts';
import { contentIn } from '../../site/index.ts';
import { wordsIn } from '../../site/read/words.ts';
import { addGraph, homeIn } from '../../site/structured-data/page.ts';
import { turnstileSiteKey } from '../contact/site-key.ts';
import { pageHead } from '../page-head.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const words = wordsIn(language).privacy;
  const { business } = contentIn(language);
  const isChecked = turnstileSiteKey() !== null;
  const trail = [homeIn(language), { name: words.heading }];
  const scripts = isChecked ? words.scripts.withCheck : words.scripts.withoutCheck;
  const head = pageHead(language, '/privacy', words, { name: business.name, scripts });
  return {
    head: addGraph(head, { trail }),
    trail,
    business,
    words,
    exception: isChecked ? words.exception : '',
    sections: words.sections.map(({ id, heading, blocks, withCheck }) => ({
      id,
      heading,
      blocks: isChecked && withCheck ? [...blocks, withCheck] : blocks,
    })),
  };
}
