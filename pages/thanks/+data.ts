import type { PageContextServer } from 'vike/types';
import { languageOf, pathIn } from '#schema/rules/language.ts';
import { emergencyPath } from '#site/frame.ts';
import { contentIn, imageIn } from '#site/index.ts';
import { pathOf } from '#site/pages.ts';
import { picks } from '#site/read/picks.ts';
import { wordsIn } from '#site/read/words.ts';
import { definePage } from '../define-page.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal, urlPathname }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const { business } = contentIn(language);
  const isUrgent = urlPathname.endsWith('/urgent');
  const { contact, thanks } = wordsIn(language);
  const said = isUrgent ? { title: `${contact.urgent.heading} | {name}`, description: contact.urgent.sent } : thanks;
  const { head } = definePage(pathIn(language, pathOf(isUrgent ? 'urgentThanks' : 'thanks')), said, {
    values: { name: business.name },
  });
  return {
    head,
    isUrgent,
    phone: business.phone,
    help: emergencyPath,
    picture: imageIn(language, picks.pictures.thanks),
  };
}
