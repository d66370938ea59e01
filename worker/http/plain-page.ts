/** Pages that the Worker writes itself, for visitors without scripts and for links in mails. */
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { type Language, locales } from '../../schema/language.ts';
import { sha256 } from '../sha256.ts';

/** Browsers' own colors suit light and dark screens. In print, a quote fits Letter paper. */
const style = `:root{color-scheme:light dark}body{max-width:40rem;margin:0 auto;padding:2rem 1rem;font:1.125rem/1.5 system-ui,sans-serif}
section,form{margin-block:2rem;break-inside:avoid}form{display:grid;gap:.75rem}table{width:100%;border-collapse:collapse}
h2{margin-block:1rem .5rem;font-size:1.25rem}p,dl{margin-block:.5rem}dt{font-size:.875rem}dd{margin:0 0 .5rem;overflow-wrap:anywhere}
th,td{padding:.4rem 0;border-bottom:1px solid #8888;text-align:start;vertical-align:top}
th{min-width:6rem;font-weight:400;overflow-wrap:anywhere}[data-total=yes] *{font-weight:700}td{padding-inline-start:1rem;text-align:end}small{display:block}.text{white-space:pre-line;overflow-wrap:anywhere}
input[type=text],textarea,button{box-sizing:border-box;width:100%;min-height:3rem;padding:.6rem;font:inherit}button{font-weight:600}
[role]{padding:1rem;border:2px solid}.paper{display:none}@page{size:letter;margin:.6in}@media print{form,[role],main>p{display:none}
body{padding:0;font-size:10pt;line-height:1.35}h1{margin:0;font-size:16pt}h2{margin-block:.5rem .2rem;font-size:11pt}section{margin-block:.4rem}th,td{padding:.15rem 0}p{margin-block:.2rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:0 1rem}dd{margin:0}main>.paper{display:grid;grid-template-columns:2fr 1fr;gap:2rem;padding-top:2.5rem}
small{display:inline;margin-inline-start:.75rem}.paper span{border-top:1px solid}}`;

type Body = ReturnType<typeof html>;

export async function plainPage(c: Context, language: Language, title: string, body: Body, status = 200): Promise<Response> {
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
    status as 200,
  );
}
