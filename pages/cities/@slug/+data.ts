import type { Service } from 'schema-dts';
import type { PageContextServer } from 'vike/types';
import type { City } from '#schema/content/files/city.ts';
import { fill } from '#schema/rules/fill.ts';
import { type Language, languageOf, pathIn } from '#schema/rules/language.ts';
import { floorOptions } from '#site/city-floors.ts';
import { localizeLink } from '#site/editions.ts';
import { installedTotals } from '#site/floor-price.ts';
import { articleLink } from '#site/frame.ts';
import { countyOutlines, homeOnMap, mapSize, toMapPoint } from '#site/geography/map.ts';
import { nearestCities } from '#site/geography/nearby.ts';
import { describeDistance, describePopulation } from '#site/geography/service-area.ts';
import { cityIn, findCity, imageIn } from '#site/index.ts';
import { jobsAbout } from '#site/jobs.ts';
import { hasPage, pathOf } from '#site/pages.ts';
import { picks } from '#site/read/picks.ts';
import { region } from '#site/read/region.ts';
import { wordsIn } from '#site/read/words.ts';
import { describeCityOnMap, nameCity, toCityId } from '#site/structured-data/area.ts';
import { describeFaq } from '#site/structured-data/faq.ts';
import { businessId, ref, toId, toUrl } from '#site/structured-data/ids.ts';
import { definePage } from '../../define-page.ts';

const nearbyCount = 4;
const shownZipCodes = 8;

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal, routeParams }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const city = cityIn(language, routeParams.slug ?? '');
  const english = findCity(city.slug);
  const path = pathIn(language, pathOf('city', city.slug));
  const hero = imageIn(language, city.image);
  const place = { name: city.name, ...toMapPoint(city.coordinates) };
  const county = fill(wordsIn(language).frame.county, { name: city.county });
  const distance = describeDistance(language, city, wordsIn(language).city);
  const [lead = '', ...about] = splitSentences(city.localInfo);
  const moreZipCodes = Math.max(0, city.zipCodes.length - shownZipCodes);
  return {
    ...definePage(
      path,
      { name: city.name, ...city.seo },
      {
        hero,
        mainEntity: toId(path, 'service'),
        nodes: [
          describeWork(language, city, path),
          // Its English page describes it.
          language === 'en' ? describeCityOnMap(city) : nameCity(city),
          ...(city.faq ? [describeFaq(path, city.faq)] : []),
        ],
      },
    ),
    city,
    words: fillWords(language, { city: city.name, county, distance: distance.toLowerCase(), count: moreZipCodes }),
    county,
    distance,
    lead,
    about: about.join(''),
    conditions: (['soil', 'climate', 'housing'] as const).map((name) => {
      const [first = '', ...rest] = splitSentences(city.local[name]);
      return { name, first, rest: rest.join('') };
    }),
    population: describePopulation(english.population, language),
    zipCodes: { shown: city.zipCodes.slice(0, shownZipCodes), isCut: moreZipCodes > 0 },
    hero,
    options: floorOptions(english, city, language).map(({ swatch, ...option }) => ({
      ...option,
      swatch: imageIn(language, swatch),
    })),
    totals: installedTotals,
    hasVisualizer: hasPage(pathOf('visualizer')),
    challenges: city.flooringChallenges,
    nearby: nearestCities(english, nearbyCount).map(({ city: { slug, name }, miles }) => ({
      ...localizeLink(language, { name, href: pathOf('city', slug) }),
      miles: fill(wordsIn(language).city.miles, { count: Math.max(1, Math.round(miles)) }),
    })),
    work: jobsAbout(language, fill(wordsIn(language).jobs.inCity, { city: city.name }), (entry) => entry.city === city.name),
    articles: city.articles.map((slug) => articleLink(language, slug)),
    showcase: picks.showcase?.city === city.slug ? imageIn(language, picks.showcase.picture) : null,
    map: {
      counties: countyOutlines,
      size: mapSize,
      highlighted: [city.county],
      named: city.name === region.home.name ? [place] : [{ name: region.home.name, ...homeOnMap }, place],
    },
  };
}

function splitSentences(text: string): string[] {
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment);
}

/** The words of the page, about this city. */
function fillWords(language: Language, values: Record<string, string | number>) {
  const { showcase, miles: _, homeBase: __, fromHome: ___, ...words } = wordsIn(language).city;
  const about = (text: string) => fill(text, values);
  return {
    ...words,
    heading: about(words.heading),
    about: about(words.about),
    prices: about(words.prices),
    zipCodesIn: about(words.zipCodesIn),
    more: about(words.more),
    soil: about(words.soil),
    climate: about(words.climate),
    housing: about(words.housing),
    options: about(words.options),
    problems: about(words.problems),
    questions: about(words.questions),
    map: about(words.map),
    mapCaption: about(words.mapCaption),
    neighborhoods: about(words.neighborhoods),
    nearby: about(words.nearby),
    reasons: about(words.reasons),
    closing: about(words.closing),
    showcase,
  };
}

/** Our service in one city. It refers to the business instead of giving an address, because we have no branch there. */
function describeWork(language: Language, { name, slug }: City, path: string): Service {
  const words = wordsIn(language).city;
  return {
    '@type': 'Service',
    '@id': toId(path, 'service'),
    name: fill(words.heading, { city: name }),
    serviceType: words.work,
    url: toUrl(path),
    provider: ref(businessId),
    areaServed: ref(toCityId(slug)),
  };
}
