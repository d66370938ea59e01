import { toEnglishPath } from '#schema/rules/language.ts';

/** Set in local storage once the visitor has chosen a language. */
const answered = 'language-chosen';

/** The switch keeps the query and the fragment, such as a plan, and remembers that the visitor has chosen. */
export function enhanceLanguageSwitch(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switch]')) {
    link.addEventListener('click', () => {
      remember();
      // A page without the other edition leads to a different page.
      if (toEnglishPath(link.pathname) !== toEnglishPath(location.pathname)) return;
      link.search = location.search;
      link.hash = location.hash;
    });
  }
}

/** Offers the Spanish edition to browsers set to Spanish, until the visitor has chosen. */
export function offerSpanish(): void {
  const offer = document.querySelector<HTMLElement>('[data-language-offer]');
  if (!offer || !navigator.language.startsWith('es') || hasAnswered()) return;
  offer.hidden = false;
  offer.querySelector('button')?.addEventListener('click', () => {
    remember();
    offer.hidden = true;
  });
}

function hasAnswered(): boolean {
  try {
    return localStorage.getItem(answered) !== null;
  } catch {
    // Storage is blocked: an answer couldn't be remembered, so don't ask.
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(answered, '1');
  } catch {
    // Storage is blocked.
  }
}
