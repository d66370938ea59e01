/** What the interface says, by page. */
import type { z } from 'zod';
import type { Language } from '../../schema/language.ts';
import { articleWords } from '../../schema/words/article.ts';
import { blogWords } from '../../schema/words/blog.ts';
import { citiesWords } from '../../schema/words/cities.ts';
import { cityWords } from '../../schema/words/city.ts';
import { contactWords } from '../../schema/words/contact.ts';
import { flooringWords } from '../../schema/words/flooring.ts';
import { frameWords } from '../../schema/words/frame.ts';
import { galleryWords } from '../../schema/words/gallery.ts';
import { guidesWords } from '../../schema/words/guides.ts';
import { homeWords } from '../../schema/words/home.ts';
import { infoWords } from '../../schema/words/info.ts';
import { jobsWords } from '../../schema/words/jobs.ts';
import { notFoundWords } from '../../schema/words/not-found.ts';
import { ownRequestWords } from '../../schema/words/own-request.ts';
import { photoToolsWords } from '../../schema/words/photo-tools.ts';
import { privacyWords } from '../../schema/words/privacy.ts';
import { quoteWords } from '../../schema/words/quote.ts';
import { realSizeWords } from '../../schema/words/real-size.ts';
import { requestPageWords } from '../../schema/words/request.ts';
import { requestViewWords } from '../../schema/words/request-view.ts';
import { serviceWords } from '../../schema/words/service.ts';
import { servicesWords } from '../../schema/words/services.ts';
import { sharedWords } from '../../schema/words/shared.ts';
import { thanksWords } from '../../schema/words/thanks.ts';
import { trendsWords } from '../../schema/words/trends.ts';
import { visualizerWords } from '../../schema/words/visualizer.ts';
import { zipCheckWords } from '../../schema/words/zip-check.ts';
import { readEntry } from './read.ts';

const words = { en: readWords('en'), es: readWords('es') };

export function wordsIn(language: Language) {
  return words[language];
}

function readWords(language: Language) {
  const read = <Schema extends z.ZodType>(schema: Schema, name: string) => readEntry(schema, `words/${name}.yaml`, language);
  return {
    article: read(articleWords, 'article'),
    // Only in English.
    blog: readEntry(blogWords, 'words/blog.yaml'),
    cities: read(citiesWords, 'cities'),
    city: read(cityWords, 'city'),
    contact: read(contactWords, 'contact'),
    flooring: read(flooringWords, 'flooring'),
    frame: read(frameWords, 'frame'),
    gallery: read(galleryWords, 'gallery'),
    guides: readEntry(guidesWords, 'words/guides.yaml'),
    home: read(homeWords, 'home'),
    info: read(infoWords, 'info'),
    jobs: read(jobsWords, 'jobs'),
    notFound: read(notFoundWords, 'not-found'),
    ownRequest: read(ownRequestWords, 'own-request'),
    photoTools: read(photoToolsWords, 'photo-tools'),
    privacy: read(privacyWords, 'privacy'),
    quote: read(quoteWords, 'quote'),
    realSize: read(realSizeWords, 'real-size'),
    request: read(requestPageWords, 'request'),
    requestView: read(requestViewWords, 'request-view'),
    service: read(serviceWords, 'service'),
    services: read(servicesWords, 'services'),
    shared: read(sharedWords, 'shared'),
    thanks: read(thanksWords, 'thanks'),
    trends: read(trendsWords, 'trends'),
    visualizer: read(visualizerWords, 'visualizer'),
    zipCheck: read(zipCheckWords, 'zip-check'),
  };
}
