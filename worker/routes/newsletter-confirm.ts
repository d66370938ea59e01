/** Confirming a subscription. The link in the mail opens a page with a button, because mail programs open links by themselves. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import { type Language, locales } from '../../schema/language.ts';
import { mailWords } from '../../schema/mail-words.ts';
import type { AppEnv } from '../env.ts';
import { callLanguage } from '../http/language.ts';
import { limitCalls } from '../http/limit.ts';
import { ProblemError } from '../http/problem.ts';
import { formType, limitBody, requireType, validateQuery } from '../http/validate.ts';
import { sha256, sha256Hex } from '../sha256.ts';
import { openDesk } from '../store/open-desk.ts';

const tokenSchema = z.object({ token: z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'This link is incomplete.' })) });

export const newsletterConfirm = new Hono<AppEnv>();
newsletterConfirm.use(limitCalls('VISITOR_LIMIT'));

newsletterConfirm.get('/', validateQuery(tokenSchema), async (c) => {
  c.header('Content-Security-Policy', await policy());
  return c.html(confirmPage(callLanguage(c), c.req.valid('query').token));
});

newsletterConfirm.post('/', limitBody, async (c) => {
  requireType(c, formType);
  const { data } = tokenSchema.safeParse(await c.req.parseBody());
  if (!data) throw new ProblemError(400, 'This link is incomplete.');
  const isConfirmed = await openDesk(c.env).newsletter.confirm(await sha256Hex(data.token));
  return c.redirect(isConfirmed ? '/blog#subscribed' : '/blog#not-subscribed', 303);
});

export function confirmationMail(language: Language, link: string): { subject: string; text: string } {
  const { subject, greeting, ask, ignore } = mailWords[language].newsletter;
  return { subject, text: [greeting, '', ask, link, '', ignore, '', new URL(link).host].join('\n') };
}

/** Browsers' own colors suit light and dark screens. */
const style = `:root{color-scheme:light dark}body{max-width:32rem;margin:15vh auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif}
button{min-height:3rem;padding:.75rem 1.5rem;font:inherit;font-weight:600}`;

function confirmPage(language: Language, token: string) {
  const { heading, about, confirm } = mailWords[language].newsletter;
  return html`<!doctype html>
<html lang="${locales[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${about}</p>
<form action="/api/newsletter/confirm" method="post">
<input type="hidden" name="token" value="${token}">
<button>${confirm}</button>
</form>
</main>
</body>
</html>`;
}

/** Allows this page's own style and its form, and nothing else. */
async function policy(): Promise<string> {
  const hash = btoa(String.fromCharCode(...(await sha256(style))));
  return `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'`;
}
