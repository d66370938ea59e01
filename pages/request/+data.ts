import type { PageContextServer } from 'vike/types';
import { businessHours, contentIn, image, imageIn } from '../../content/index.ts';
import { wordsIn } from '../../content/words.ts';
import { type Language, languageOf } from '../../schema/language.ts';
import type { Head } from '../../schema/page.ts';
import { pageHead } from '../page-head.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const { title, description, noScript, ...words } = wordsIn(language).request;
  const { name, phone } = contentIn(language).business;
  const head: Head = { ...pageHead(language, '/request', { title, description }, { name }), noindex: true };
  const picture = imageIn(language, 'hall-console');
  return { head, noScript, island: { language, words, phone, hours: businessHours, pictures: floorPictures(language), picture } };
}

/** By the names that plans have in this language. */
function floorPictures(language: Language): Record<string, string> {
  return Object.fromEntries(contentIn(language).visualizerFloors.map(({ name, pattern }) => [name, image(pattern).img.src]));
}
