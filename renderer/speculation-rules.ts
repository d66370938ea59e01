/** Pages are fetched when a visitor is about to open them; nothing runs before it is shown. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }, { not: { href_matches: '/inbox' } }] },
      eagerness: 'moderate',
    },
  ],
});
