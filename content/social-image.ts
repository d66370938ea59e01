/** Pictures that a shared link shows: named by the head, made after the build by tools/social-images.ts. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** Address of the social image of a page, e.g. '/social/cities-austin.jpg' for '/cities/austin'. */
export function socialImagePath(path: string): string {
  return `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
}
