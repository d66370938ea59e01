import type { PageContextServer } from 'vike/types';
import { contactLink } from '../../../components/form/contact-link.ts';
import { fill } from '../../../schema/fill.ts';
import { type Language, languageOf, pathIn } from '../../../schema/language.ts';
import { wholeDollars } from '../../../schema/number-format.ts';
import type { Head } from '../../../schema/page.ts';
import { localize } from '../../../site/editions.ts';
import { cities, contentIn, serviceIn } from '../../../site/index.ts';
import { describeJob, quotesIn } from '../../../site/job-cards.ts';
import { findJob, reviews, serviceOf } from '../../../site/proof.ts';
import { wordsIn } from '../../../site/read/words.ts';
import { toId } from '../../../site/structured-data/ids.ts';
import { addGraph, homeIn } from '../../../site/structured-data/page.ts';
import { describeReview, listJobPhotos } from '../../../site/structured-data/proof.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal, routeParams }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const job = findJob(routeParams.slug ?? '');
  const words = wordsIn(language).proof;
  const { title, href: path, size, days, month, photos } = describeJob(language, job);
  const trail = [homeIn(language), { name: wordsIn(language).gallery.name, href: pathIn(language, '/gallery') }, { name: title }];
  const own = reviews.filter(({ id }) => id === job.review);
  const hero = photos.find(({ kind }) => kind === 'after') ?? photos[0];
  const head: Head = {
    path,
    title: fill(words.pageTitle, { title, size, month }),
    description: fill(words.description, { title, size, days, month }),
  };
  const service = serviceOf(job.floor);
  const city = cities.find(({ name }) => name === job.city);
  const about = { service, city: city?.slug };
  return {
    head: addGraph(head, {
      type: 'ImageGallery',
      trail,
      mainEntity: toId(path, 'list'),
      nodes: [
        listJobPhotos(
          path,
          title,
          photos.map(({ image }) => image),
        ),
        ...own.map(describeReview),
      ],
    }),
    trail,
    words,
    title,
    lead: fill(words.lead, { month, size, days }),
    facts: [
      { label: words.facts.floor, value: words.floors[job.floor] },
      { label: words.facts.size, value: size },
      { label: words.facts.time, value: days },
      { label: words.facts.finished, value: month },
      ...(job.price === undefined ? [] : [{ label: words.facts.price, value: wholeDollars(job.price) }]),
    ],
    hero: hero?.image,
    photos: photos.map((photo) => ({ image: photo.image, caption: words[photo.kind], isHero: photo === hero })),
    reviews: quotesIn(language, own),
    links: [
      ...(service
        ? [{ href: `/services/${service}`, name: fill(words.moreAbout, { service: nameService(language, service) }) }]
        : []),
      ...(city ? [{ href: `/cities/${city.slug}`, name: fill(words.inCity, { city: city.name }) }] : []),
      { href: '/gallery', name: words.allJobs },
    ],
    about,
    contact: localize(language, contactLink(about)),
    phone: contentIn(language).business.phone,
  };
}

function nameService(language: Language, slug: string): string {
  return serviceIn(language, slug).name.toLowerCase();
}
