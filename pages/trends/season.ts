interface Season {
  id: string;
  /** The month in which it starts: 1 for January. It lasts until the next one starts. */
  starts: number;
}

/**
 * Runs in the head, before the first paint. Puts the season to show on the root element: the one in the address's hash, or
 * else the current one. SeasonSection hides the others. With scripts off, all of them are shown.
 */
export function seasonScript(seasons: readonly Season[]): string {
  return `{
  const seasons = ${JSON.stringify(seasons.map(({ id }) => id))};
  const months = ${JSON.stringify(seasonOfEachMonth(seasons))};
  const show = () => {
    const linked = location.hash.slice(1);
    const { dataset } = document.documentElement;
    if (seasons.includes(linked)) dataset.season = linked;
    // A link to another part of the page, such as the skip link, leaves the season alone.
    else if (linked === '' || !dataset.season) dataset.season = months[new Date().getMonth()];
  };
  show();
  addEventListener('hashchange', show);
}`;
}

/** Ids from January to December. Until the year's first season starts, its last one goes on. */
function seasonOfEachMonth(seasons: readonly Season[]): (string | undefined)[] {
  const inOrder = seasons.toSorted((a, b) => a.starts - b.starts);
  return Array.from({ length: 12 }, (_, index) => (inOrder.findLast(({ starts }) => starts <= index + 1) ?? inOrder.at(-1))?.id);
}
