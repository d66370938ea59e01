import type { PrerenderContext } from 'vike/types';
import { z } from 'zod';

/** Vike's own way to the files of a page. Where a later Vike has another, pages are only made and started slower. */
const withAssets = z.looseObject({
  pageId: z.string(),
  __getPageAssets: z.custom<() => unknown>((value) => value instanceof Function),
});
const assetsSchema = z.array(z.looseObject({ src: z.string(), assetType: z.string().nullable() }));

interface Assets {
  /** What Vike puts into the page. */
  _pageAssets: unknown;
  /** The page's own script and what it imports, which renderer/start.ts fetches in place of Vike's tag. */
  scriptUrls?: string[] | undefined;
}

/**
 * For thousands of pages in little time and memory. Vike looks up the same 500 files for every page of a kind; here it does
 * so once a kind. It keeps every page's context and HTML until the last is written, 2 GiB for 10,000 pages, though nothing of
 * ours asks for them: the list is emptied once its pages are queued for rendering, and what is written is not kept.
 */
export async function onPrerenderStart({ pageContexts, output }: PrerenderContext): Promise<void> {
  const assetsOf = new Map<string, Assets>();
  for (const pageContext of pageContexts) {
    const page = withAssets.safeParse(pageContext);
    if (!page.success) break;
    const { pageId, __getPageAssets } = page.data;
    if (!assetsOf.has(pageId)) assetsOf.set(pageId, slimAssets(await __getPageAssets()));
    Object.assign(pageContext, assetsOf.get(pageId));
  }
  output.push = () => 0;
  setImmediate(() => pageContexts.splice(0));
}

function slimAssets(found: unknown): Assets {
  const { data: assets } = assetsSchema.safeParse(found);
  if (!assets) return { _pageAssets: found };
  return {
    // Pictures stand in the markup. Vike would look at hundreds of them for every page, and name none.
    _pageAssets: assets.filter(({ assetType }) => assetType === 'style' || assetType === 'font'),
    scriptUrls: assets.filter(({ assetType }) => assetType === 'script').map(({ src }) => src),
  };
}
