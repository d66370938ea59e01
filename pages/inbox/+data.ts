import type { PlanFloor } from '../../inbox/request/plan/plan.ts';
import type { Head } from '../../schema/page.ts';
import {
  articles,
  business,
  businessHours,
  cities,
  contentIn,
  guides,
  image,
  infoPages,
  quoteFacts,
  rooms,
  services,
  visualizerFloors,
} from '../../site/index.ts';
import { wordsIn } from '../../site/read/words.ts';
import { floorTexture } from '../../site/visualizer/rooms.ts';

const head: Head = {
  path: '/inbox',
  title: `Inbox | ${business.name}`,
  description: 'Where the business reads and answers estimate requests. You have to sign in to see any of them.',
  noindex: true,
  frame: 'bare',
};

export type Data = ReturnType<typeof data>;

export function data() {
  const spanish = contentIn('es');
  return {
    head,
    businessName: business.name,
    quoteFacts,
    hours: businessHours,
    promisedContact: { en: business.promisedContact, es: spanish.business.promisedContact },
    // Reversed, because a zip code shared by two cities belongs to the first one.
    cities: Object.fromEntries(cities.toReversed().flatMap(({ name, zipCodes }) => zipCodes.map((zip) => [zip, name]))),
    pageNames: {
      service: Object.fromEntries(services.map(({ slug, name }) => [slug, name])),
      city: Object.fromEntries(cities.map(({ slug, name }) => [slug, name])),
      article: Object.fromEntries(articles.map(({ slug, title }) => [slug, title])),
      guide: Object.fromEntries(guides.map(({ id, title }) => [id, title])),
      page: { ...Object.fromEntries(infoPages.map(({ slug, name }) => [slug, name])), trends: wordsIn('en').frame.trends },
    },
    rooms: rooms.map(({ id, name, schematic }) => ({ name, spanishName: nameOf(spanish.rooms, id), schematic })),
    floors: visualizerFloors.map(({ id, name, pattern, pricePerSqFt, boxSqFt }): PlanFloor => {
      const { color, img } = image(pattern);
      const { feet, pieces, plank } = floorTexture(pattern);
      return {
        name,
        spanishName: nameOf(spanish.visualizerFloors, id),
        pricePerSqFt,
        installationPerSqFt: business.installationPerSqFt,
        patternLabor: business.patternLabor,
        boxSqFt,
        picture: { color, src: img.src },
        tileFeet: feet,
        pieces,
        plank,
      };
    }),
  };
}

function nameOf(entries: readonly { id: string; name: string }[], id: string): string | undefined {
  return entries.find((entry) => entry.id === id)?.name;
}
