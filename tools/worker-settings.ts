/** What the Worker has to know about the business, as a file that is bundled into it: it can't import the content. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { builtRegion } from '#site/built-region.ts';
import { business } from '#site/business.ts';
import { builtServices } from '#site/form-services.ts';
import { factValue } from '#site/read/facts.ts';
import { wordsIn } from '#site/read/words.ts';

export function writeWorkerSettings(): void {
  mkdirSync('dist', { recursive: true });
  const quoteWords = { en: wordsIn('en').quote, es: wordsIn('es').quote };
  const [cancelDays, refundDays] = [factValue('quote.cancel'), factValue('quote.refund')];
  const settings = { ...builtRegion, siteUrl: business.siteUrl, services: builtServices, quoteWords, cancelDays, refundDays };
  writeFileSync('dist/business.json', `${JSON.stringify(settings)}\n`);
}
