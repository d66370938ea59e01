import type { PlanFloor } from '#inbox/request/quote/floors.ts';
import {
  business,
  businessHours,
  cities,
  contentIn,
  crewNames,
  image,
  promisedHours,
  quoteFacts,
  visualizerFloors,
} from '#site/index.ts';
import { pathOf } from '#site/pages.ts';
import { wordsIn } from '#site/read/words.ts';
import { definePage } from '../define-page.ts';

const { head } = definePage(
  pathOf('inbox'),
  {
    title: `Inbox | ${business.name}`,
    description: 'Where the business reads and answers estimate requests. You have to sign in to see any of them.',
  },
  { head: { frame: 'bare' } },
);

export type Data = ReturnType<typeof data>;

export function data() {
  const spanish = contentIn('es');
  return {
    head,
    businessName: business.name,
    quoteFacts,
    hours: businessHours,
    promisedHours,
    crews: crewNames,
    // Reversed, because a zip code shared by two cities belongs to the first one.
    cities: Object.fromEntries(cities.toReversed().flatMap(({ name, zipCodes }) => zipCodes.map((zip) => [zip, name]))),
    floors: visualizerFloors.map(
      ({ id, name, pattern, pricePerSqFt, boxSqFt }): PlanFloor => ({
        name,
        spanishName: spanish.visualizerFloors.find((entry) => entry.id === id)?.name,
        pricePerSqFt,
        installationPerSqFt: business.installationPerSqFt,
        patternLabor: business.patternLabor,
        boxSqFt,
        picture: image(pattern).img.src,
      }),
    ),
    planSummary: wordsIn('en').ownRequest.attached.plan,
  };
}
