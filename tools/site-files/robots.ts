/** robots.txt (RFC 9309): everything except the API, the inbox and the editor. Calendar programs that read it must find their feed. */
export function robots(siteUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/calendar/',
    'Disallow: /api/',
    'Disallow: /inbox',
    'Disallow: /edit',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
