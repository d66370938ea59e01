import {
  business,
  cities,
  faq,
  findService,
  galleryProjects,
  homeCards,
  image,
  process,
  rooms,
  visualizerFloors,
} from '../../content/index.ts';
import { countyOutlines, mapSize, toMapPoint } from '../../content/map.ts';
import { roomHref } from '../../content/see-in-room.ts';
import { serviceArea } from '../../content/service-area.ts';
import { describeBusiness } from '../../content/structured-data/business.ts';
import { describeFaq } from '../../content/structured-data/faq.ts';
import { businessId } from '../../content/structured-data/ids.ts';
import { addGraph } from '../../content/structured-data/page.ts';
import type { Head } from '../../schema/page.ts';
import { estimate } from '../../visualizer/plan/estimate.ts';

const head: Head = {
  path: '/',
  title: `Flooring Contractor in Austin, TX | ${business.name}`,
  description:
    'Hardwood, vinyl plank, tile, carpet, and refinishing in Austin and Central Texas. Free written estimates, clear prices per sq ft, and an insured crew.',
  keywords: ['flooring Austin', 'flooring contractor Austin TX', 'hardwood floors Central Texas', 'floor installation near me'],
};

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
const shownQuestions = 5;

export type Data = ReturnType<typeof data>;

export function data() {
  const hero = image('living-hero');
  const cards = homeCards.map((card) => ({ ...card, image: image(card.image) }));
  return {
    head: addGraph(head, {
      hero,
      mainEntity: businessId,
      business: describeBusiness(head.description),
      nodes: [describeFaq(head.path, faq)],
    }),
    business,
    liveFloors: liveFloors.map(makeLiveFloor),
    cards,
    work: findProject('dining-hickory'),
    example: makeExample('kitchen', 'ceramic-tile'),
    costs: comparedCards.map(({ id, swatch }) => ({ ...find(homeCards, id), swatch: image(swatch) })),
    process,
    quotes: findService('floor-refinishing-austin').sections.flatMap((section) =>
      section.kind === 'testimonials' ? section.quotes : [],
    ),
    questions: { shown: faq.slice(0, shownQuestions), folded: faq.slice(shownQuestions) },
    cities: cities.map(({ name, slug, coordinates }) => ({ name, href: `/cities/${slug}`, ...toMapPoint(coordinates) })),
    areas: serviceArea(cities),
    map: { counties: countyOutlines, size: mapSize },
  };
}

function makeLiveFloor({ id, picture }: (typeof liveFloors)[number]) {
  const { name, pattern, pricePerSqFt } = find(visualizerFloors, id);
  return {
    id,
    name,
    /** US dollars per square foot, with installation. */
    price: pricePerSqFt + business.installationPerSqFt,
    image: image(picture),
    swatch: image(pattern),
    href: roomHref('living-room', id),
  };
}

function findProject(afterImage: string) {
  const project = galleryProjects.find((each) => each.afterImage === afterImage);
  if (!project) throw new Error(`No gallery project ends with ${afterImage}`);
  return { ...project, before: image(project.beforeImage), after: image(project.afterImage) };
}

/** A room of the visualizer with a floor and what it costs. */
function makeExample(roomId: string, floorId: string) {
  const room = find(rooms, roomId);
  const floor = find(visualizerFloors, floorId);
  const { installationPerSqFt } = business;
  return {
    room,
    floor,
    estimate: estimate(room.dimensions, { pricePerSqFt: floor.pricePerSqFt, installationPerSqFt }),
    image: image('kitchen-ceramic'),
    href: roomHref(roomId, floorId),
  };
}

function find<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const entry = entries.find((each) => each.id === id);
  if (!entry) throw new Error(`The home page found no '${id}'`);
  return entry;
}
