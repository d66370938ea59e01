/**
 * Reports every page view to the Worker (schema/api/page-view.ts), including pages restored from the back/forward cache. A
 * prerendered page counts only when it's shown. Global Privacy Control turns this off.
 */
export function countPageViews(): void {
  const { pathname, origin, search } = location;
  if (Reflect.get(navigator, 'globalPrivacyControl') || pathname === '/inbox') return;
  const send = () => {
    // Sends only campaign parameters; the rest of the query might be about the visitor.
    const campaign = String(new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))));
    // Firefox lacks it with `beacon.enabled` off, as in LibreWolf.
    navigator.sendBeacon?.(
      '/api/page-view',
      JSON.stringify({
        page_location: origin + pathname + (campaign && `?${campaign}`),
        page_path: pathname,
        page_title: document.title,
      }),
    );
  };
  // A prerendered page, or one in a background tab, isn't shown yet.
  if (document.visibilityState === 'visible') send();
  else document.addEventListener('visibilitychange', send, { once: true });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) send();
  });
}
