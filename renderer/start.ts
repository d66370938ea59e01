/**
 * The inline script of a page. Once the page has loaded, it has the parts below the first screen laid out, which
 * components/global-style.ts leaves until then. It fetches the page's own script and what that imports, side by side: once
 * the page and its first pictures are painted, so that on a slow line they have it to themselves, or at the visitor's
 * first touch.
 */
export function starterOf(scriptUrls: string[]): string {
  return minify(`{
    const start = () => ${JSON.stringify(scriptUrls)}.map((url) => import(url));
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, start, { once: true, passive: true });
    const painted = new PerformanceObserver(() => {
      painted.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(start));
    });
    addEventListener('load', () => {
      document.documentElement.dataset.laid = '';
      painted.observe({ type: 'paint', buffered: true });
    });
  }`);
}

function minify(script: string): string {
  return script
    .replace(/\s+/g, ' ')
    .replace(/ ?(=>|[=,;{}():]) ?/g, '$1')
    .trim();
}
