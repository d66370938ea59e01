import type { WebApplication } from 'schema-dts';
import type { PageContextServer } from 'vike/types';
import { planWordsIn } from '#schema/api/plan-words.ts';
import { type Language, languageOf, pathIn } from '#schema/rules/language.ts';
import { costGuide } from '#site/frame.ts';
import { contentIn, imageIn } from '#site/index.ts';
import { hasPage, pathOf } from '#site/pages.ts';
import { floorKinds } from '#site/read/floor-kinds.ts';
import { picks } from '#site/read/picks.ts';
import { wordsIn } from '#site/read/words.ts';
import { businessId, ref, toId, toUrl } from '#site/structured-data/ids.ts';
import { extraPrices } from '#site/visualizer/needs.ts';
import { floorTexture, renderedRoom } from '#site/visualizer/rooms.ts';
import type { FloorOption, Options } from '#visualizer/plan/options.ts';
import { definePage } from '../define-page.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const words = wordsIn(language).visualizer;
  const { business, rooms } = contentIn(language);
  const path = pathIn(language, pathOf('visualizer'));
  const firstPicture = imageIn(language, picks.pictures.visualizer ?? picks.pictures.home);
  const floors = floorsIn(language);
  const options: Options = {
    rooms: rooms.map(({ id, name, description, dimensions, schematic }) => ({ id, name, description, dimensions, schematic })),
    // The tool's labels name the floors, so it doesn't need the alt texts.
    floors: floors.map((floor) => ({ ...floor, picture: { ...floor.picture, alt: '' } })),
    renderedRooms: rooms.flatMap(({ id, name }) => {
      const rendered = renderedRoom(id, language);
      return rendered ? [{ id, name, ...rendered }] : [];
    }),
    firstPicture,
    extraPrices: { minimum: business.minimumCharge, ...extraPrices() },
    planWords: planWordsIn(language),
  };
  const application: WebApplication = {
    '@type': 'WebApplication',
    '@id': toId(path, 'app'),
    name: words.name,
    url: toUrl(path),
    applicationCategory: 'HomeApplication',
    operatingSystem: 'Any',
    browserRequirements: words.browserRequirements,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    provider: ref(businessId),
  };
  return {
    ...definePage(path, words, { nodes: [application] }),
    words,
    options,
    costGuide,
    catalog: pathOf(hasPage(pathOf('flooring')) ? 'flooring' : 'services'),
  };
}

function floorsIn(language: Language) {
  const { business, visualizerFloors } = contentIn(language);
  return visualizerFloors.map(({ pattern, ...floor }) => {
    const texture = floorTexture(pattern);
    return {
      ...floor,
      ...texture,
      picture: imageIn(language, pattern),
      tileFeet: texture.feet,
      installationPerSqFt: business.installationPerSqFt,
      patternLabor: business.patternLabor,
      service: floorKinds.en.kinds.find(({ visualizer }) => visualizer === floor.category)?.service,
    } satisfies FloorOption;
  });
}
