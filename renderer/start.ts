/**
 * The inline script of a page, a module so that it runs when the page is parsed. Once the page has loaded and is painted, it has
 * the parts below the first screen laid out, one a frame, which components/global-style.ts leaves until then, and after them
 * fetches the page's own script and what that imports, side by side. So the first screen has a slow line and a slow processor
 * to itself. Coming back to a page or reloading it, which begins where the visitor was, has all of it laid out at once. A
 * visitor's first touch fetches the script at once.
 */
export function starterOf(scriptUrls: string[]): string {
  return minify(`
    const start = () => ${JSON.stringify(scriptUrls)}.map((url) => import(url));
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, start, { once: true, passive: true });
    const parts = [...document.querySelectorAll('main > * ~ *, body > footer'), document.documentElement];
    const visits = performance.getEntriesByType('navigation').map(({ type }) => type);
    if (!visits.includes('navigate')) for (const part of parts.splice(0)) part.dataset.laid = '';
    const lay = () => {
      const part = parts.shift();
      if (!part) return start();
      part.dataset.laid = '';
      requestAnimationFrame(lay);
    };
    const painted = new PerformanceObserver(() => {
      painted.disconnect();
      requestAnimationFrame(lay);
    });
    addEventListener('load', () => painted.observe({ type: 'paint', buffered: true }));
  `);
}

function minify(script: string): string {
  return script
    .replace(/\s+/g, ' ')
    .replace(/ ?(=>|[=,;{}():]) ?/g, '$1')
    .trim();
}
