import type { Service } from 'schema-dts';
import type { PageContextServer } from 'vike/types';
import type { City } from '#schema/content/files/city.ts';
import { fill } from '#schema/rules/fill.ts';
import { type Language, languageOf, pathIn } from '#schema/rules/language.ts';
import { floorOptions } from '#site/city-floors.ts';
import { localFirst } from '#site/editions.ts';
import { installedTotals } from '#site/floor-price.ts';
import { articleLink, oldFloorsPath } from '#site/frame.ts';
import { countyOutlines, homeOnMap, mapSize, toMapPoint } from '#site/geography/map.ts';
import { nearestCities } from '#site/geography/nearby.ts';
import { describeDistance } from '#site/geography/service-area.ts';
import { cityIn, drawingIn, findCity, imageIn } from '#site/index.ts';
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

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal, routeParams }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const city = cityIn(language, routeParams.slug ?? '');
  const english = findCity(city.slug);
  const path = pathIn(language, pathOf('city', city.slug));
  const hero = city.image ? imageIn(language, city.image) : undefined;
  const place = { name: city.name, ...toMapPoint(city.coordinates) };
  const county = fill(wordsIn(language).frame.county, { name: city.county });
  const distance = describeDistance(language, city, wordsIn(language).city);
  return {
    ...definePage(
      path,
      { name: city.name, ...city.seo },
      {
        nodes: [
          describeWork(language, city, path),
          // Its English page describes it.
          language === 'en' ? describeCityOnMap(city) : nameCity(city),
          ...(city.faq ? [describeFaq(path, city.faq)] : []),
        ],
      },
    ),
    city,
    /** What the page's words are about. */
    about: { city: city.name, county, distance: distance.charAt(0).toLowerCase() + distance.slice(1) },
    distance,
    hero,
    drawing: city.drawing ? drawingIn(language, city.drawing) : null,
    options: floorOptions(english, city, language).map(({ swatch, ...option }) => ({
      ...option,
      swatch: imageIn(language, swatch),
    })),
    totals: installedTotals,
    hasVisualizer: hasPage(pathOf('visualizer')),
    nearby: nearestCities(english, nearbyCount).map(({ city: { slug, name }, miles }) => ({
      name,
      href: pathOf('city', slug),
      text: fill(wordsIn(language).city.miles, { count: Math.max(1, Math.round(miles)) }),
    })),
    work: jobsAbout(language, fill(wordsIn(language).jobs.inCity, { city: city.name }), (entry) => entry.city === city.name),
    articles: localFirst(
      language,
      city.articles.map((slug) => articleLink(language, slug)),
    ),
    oldFloors: oldFloorsPath,
    showcase: picks.showcase?.city === city.slug ? imageIn(language, picks.showcase.picture) : null,
    map: {
      counties: countyOutlines,
      size: mapSize,
      highlighted: [city.county],
      named: city.name === region.home.name ? [place] : [{ name: region.home.name, ...homeOnMap }, place],
    },
  };
}

/** Our service in one city. It refers to the business instead of giving an address, because we have no branch there. */
function describeWork(language: Language, { name, slug }: City, path: string): Service {
  const words = wordsIn(language).city;
  return {
    '@type': 'Service',
    '@id': toId(path, 'service'),
    name: `${words.title} ${fill(words.place, { city: name })}`,
    serviceType: words.work,
    url: toUrl(path),
    provider: ref(businessId),
    areaServed: ref(toCityId(slug)),
  };
}
