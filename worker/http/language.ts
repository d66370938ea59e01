import type { Context } from 'hono';
import { type Language, languageOf, readLanguage } from '#schema/rules/language.ts';
import { languageSchema } from '#schema/rules/request-context.ts';
import type { AppEnv } from '../env.ts';

/** The language of the page that calls. Scripts say it in a header, and the form in a field. */
export function callLanguage(c: Context<AppEnv>): Language {
  const form = c.get('contactForm');
  if (!form) return readLanguage(c.req.header('Accept-Language')?.slice(0, 2));
  return form.language === undefined ? pageLanguage(c) : readLanguage(form.language);
}

/** The language of the page that led here, without scripts: from the form's address, or from where the visitor was before. */
export function pageLanguage(c: Context<AppEnv>): Language {
  const sent = languageSchema.safeParse(c.req.query('language'));
  if (sent.success) return sent.data;
  const referer = c.req.header('Referer') ?? '';
  return URL.canParse(referer) ? languageOf(new URL(referer).pathname) : 'en';
}
