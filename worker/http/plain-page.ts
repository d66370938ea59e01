/** Pages that the Worker writes itself, for links in mails. */
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { type Language, locales } from '#schema/rules/language.ts';
import { sha256 } from '../sha256.ts';

/** Browsers' own colors suit light and dark screens. */
const style = `:root{color-scheme:light dark}body{max-width:40rem;margin:0 auto;padding:2rem 1rem;font:1.125rem/1.5 system-ui,sans-serif}
button{width:100%;min-height:3rem;padding:.6rem;font:inherit;font-weight:600}`;

type Body = ReturnType<typeof html>;

export async function plainPage(c: Context, language: Language, title: string, body: Body): Promise<Response> {
  const hash = btoa(String.fromCharCode(...(await sha256(style))));
  // Allows this page's own style and its forms, and nothing else.
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'`;
  c.header('Content-Security-Policy', policy);
  return c.html(
    html`<!doctype html>
<html lang="${locales[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>`,
  );
}
