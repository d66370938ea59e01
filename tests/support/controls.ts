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

/** Reads the role and name of everything on the page that can have the focus, except the page itself and its main part. */
export async function readControls(page: Page): Promise<{ role: string; name: string }[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = treeSchema.parse(await client.send('Accessibility.getFullAXTree'));
  await client.detach();
  return nodes
    .filter(
      ({ ignored, properties = [] }) => !ignored && properties.some((each) => each.name === 'focusable' && each.value.value),
    )
    .map(({ role, name }) => ({ role: role?.value ?? '', name: name?.value.trim() ?? '' }))
    .filter(({ role }) => !['RootWebArea', 'main'].includes(role));
}
