/** site.webmanifest: name, colors and icons for a home screen. The site isn't an app, so it opens in the browser. */
import { withColors } from '#components/theme.ts';
import { look } from '#site/look.ts';
import { pngIcons } from './icons.ts';
import type { SitePage } from './pages.ts';

export function manifest(pages: SitePage[], { name, shortName }: { name: string; shortName: string }): string {
  const content = {
    id: '/',
    name,
    short_name: shortName,
    description: pages.find(({ path }) => path === '/')?.description,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: withColors(look.colors).page,
    theme_color: withColors(look.colors).page,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...pngIcons
        .filter(({ purpose }) => purpose !== undefined)
        .map(({ file, size, purpose }) => ({ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    ],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
