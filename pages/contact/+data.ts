import type { PageContextServer } from 'vike/types';
import { fieldWords } from '#schema/request-fields/words.ts';
import { type Language, languageOf, pathIn } from '#schema/rules/language.ts';
import { formChoices, formServices } from '#site/form-services.ts';
import { emergencyPath, pageNamesIn } from '#site/frame.ts';
import { contentIn, imageIn } from '#site/index.ts';
import { pathOf } from '#site/pages.ts';
import { picks } from '#site/read/picks.ts';
import { wordsIn } from '#site/read/words.ts';
import { definePage } from '../define-page.ts';
import { turnstileSiteKey } from './site-key.ts';
import type { Topics } from './topics.ts';
import { turnstileOrigin } from './turnstile.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const { business } = contentIn(language);
  const siteKey = turnstileSiteKey();
  const hero = imageIn(language, picks.pictures.contact);
  return {
    ...definePage(pathIn(language, pathOf('contact')), wordsIn(language).contact, {
      values: { name: business.name, emergency: business.hours.emergencyTime ?? '' },
      head: { origins: siteKey === null ? [] : [turnstileOrigin] },
    }),
    business,
    hero,
    form: {
      fields: {
        ...fieldWords[language],
        serviceNeeded: { ...fieldWords[language].serviceNeeded, options: formServices(language) },
      },
      phone: business.phone,
      help: emergencyPath,
      landlordPage: picks.landlordPage,
      topics: topicsIn(language),
      siteKey,
    },
  };
}

function topicsIn(language: Language): Topics {
  const { other: _, ...floors } = formServices(language);
  const names = pageNamesIn(language);
  return {
    ...names,
    service: { ...floors, ...names.service },
    floor: Object.fromEntries(contentIn(language).products.map(({ id, name }) => [id, name])),
    project: Object.fromEntries(contentIn(language).galleryProjects.map(({ afterImage, title }) => [afterImage, title])),
    linkWords: Object.fromEntries(formChoices[language].map(({ value, linkWords }) => [value, linkWords])),
  };
}
