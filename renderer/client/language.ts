import { toEnglishPath } from '#schema/rules/language.ts';

/** The switch keeps the query and the fragment, such as a plan. */
export function enhanceLanguageSwitch(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switch]')) {
    link.addEventListener('click', () => {
      // A page without the other edition leads to a different page.
      if (toEnglishPath(link.pathname) !== toEnglishPath(location.pathname)) return;
      link.search = location.search;
      link.hash = location.hash;
    });
  }
}
