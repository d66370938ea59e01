import type { Page } from 'playwright-core';
import { z } from 'zod';

const treeSchema = z.object({
  nodes: z.array(
    z.object({
      ignored: z.boolean(),
      role: z.object({ value: z.string() }).optional(),
      name: z.object({ value: z.string() }).optional(),
      properties: z.array(z.object({ name: z.string(), value: z.looseObject({ value: z.unknown().optional() }) })).optional(),
    }),
  ),
});

/** Finds what can have the focus but has no name or no role in Chromium's accessibility tree. Returns each one's role and name. */
export async function findNamelessControls(page: Page): Promise<{ role: string; name: string }[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = treeSchema.parse(await client.send('Accessibility.getFullAXTree'));
  await client.detach();
  return (
    nodes
      .filter(
        ({ ignored, properties = [] }) => !ignored && properties.some(({ name, value }) => name === 'focusable' && value.value),
      )
      .map(({ role, name }) => ({ role: role?.value ?? '', name: name?.value.trim() ?? '' }))
      // The page itself and its main part can have the focus, too.
      .filter(({ role }) => !['RootWebArea', 'main'].includes(role))
      .filter(({ role, name }) => role === 'generic' || name === '')
  );
}
