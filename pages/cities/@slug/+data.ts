import type { Service } from 'schema-dts';
import type { PageContextServer } from 'vike/types';
import { floorOptions } from '../../../content/city-floors.ts';
import { business, cities, findArticle, findCity, image } from '../../../content/index.ts';
import { nearbyProof } from '../../../content/job-cards.ts';
import { austinOnMap, countyOutlines, mapSize, toMapPoint } from '../../../content/map.ts';
import { nearestCities } from '../../../content/nearby.ts';
import { nearest } from '../../../content/proof.ts';
import { describeCityOnMap, toCityId } from '../../../content/structured-data/area.ts';
import { describeFaq } from '../../../content/structured-data/faq.ts';
import { businessId, ref, toId, toUrl } from '../../../content/structured-data/ids.ts';
import { addGraph, home } from '../../../content/structured-data/page.ts';
import { wordsIn } from '../../../content/words.ts';
import type { City } from '../../../schema/content.ts';
import { fill } from '../../../schema/fill.ts';
import type { Crumb, Head } from '../../../schema/page.ts';

const nearbyCount = 4;
const shownZipCodes = 8;

export type Data = ReturnType<typeof data>;

export function data(pageContext: PageContextServer) {
  const city = findCity(pageContext.routeParams.slug ?? '');
  const place = { name: city.name, ...toMapPoint(city.coordinates) };
  return {
    head: makeHead(city),
    trail: makeTrail(city),
    city,
    phone: business.phone,
    zipCodes: { shown: city.zipCodes.slice(0, shownZipCodes), more: Math.max(0, city.zipCodes.length - shownZipCodes) },
    hero: image(city.image),
    options: floorOptions(city).map(({ swatch, ...option }) => ({ ...option, swatch: image(swatch) })),
    challenges: city.flooringChallenges,
    nearby: nearestCities(city, nearbyCount).map(({ city: { slug, name }, miles }) => ({
      href: `/cities/${slug}`,
      name,
      miles: Math.max(1, Math.round(miles)),
    })),
    proof: nearbyProof('en', fill(wordsIn('en').proof.near, { city: city.name }), (entries) => nearest(entries, city, cities)),
    articles: city.articles.map(findArticle).map(({ slug, title, category }) => ({ href: `/blog/${slug}`, title, category })),
    showcase: city.slug === 'austin' ? image('bathroom-tub') : null,
    map: {
      counties: countyOutlines,
      size: mapSize,
      highlighted: [city.county],
      named: city.slug === 'austin' ? [place] : [{ name: 'Austin', ...austinOnMap }, place],
    },
  };
}

function makeHead(city: City): Head {
  const path = `/cities/${city.slug}`;
  return addGraph(
    { path, ...city.seo },
    {
      trail: makeTrail(city),
      hero: image(city.image),
      mainEntity: toId(path, 'service'),
      nodes: [describeWork(city, path), describeCityOnMap(city), ...(city.faq ? [describeFaq(path, city.faq)] : [])],
    },
  );
}

function makeTrail({ name }: City): Crumb[] {
  return [home, { name: 'Service areas', href: '/cities' }, { name }];
}

/** Our service in one city. It refers to the business instead of giving an address, because we have no branch there. */
function describeWork({ name, slug }: City, path: string): Service {
  return {
    '@type': 'Service',
    '@id': toId(path, 'service'),
    name: `Professional Flooring Installation in ${name}, Texas`,
    serviceType: 'Flooring Installation',
    url: toUrl(path),
    provider: ref(businessId),
    areaServed: ref(toCityId(slug)),
  };
}
