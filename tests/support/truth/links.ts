import type { BuiltPage } from '../built.ts';

type Page = Pick<BuiltPage, 'path' | 'document'>;

interface Outside {
  /** Whether the build wrote a file at this address. */
  fileExists: (address: string) => boolean;
  /** What may be linked though it is no address of ours: the phone and the mailbox. */
  allowed: readonly string[];
}

/** Links that lead to no page, no file, or no element of their page. */
export function deadLinks(pages: readonly Page[], { fileExists, allowed }: Outside): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return pages.flatMap(({ path, document }) =>
    document.querySelectorAll('a').flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      if (allowed.includes(href)) return [];
      const [target = '', anchor] = href.split('#');
      const page = target === '' ? byPath.get(path) : byPath.get(target);
      if (!page && !(target.startsWith('/') && fileExists(target))) return [`${path}: ${href}`];
      if (href === '' || href.endsWith('#') || (anchor !== undefined && !page?.document.getElementById(anchor)))
        return [`${path}: ${href}`];
      return [];
    }),
  );
}

/** Those of `targets` that take more than `most` clicks from the home page, or cannot be reached at all. */
export function farPages(pages: readonly Page[], targets: readonly string[], most: number): string[] {
  const clicks = clicksFromHome(pages);
  return targets
    .filter((target) => !((clicks.get(target) ?? Number.POSITIVE_INFINITY) <= most))
    .map((target) => `${target}: ${clicks.get(target) ?? 'no'} clicks`);
}

/** Those of `targets` that fewer than `least` other pages link in their main part, menus and footers left out. */
export function lonelyPages(pages: readonly Page[], targets: readonly string[], least: number): string[] {
  const linking = pages.map(({ path, document }) => ({ path, links: linksOf(document.querySelectorAll('main a')) }));
  return targets.flatMap((target) => {
    const from = linking.filter(({ path, links }) => path !== target && links.includes(target));
    return from.length < least ? [`${target}: linked from ${from.length} pages`] : [];
  });
}

function clicksFromHome(pages: readonly Page[]): Map<string, number> {
  const links = new Map(pages.map(({ path, document }) => [path, linksOf(document.querySelectorAll('a'))]));
  const clicks = new Map([['/', 0]]);
  // A map hands out what is added while it is walked.
  for (const [path, count] of clicks) {
    for (const next of links.get(path) ?? []) if (links.has(next) && !clicks.has(next)) clicks.set(next, count + 1);
  }
  return clicks;
}

function linksOf(anchors: { getAttribute: (name: string) => string | undefined }[]): string[] {
  return anchors.map((anchor) => anchor.getAttribute('href')?.split('#')[0] ?? '');
}
