/** Preview pictures of shared links. tools/social-images.ts makes them after the build. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** Path of a page's social image, e.g. '/social/cities-austin.jpg' for '/cities/austin'. */
export function socialImagePath(path: string): string {
  return `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
}
