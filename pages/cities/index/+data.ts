import type { PageContextServer } from 'vike/types';
import type { City } from '#schema/content/files/city.ts';
import { fill } from '#schema/rules/fill.ts';
import { type Language, languageOf, pathIn } from '#schema/rules/language.ts';
import { mainCounties } from '#site/business.ts';
import { countyOutlines, mapSize, toMapPoint } from '#site/geography/map.ts';
import { describeDistance, serviceArea } from '#site/geography/service-area.ts';
import { cities, contentIn, drawingIn } from '#site/index.ts';
import { pathOf } from '#site/pages.ts';
import { wordsIn } from '#site/read/words.ts';
import { workCounties } from '#site/read/work-counties.ts';
import { markClaim } from '#site/samples.ts';
import { definePage } from '../../define-page.ts';
import { groupByCounty } from './group-by-county.ts';

const shownStyles = 2;

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const words = wordsIn(language).cities;
  const { business } = contentIn(language);
  const path = pathIn(language, pathOf('cities'));
  const groups = groupByCounty(cities.map((city) => toCard(language, city)));
  return {
    ...definePage(path, words, {
      values: { count: cities.length },
    }),
    words: { ...words, mapCaption: describeMainCounties(language) },
    business,
    cityCount: `${cities.length}+`,
    stats: [
      { label: words.stats.counties, value: business.counties.mainCount },
      { label: markClaim(language, 'customers', words.stats.customers), value: business.claims.customers },
      { label: markClaim(language, 'yearsCities', words.stats.years), value: business.claims.yearsCities },
    ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
    groups,
    areas: serviceArea(cities, language),
    map: {
      counties: countyOutlines,
      size: mapSize,
      highlighted: workCounties(),
      places: cities.map(({ name, coordinates }) => ({ name, ...toMapPoint(coordinates) })),
    },
  };
}

/** Says what the specified number of counties counts. */
function describeMainCounties(language: Language): string {
  return fill(wordsIn(language).cities.mapCaption, {
    count: mainCounties.length,
    names: new Intl.ListFormat(language).format(mainCounties),
    cities: cities.filter(({ county }) => mainCounties.includes(county)).length,
  });
}

function toCard(language: Language, city: City) {
  const { name, slug, county, description, drawing, population, neighborhoods, popularStyles } = city;
  return {
    href: pathOf('city', slug),
    name,
    county,
    distance: describeDistance(language, city, { homeBase: wordsIn(language).cities.homeBase, fromHome: '{distance}' }),
    // Without its source.
    population: population?.match(/\d[\d,]*/)?.[0],
    ground: drawing && drawingIn(language, drawing).title,
    neighborhoods: neighborhoods.length,
    // Cities' entries are only in English.
    description: language === 'en' ? description : null,
    styles: language === 'en' ? popularStyles.slice(0, shownStyles) : [],
  };
}
