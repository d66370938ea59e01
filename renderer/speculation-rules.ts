const pages = { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }, { not: { href_matches: '/inbox' } }] };

/** Lets browsers fetch a page when a visitor is about to open it. None of it runs before the page is shown. */
export const speculationRules = JSON.stringify({ prefetch: [{ where: pages, eagerness: 'moderate' }] });
