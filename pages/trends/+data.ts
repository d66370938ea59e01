import { business, image, seasons } from '../../content/index.ts';
import type { Head } from '../../schema/page.ts';
import { seasonScript } from './season.ts';

const path = '/trends';
const description =
  'Floors that suit each season in Central Texas: spring mud, summer heat, fall company and winter northers. Twelve trends for 2025 with colors and benefits.';
const url = business.siteUrl + path;
const company = { '@type': 'Organization', name: business.name, url: business.siteUrl };

const head: Head = {
  path,
  title: `Seasonal Flooring Trends 2025 | ${business.name}`,
  description,
  keywords: ['flooring trends 2025', 'seasonal flooring trends', 'flooring colors Austin'],
  script: seasonScript,
  type: 'article',
  jsonLd: [
    {
      '@type': 'Article',
      '@id': `${url}#article`,
      headline: 'Seasonal Flooring Trends',
      description,
      author: company,
      publisher: company,
      datePublished: '2025-01-01',
      // The current time of a static page is that of its build.
      dateModified: new Date().toISOString(),
      mainEntityOfPage: url,
    },
  ],
};

export type Data = ReturnType<typeof data>;

export function data() {
  return { head, phone: business.phone, hero: image('den-walnut'), seasons };
}
