import { belowTablet, color, colorProperties, font, headerHeight, measure, size, space } from './theme.ts';

/** Styles for plain elements. They have their own style element, because hydration replaces the one of styled-components. */
export function globalStyle(fontUrl: string): string {
  return `
@font-face { font-family: Fraunces; src: url(${fontUrl}) format('woff2'); font-weight: 400 700; font-display: swap; }
${elements}${states}${narrow}${largeText}${reducedMotion}${forcedColors}${print}`;
}

const elements = `
@font-face { font-family: 'Fraunces Fallback Georgia'; src: local('Georgia'); ascent-override: 92.96%; descent-override: 24.24%; size-adjust: 105.2%; }
@font-face { font-family: 'Fraunces Fallback Times'; src: local('Times New Roman'), local('Liberation Serif'); ascent-override: 84.71%; descent-override: 22.09%; line-gap-override: 0%; size-adjust: 115.45%; }
@view-transition { navigation: auto; }
:root { ${colorProperties} color-scheme: only light; }
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: calc(${headerHeight} + ${space[4]}); scroll-padding-bottom: 6rem; }
body { timeline-scope: --call-actions, --closing-actions; margin: 0; background: ${color.page}; color: ${color.ink}; font: 400 ${size.text}/1.6 ${font.text}; overflow-wrap: break-word; }
h1, h2, h3, h4 { margin: 0; font-family: ${font.heading}; font-weight: 540; line-height: 1.15; text-wrap: balance; }
h1 { font-size: ${size.h1}; line-height: 1.06; letter-spacing: -0.02em; }
h2 { font-size: ${size.h2}; letter-spacing: -0.01em; }
h3 { font-size: ${size.h3}; }
h4 { font-size: ${size.h4}; }
p, ul, ol, dl, dd, figure, blockquote { margin: 0; }
p { max-width: ${measure}; text-wrap: pretty; }
ul, ol { padding: 0; list-style: none; }
a { color: ${color.accent}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { color: ${color.accentDark}; text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid ${color.accent}; outline-offset: 3px; }
img, svg { display: block; max-width: 100%; }
img { height: auto; }
button, input, select, textarea { font: inherit; color: inherit; }
summary { cursor: pointer; }
`;

const states = `
[hidden] { display: none !important; }
[data-island] { display: contents; }
[data-tone='dark'] { --ink-muted: ${color.onDarkMuted}; --rule: ${color.darkRule}; --rule-strong: ${color.onDarkMuted}; --accent: ${color.accentOnDark}; }
.lucide { fill: none; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round; }
.unseen:not(:focus):not(:focus-within) { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
p a[href^='tel:'], .whole { white-space: nowrap; }
.waits { opacity: 0; transform: translateY(12px); }
.shown { opacity: 1; transform: none; transition: opacity 350ms ease-out, transform 350ms ease-out; }
`;

/** Short lines need less space between them. */
const narrow = `
${belowTablet} { body { line-height: 1.5; } }
`;

/** A phone with text at twice its size has room for only one column. */
const largeText = `
@media (max-width: 17.5em) {
  main *, footer * { grid-template-columns: minmax(0, 1fr) !important; min-width: 0 !important; overflow-wrap: anywhere; white-space: normal !important; }
  main dl > div { flex-wrap: wrap; }
  main table { display: block; overflow-x: auto; }
}
`;

const reducedMotion = `
@media (prefers-reduced-motion: reduce) {
  @view-transition { navigation: none; }
  .waits { opacity: 1; transform: none; }
  *, ::before, ::after { transition: none !important; animation-duration: 0.01ms !important; scroll-behavior: auto !important; }
}
`;

/** Marks the selected option, since its own colors are gone. */
const forcedColors = `
@media (forced-colors: active) {
  :is([aria-pressed=true], [aria-selected=true]) { forced-color-adjust: none; background: Highlight !important; }
  :is([aria-pressed=true], [aria-selected=true]), :is([aria-pressed=true], [aria-selected=true]) * { color: HighlightText !important; }
  svg { color: inherit !important; }
}
`;

/** Backgrounds are usually off on paper, so bands print in ink on white. */
const print = `
@media print {
  :root { --on-dark: ${color.ink}; --on-dark-muted: ${color.inkMuted}; --dark-rule: ${color.rule}; --accent-on-dark: ${color.accent}; font-size: 80%; }
  body { background: none; }
  nav, summary svg, [data-no-print], [data-language-switch] { display: none !important; }
  [data-tone] { background: none !important; }
  h1, h2, h3, h4 { break-after: avoid; }
  li, tr, figure, picture, details, dl > div { break-inside: avoid; }
  figure { max-width: 4.5in; }
  details::details-content { content-visibility: visible; }
  .waits { opacity: 1; transform: none; }
}
`;
