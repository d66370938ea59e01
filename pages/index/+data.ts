import type { PageContextServer } from 'vike/types';
import { localize, localizeLink } from '../../content/editions.ts';
import { amountText } from '../../content/fact-text.ts';
import { factText } from '../../content/facts.ts';
import { installedTotals } from '../../content/floor-price.ts';
import { cities, contentIn, imageIn, serviceIn } from '../../content/index.ts';
import { quotesIn } from '../../content/job-cards.ts';
import { countyOutlines, mapSize, toMapPoint } from '../../content/map.ts';
import { proven, reviews } from '../../content/proof.ts';
import { markClaim } from '../../content/samples.ts';
import { roomHref } from '../../content/see-in-room.ts';
import { serviceArea } from '../../content/service-area.ts';
import { describeBusiness } from '../../content/structured-data/business.ts';
import { describeFaq } from '../../content/structured-data/faq.ts';
import { businessId } from '../../content/structured-data/ids.ts';
import { addGraph } from '../../content/structured-data/page.ts';
import { wordsIn } from '../../content/words.ts';
import { workCounties } from '../../content/work-counties.ts';
import { fill } from '../../schema/fill.ts';
import { type Language, languageOf } from '../../schema/language.ts';
import { serviceLabels } from '../../schema/request-fields/words.ts';
import { estimate } from '../../visualizer/plan/estimate.ts';
import { pageHead } from '../page-head.ts';

/** The room at the top: the same picture with four floors of the visualizer. */
const liveFloors = [
  { id: 'oak-hardwood', picture: 'living-hero' },
  { id: 'walnut-hardwood', picture: 'living-hero-walnut' },
  { id: 'stone-look-lvp', picture: 'living-hero-lvp-stone' },
  { id: 'ceramic-tile', picture: 'living-hero-ceramic' },
];

/** Services whose prices are compared, each with a picture of its floor from above. */
const comparedCards = [
  { id: 'lvp', swatch: 'pattern-lvp-wood' },
  { id: 'hardwood', swatch: 'pattern-oak' },
  { id: 'tile', swatch: 'pattern-ceramic' },
  { id: 'carpet', swatch: 'pattern-plush' },
];
const shownQuestions = 3;

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const words = wordsIn(language).home;
  const { business, faq, homeCards, process } = contentIn(language);
  const head = pageHead(language, '/', words, { name: business.name });
  return {
    head: addGraph(head, {
      hero: imageIn(language, 'living-hero'),
      mainEntity: businessId,
      business: describeBusiness(head.description, language),
      nodes: [describeFaq(head.path, faq)],
    }),
    words: {
      ...words,
      workArea: wordsIn(language).frame.workArea,
      badges: describeBadges(language),
      serviceLabels: serviceLabels[language],
    },
    business,
    liveFloors: liveFloors.map((floor) => makeLiveFloor(language, floor)),
    cards: homeCards.map((card) => ({
      ...card,
      ...localizeLink(language, { name: card.name, href: card.href }),
      image: imageIn(language, card.image),
    })),
    work: findProject(language, 'dining-hickory'),
    workLinks: [
      { href: '/gallery', name: words.moreRooms },
      { href: '/services/hardwood-flooring-austin', name: words.aboutHardwood },
    ].map((link) => localizeLink(language, link)),
    example: makeExample(language, 'kitchen', 'ceramic-tile'),
    costs: comparedCards.map(({ id, swatch }) => {
      const { name, href, price } = find(homeCards, id);
      return { id, price, ...localizeLink(language, { name, href }), swatch: imageIn(language, swatch) };
    }),
    totals: installedTotals,
    process,
    quotes: serviceIn(language, 'floor-refinishing-austin').sections.flatMap((section) =>
      section.kind === 'testimonials' ? section.quotes : [],
    ),
    whenWeAnswer: describeAnswers(language),
    proof: {
      words: wordsIn(language).proof,
      // The newest ones, good or bad.
      reviews: proven.reviews ? quotesIn(language, reviews.filter(({ text }) => text !== '').slice(0, 3)) : [],
    },
    questions: { shown: faq.slice(0, shownQuestions), folded: faq.slice(shownQuestions) },
    cities: cities.map(({ name, slug, coordinates }) => ({
      name,
      ...localize(language, `/cities/${slug}`),
      ...toMapPoint(coordinates),
    })),
    areas: serviceArea(cities, language),
    map: describeMap(language),
  };
}

function describeMap(language: Language) {
  return { label: wordsIn(language).home.map, counties: countyOutlines, size: mapSize, highlighted: workCounties() };
}

/** Reviews aren't called "5-star" once it's measured how many stars they give. */
function describeBadges(language: Language) {
  const { home, proof } = wordsIn(language);
  return home.badges.map(({ title, text }) =>
    text.includes('{stars}')
      ? { title: proven.reviews ? proof.badge : title, text: markClaim(language, 'stars', text) }
      : { title, text },
  );
}

/** When we answer: as specified until it's measured on enough requests. */
function describeAnswers(language: Language): string {
  const { hours, responseTime } = contentIn(language).business;
  const when = { hours: factText('open.weekdays', language), emergency: hours.emergency };
  if (!proven.answered) return fill(wordsIn(language).home.whenWeAnswer, { time: responseTime, ...when });
  const { count, minutes } = proven.answered;
  const median = amountText({ low: minutes, high: minutes, unit: 'minutes' }, language);
  return fill(wordsIn(language).proof.answered, { count, minutes: median, ...when });
}

function makeLiveFloor(language: Language, { id, picture }: (typeof liveFloors)[number]) {
  const { business, visualizerFloors } = contentIn(language);
  const { name, pattern, pricePerSqFt } = find(visualizerFloors, id);
  return {
    id,
    name,
    /** US dollars per square foot, with installation. */
    price: pricePerSqFt + business.installationPerSqFt,
    image: imageIn(language, picture),
    swatch: imageIn(language, pattern),
    href: roomHref('living-room', id),
  };
}

function findProject(language: Language, afterImage: string) {
  const project = contentIn(language).galleryProjects.find((each) => each.afterImage === afterImage);
  if (!project) throw new Error(`No gallery project ends with ${afterImage}`);
  return { ...project, before: imageIn(language, project.beforeImage), after: imageIn(language, project.afterImage) };
}

/** A room of the visualizer with a floor and what it costs. */
function makeExample(language: Language, roomId: string, floorId: string) {
  const { business, rooms, visualizerFloors } = contentIn(language);
  const room = find(rooms, roomId);
  const floor = find(visualizerFloors, floorId);
  const { installationPerSqFt } = business;
  return {
    room,
    floor,
    estimate: estimate(room.dimensions, { pricePerSqFt: floor.pricePerSqFt, installationPerSqFt }),
    image: imageIn(language, 'kitchen-ceramic'),
    href: roomHref(roomId, floorId),
  };
}

function find<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const entry = entries.find((each) => each.id === id);
  if (!entry) throw new Error(`The home page found no '${id}'`);
  return entry;
}
