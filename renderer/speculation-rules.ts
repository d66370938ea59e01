const pages = { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }, { not: { href_matches: '/inbox' } }] };

/** Lets browsers fetch a page when a visitor is about to open it. Nothing on it runs before it's shown. */
export const speculationRules = JSON.stringify({ prefetch: [{ where: pages, eagerness: 'moderate' }] });
