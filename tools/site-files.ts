/** Files for search engines, feed readers and assistants, made from the built pages. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { business } from '#site/business.ts';
import { businessHours } from '#site/business-hours.ts';
import { changedOn } from '#site/history.ts';
import { hasPage, pathOf } from '#site/pages.ts';
import { editorFiles } from './editor/page.ts';
import { feed } from './site-files/feed.ts';
import { icons } from './site-files/icons.ts';
import { llms } from './site-files/llms.ts';
import type { SitePage } from './site-files/pages.ts';
import { robots } from './site-files/robots.ts';
import { sitemap } from './site-files/sitemap.ts';

const folder = 'dist/client';

export async function makeSiteFiles(pages: SitePage[]): Promise<void> {
  const dated = pages.map((page) => ({ ...page, changed: changedOn(page.path) }));
  const files: Record<string, string | Uint8Array> = {
    'sitemap.xml': sitemap(dated, business.siteUrl),
    ...(hasPage(pathOf('blog')) && { 'feed.xml': feed(dated, business) }),
    'llms.txt': llms(pages, business),
    'robots.txt': robots(business.siteUrl),
    // The Worker reads this, because it can't import content.
    'opening-hours.json': JSON.stringify(businessHours),
    ...(await icons()),
    ...editorFiles(),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(`${folder}/${name}`), { recursive: true });
    await writeFile(`${folder}/${name}`, content);
  }
  console.log(`site files: ${Object.keys(files).join(', ')}`);
}
