/**
 * Most that JavaScript may keep while pages are built, in MiB. Without a bound Node lets garbage pile up where memory is
 * plenty: 10,000 pages take 2 GiB then, and fit in this as well.
 */
export const heapLimit = '--max-old-space-size=960';
