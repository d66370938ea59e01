import type { PageContextServer } from 'vike/types';
import { fill } from '#schema/rules/fill.ts';
import { type Language, languageOf, pathIn } from '#schema/rules/language.ts';
import { installedTotals } from '#site/floor-price.ts';
import { costGuide } from '#site/frame.ts';
import { countyOutlines, mapSize, toMapPoint } from '#site/geography/map.ts';
import { serviceArea } from '#site/geography/service-area.ts';
import { cities, contentIn, imageIn } from '#site/index.ts';
import { toTestimonials } from '#site/jobs.ts';
import { hasPage, pathOf, withPage } from '#site/pages.ts';
import { factText } from '#site/read/facts.ts';
import { reviews } from '#site/read/jobs.ts';
import { picks } from '#site/read/picks.ts';
import { wordsIn } from '#site/read/words.ts';
import { workCounties } from '#site/read/work-counties.ts';
import { markClaim } from '#site/samples.ts';
import { roomHref } from '#site/see-in-room.ts';
import { describeBusiness } from '#site/structured-data/business.ts';
import { describeFaq } from '#site/structured-data/faq.ts';
import { definePage } from '../define-page.ts';

const { liveRoom, compared, project } = picks.home;
const shownQuestions = 3;
const shownReviews = 3;

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const words = wordsIn(language).home;
  const { business, faq, homeCards, process, visualizerFloors } = contentIn(language);
  const path = pathIn(language, pathOf('home'));
  const hero = imageIn(language, picks.pictures.home);
  return {
    ...definePage(path, words, {
      values: { name: business.name },
      business: describeBusiness(fill(words.description, { name: business.name }), language),
      nodes: [describeFaq(path, faq)],
    }),
    badges: describeBadges(language),
    business,
    hero,
    roomNotes: liveRoom
      ? liveRoom.floors.map(({ floor }) => find(visualizerFloors, floor).priceNote).filter((note) => note !== undefined)
      : [],
    liveFloors: liveRoom ? liveRoom.floors.map((each) => makeLiveFloor(language, liveRoom.room, each)) : [],
    cards: homeCards.map((card) => ({ ...card, image: imageIn(language, card.image) })),
    work: project ? findProject(language, project.picture) : null,
    workLinks: withPage([
      { href: pathOf('gallery'), name: words.moreRooms },
      ...(project ? [{ href: pathOf('service', project.service), name: words.aboutHardwood }] : []),
    ]),
    costs: compared.map(({ card, swatch }) => {
      const { name, href, price } = find(homeCards, card);
      return { id: card, name, href, price, swatch: imageIn(language, swatch) };
    }),
    totals: installedTotals,
    process,
    reviews: toTestimonials(reviews.slice(0, shownReviews)),
    costGuide: picks.costGuide ? costGuide : null,
    whenWeAnswer: describeAnswers(language),
    questions: { shown: faq.slice(0, shownQuestions), folded: faq.slice(shownQuestions) },
    cities: cities.map(({ name, slug, coordinates }) => ({ name, href: pathOf('city', slug), ...toMapPoint(coordinates) })),
    areas: serviceArea(cities, language),
    map: { label: words.map, counties: countyOutlines, size: mapSize, highlighted: workCounties() },
  };
}

/** Without the one about reviews while there's nothing to claim. */
function describeBadges(language: Language) {
  const { stars, reviews } = contentIn(language).business.claims;
  const badges = wordsIn(language).home.badges.map(({ title, text, href }) => ({
    title,
    text,
    href: hasPage(href) ? href : null,
    isRating: text.includes('{stars}'),
  }));
  if (!stars || !reviews) return badges.filter(({ isRating }) => !isRating);
  return badges.map(({ text, ...badge }) => ({
    ...badge,
    text: badge.isRating ? markClaim(language, 'stars', fill(text, { stars, reviews })) : text,
  }));
}

function describeAnswers(language: Language): string {
  const { hours, responseTime } = contentIn(language).business;
  const when = { hours: factText('open.weekdays', language), emergency: hours.emergency ?? '' };
  return fill(wordsIn(language).home.whenWeAnswer, { time: responseTime, ...when });
}

function makeLiveFloor(language: Language, room: string, { floor: id, picture }: { floor: string; picture: string }) {
  const { business, visualizerFloors } = contentIn(language);
  const { name, pattern, pricePerSqFt } = find(visualizerFloors, id);
  return {
    id,
    name,
    /** US dollars per square foot, with installation. */
    price: pricePerSqFt + business.installationPerSqFt,
    image: imageIn(language, picture),
    swatch: imageIn(language, pattern),
    // "See it in your room" means the visitor's own photo.
    href: `${roomHref(room, id)}&view=photo`,
  };
}

function findProject(language: Language, afterImage: string) {
  const project = contentIn(language).galleryProjects.find((each) => each.afterImage === afterImage);
  return project && { ...project, before: imageIn(language, project.beforeImage), after: imageIn(language, project.afterImage) };
}

function find<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const entry = entries.find((each) => each.id === id);
  if (!entry) throw new Error(`The home page found no '${id}'`);
  return entry;
}
