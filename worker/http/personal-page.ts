/** A built page with something personal on it: no cache may keep it, and what was said of the file's bytes no longer holds. */
export function personalPage(page: Response, status: number, extraHeaders: Record<string, string> = {}): Response {
  const headers = new Headers(page.headers);
  for (const name of ['ETag', 'Content-Length']) headers.delete(name);
  for (const [name, value] of Object.entries(extraHeaders)) headers.set(name, value);
  headers.set('Cache-Control', 'no-store');
  return new Response(page.body, { status, headers });
}
