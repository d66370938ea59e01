import type { PageContextServer } from 'vike/types';
import { fill } from '#schema/rules/fill.ts';
import { type Language, languageOf, pathIn } from '#schema/rules/language.ts';
import { localize } from '#site/editions.ts';
import { emergencyPath } from '#site/frame.ts';
import { businessHours, contentIn, image, imageIn } from '#site/index.ts';
import { pathOf } from '#site/pages.ts';
import { picks } from '#site/read/picks.ts';
import { wordsIn } from '#site/read/words.ts';
import { definePage } from '../define-page.ts';
import { sentToastsIn } from '../sent-toasts.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const { title, description, noScript, ...words } = wordsIn(language).request;
  const { name, phone, reviewProfile } = contentIn(language).business;
  const { head } = definePage(pathIn(language, pathOf('request')), { title, description }, { values: { name } });
  const picture = imageIn(language, picks.pictures.request);
  return {
    head,
    noScript,
    island: {
      language,
      words,
      afterwards: afterwardsIn(language),
      phone,
      hours: businessHours,
      reviewProfile,
      pictures: floorPictures(language),
      picture,
    },
  };
}

/** What the page says while a request is new. */
function afterwardsIn(language: Language) {
  const { next, steps, ready, urgent } = wordsIn(language).thanks;
  const { quoteTime } = contentIn(language).business;
  return {
    toasts: sentToastsIn(language),
    urgent: {
      words: wordsIn(language).contact.form.urgent,
      help: emergencyPath ? localize(language, emergencyPath) : undefined,
    },
    next: {
      heading: next,
      steps: steps.map(({ title, description }) => ({ title, description: fill(description, { time: quoteTime }) })),
      ready,
      call: urgent,
    },
  };
}

/** By the names that plans have in this language. */
function floorPictures(language: Language): Record<string, string> {
  return Object.fromEntries(contentIn(language).visualizerFloors.map(({ name, pattern }) => [name, image(pattern).img.src]));
}
