import type { PageContextServer } from 'vike/types';
import { type Language, languageOf, pathIn } from '#schema/rules/language.ts';
import { emergencyPath } from '#site/frame.ts';
import { contentIn, image } from '#site/index.ts';
import { pathOf } from '#site/pages.ts';
import { picks } from '#site/read/picks.ts';
import { wordsIn } from '#site/read/words.ts';
import { definePage } from '../define-page.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const { name, phone, reviewProfile } = contentIn(language).business;
  const { head } = definePage(pathIn(language, pathOf('request')), wordsIn(language).request, { values: { name } });
  return {
    head,
    facts: {
      phone,
      reviewProfile,
      help: emergencyPath,
      landlordPage: picks.landlordPage,
      pictures: floorPictures(language),
    },
  };
}

/** By the names that plans have in this language. */
function floorPictures(language: Language): Record<string, string> {
  return Object.fromEntries(contentIn(language).visualizerFloors.map(({ name, pattern }) => [name, image(pattern).img.src]));
}
