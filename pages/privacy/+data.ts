import type { PageContextServer } from 'vike/types';
import { contentIn } from '../../content/index.ts';
import { addGraph, homeIn } from '../../content/structured-data/page.ts';
import { wordsIn } from '../../content/words.ts';
import { fill } from '../../schema/fill.ts';
import { languageOf, pathIn } from '../../schema/language.ts';
import type { Head } from '../../schema/page.ts';
import { turnstileSiteKey } from '../contact/site-key.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const words = wordsIn(language).privacy;
  const { business } = contentIn(language);
  const isChecked = turnstileSiteKey() !== null;
  const trail = [homeIn(language), { name: words.heading }];
  const head: Head = {
    path: pathIn(language, '/privacy'),
    title: fill(words.title, { name: business.name }),
    description: fill(words.description, { scripts: isChecked ? words.scripts.withCheck : words.scripts.withoutCheck }),
  };
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
