/**
 * Runs in the head, before the first paint. Puts the season to show on the root element: the one in the address's hash, or
 * else the current one. SeasonSection hides the other three. With scripts off, all four are shown.
 */
export const seasonScript = `{
  const seasons = ['winter', 'spring', 'summer', 'fall'];
  const show = () => {
    const linked = location.hash.slice(1);
    const current = seasons[Math.floor(((new Date().getMonth() + 1) % 12) / 3)];
    document.documentElement.dataset.season = seasons.includes(linked) ? linked : current;
  };
  show();
  addEventListener('hashchange', show);
}`;
