import type { PageContextServer } from 'vike/types';
import type { TotalsOf } from '#components/price/AreaBox.tsx';
import type { ServicePage } from '#schema/content/files/service.ts';
import { fill } from '#schema/rules/fill.ts';
import { languageOf, pathIn } from '#schema/rules/language.ts';
import { localFirst } from '#site/editions.ts';
import { floorPrice } from '#site/floor-price.ts';
import { articleLink, oldFloorsPath, serviceLink } from '#site/frame.ts';
import { contentIn, drawingIn, findCity, imageIn, serviceIn } from '#site/index.ts';
import { jobsAbout } from '#site/jobs.ts';
import { pathOf } from '#site/pages.ts';
import { floorKinds } from '#site/read/floor-kinds.ts';
import { wordsIn } from '#site/read/words.ts';
import { withPictures } from '#site/section-pictures.ts';
import { seeInRoom } from '#site/see-in-room.ts';
import { describeFaq } from '#site/structured-data/faq.ts';
import { describeService } from '#site/structured-data/service.ts';
import { definePage } from '../../define-page.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal, routeParams }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const service = serviceIn(language, routeParams.slug ?? '');
  const words = wordsIn(language).service;
  const business = contentIn(language).business;
  const subject = service.name.toLowerCase();
  const { priceIncludes: includes } = service.options;
  const path = pathIn(language, pathOf('service', service.slug));
  const hero = imageIn(language, service.image);
  return {
    ...definePage(
      path,
      { name: service.name, ...service.seo },
      {
        nodes: [describeService(language, service), describeFaq(path, service.faq)],
      },
    ),
    words: {
      ...words,
      call: fill(words.call, { phone: business.phone.text }),
      questions: fill(words.questions, { service: subject }),
    },
    service,
    work: jobsAbout(language, fill(wordsIn(language).jobs.withFloor, { service: subject }), ({ floor }) =>
      floorKinds.en.kinds.some((kind) => kind.id === floor && kind.service === service.slug),
    ),
    oldFloors: oldFloorsPath,
    roomView: seeInRoom(service.slug, language),
    hero,
    introduction: service.drawing
      ? { kind: 'drawing' as const, ...service.introduction, drawing: drawingIn(language, service.drawing) }
      : { kind: 'prose' as const, ...service.introduction },
    options: {
      heading: service.options.heading,
      intro: service.options.intro,
      items: service.options.items.map(({ image, price, ...option }) => ({
        ...option,
        price: floorPrice(price, includes),
        image: image ? imageIn(language, image) : null,
      })),
      more: service.sections.flatMap((section) => ('isPrice' in section && section.isPrice ? [section] : [])),
      totals: totalsOf(service.options, business.minimumCharge),
    },
    sections: service.sections
      .filter((section) => !('isPrice' in section && section.isPrice))
      .map((section) => withPictures(language, section)),
    more: [
      { heading: words.related, links: service.related.map((slug) => serviceLink(language, slug)) },
      { heading: words.articles, links: service.articles.map((slug) => articleLink(language, slug)) },
      {
        heading: fill(words.cities, { service: service.name }),
        links: service.cities.map(findCity).map(({ slug, name }) => ({ name, href: pathOf('city', slug) })),
      },
    ].flatMap(({ heading, links }) => (links.length > 0 ? [{ heading, links: localFirst(language, links) }] : [])),
  };
}

/** What cards show the price of a whole floor for. None for work that isn't measured like one, such as a shower. */
function totalsOf({ exampleArea, priceIncludes: includes }: ServicePage['options'], minimum: number): TotalsOf | null {
  // The material alone has no minimum.
  return exampleArea === undefined ? null : { example: exampleArea, includes, least: includes === 'material' ? 0 : minimum };
}
