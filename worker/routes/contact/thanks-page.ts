/** What a form sent without scripts leads to: the built thank-you page, with the way to the visitor's own request. */
import type { Context } from 'hono';
import { linkFragment } from '#schema/api/visitor.ts';
import { type Language, pathIn } from '#schema/rules/language.ts';
import { referenceOf } from '#schema/rules/reference.ts';
import type { AppEnv } from '../../env.ts';
import { personalPage } from '../../http/personal-page.ts';

interface Sent {
  language: Language;
  isUrgent: boolean;
  id: string;
  /** Null if the visitor has got a link before. */
  secret: string | null;
}

/** Relies on the data-* attributes in pages/thanks/+Page.tsx. */
export async function thanksPage(c: Context<AppEnv>, { language, isUrgent, id, secret }: Sent): Promise<Response> {
  const path = pathIn(language, isUrgent ? '/thanks/urgent' : '/thanks');
  const page = await c.env.ASSETS.fetch(new URL(path, c.req.url)).catch(() => null);
  // Without the page, the request is stored all the same.
  if (!page?.ok) return c.redirect(path, 303);
  const answer = personalPage(page, 201);
  if (secret === null) return answer;
  const link = pathIn(language, `/request#${linkFragment(id, secret)}`);
  return new HTMLRewriter()
    .on('[data-own-request]', { element: (el) => void el.removeAttribute('hidden') })
    .on('[data-no-link]', { element: (el) => void el.remove() })
    .on('[data-reference]', { element: (el) => void el.setInnerContent(referenceOf(id)) })
    .on('[data-own-link]', { element: (el) => void el.setAttribute('href', link) })
    .transform(answer);
}
