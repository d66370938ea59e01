/** robots.txt (RFC 9309): everything except the API, the inbox and the editor. */
export function robots(siteUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /inbox',
    'Disallow: /edit',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
