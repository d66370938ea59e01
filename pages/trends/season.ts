/**
 * Runs in the head, before the first paint. Puts the season to show on the root element: the one in the address's hash, or
 * else the current one. SeasonSection hides the other three. With scripts off, all four are shown.
 */
export const seasonScript = `{
  const seasons = ['winter', 'spring', 'summer', 'fall'];
  const show = () => {
    const linked = location.hash.slice(1);
    const current = seasons[Math.floor(((new Date().getMonth() + 1) % 12) / 3)];
    const { dataset } = document.documentElement;
    if (seasons.includes(linked)) dataset.season = linked;
    // A link to another part of the page, such as the skip link, leaves the season alone.
    else if (linked === '' || !dataset.season) dataset.season = current;
  };
  show();
  addEventListener('hashchange', show);
}`;
