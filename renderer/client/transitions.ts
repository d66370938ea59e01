/**
 * Safari skips the transition of a page that goes into the back/forward cache, and reports that as an unhandled error when the page
 * comes back.
 */
export function ignoreSkippedTransitions(): void {
  addEventListener('pageswap', ({ viewTransition }) => {
    viewTransition?.ready.catch(() => null);
  });
}
