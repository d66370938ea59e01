import type { PageContextServer } from 'vike/types';
import { contactLink } from '#components/form/contact-link.ts';
import { perSqFt } from '#components/price/price-text.ts';
import { type Language, languageOf, pathIn } from '#schema/rules/language.ts';
import { infoLink, serviceLink } from '#site/frame.ts';
import { contentIn, imageIn, serviceIn } from '#site/index.ts';
import { contextAt, pathOf } from '#site/pages.ts';
import { order } from '#site/read/order.ts';
import { wordsIn } from '#site/read/words.ts';
import { definePage } from '../../define-page.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const words = wordsIn(language).services;
  const business = contentIn(language).business;
  const path = pathIn(language, pathOf('services'));
  const { serviceCards } = contentIn(language);
  const links = [...order.flooring, ...order.roomsAndWork].map((slug) => toLink(language, slug));
  return {
    ...definePage(path, words, {
      values: { name: business.name },
    }),
    words: { ...words, workArea: wordsIn(language).frame.workArea },
    quoteTime: business.quoteTime,
    counties: business.counties.served,
    cards: serviceCards.map((card) => ({
      ...card,
      name: card.title,
      aside: perSqFt(wordsIn(language).shared.prices, card.price),
      quote: contactLink(contextAt(card.href)),
      image: imageIn(language, card.image),
    })),
    process: contentIn(language).process.map(({ title, line, description }) => ({ title, description: line ?? description })),
    pages: {
      others: links.filter(({ href }) => !serviceCards.some((card) => card.href === href)),
      company: order.pages.map((slug) => infoLink(language, slug)),
    },
  };
}

function toLink(language: Language, slug: string) {
  const { description, ...link } = serviceLink(language, slug);
  return { ...link, text: description, image: imageIn(language, serviceIn('en', slug).image) };
}
