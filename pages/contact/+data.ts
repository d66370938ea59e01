import {
  articles,
  business,
  businessHours,
  cities,
  galleryProjects,
  guides,
  image,
  products,
  services,
} from '../../content/index.ts';
import { serviceArea } from '../../content/service-area.ts';
import { describeContact } from '../../content/structured-data/business.ts';
import { businessId } from '../../content/structured-data/ids.ts';
import { addGraph, home } from '../../content/structured-data/page.ts';
import { serviceLabels } from '../../schema/estimate-request.ts';
import type { Head } from '../../schema/page.ts';
import { turnstileSiteKey } from './site-key.ts';
import type { Topics } from './topics.ts';
import { turnstileOrigin } from './turnstile.ts';

const head = {
  path: '/contact',
  title: `Free Flooring Estimate in Austin | ${business.name}`,
  description: `Get a free flooring estimate in Austin and Central Texas. Send the form or call, and we'll contact you within ${business.promisedContact}. ${business.hours.emergencyTime} emergency repair.`,
} satisfies Head;

const trail = [home, { name: 'Contact' }];

const topics: Topics = {
  services: { ...serviceLabels, ...Object.fromEntries(services.map(({ slug, name }) => [slug, name])) },
  floors: Object.fromEntries(products.map(({ id, name }) => [id, name])),
  cities: Object.fromEntries(cities.map(({ slug, name }) => [slug, name])),
  articles: Object.fromEntries(articles.map(({ slug, title }) => [slug, title])),
  guides: Object.fromEntries(guides.map(({ id, title }) => [id, title])),
  projects: Object.fromEntries(galleryProjects.map(({ afterImage, title }) => [afterImage, title])),
};

export type Data = ReturnType<typeof data>;

export function data() {
  const siteKey = turnstileSiteKey();
  const origins = siteKey === null ? [] : [turnstileOrigin];
  const hero = image('hall-walnut');
  return {
    head: addGraph(
      { ...head, origins },
      { type: 'ContactPage', trail, hero, mainEntity: businessId, business: describeContact() },
    ),
    trail,
    business,
    businessHours,
    areas: serviceArea(cities),
    hero,
    siteKey,
    topics,
  };
}
