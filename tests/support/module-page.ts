import type { Page } from 'playwright-core';
import { build } from 'vite';
import { z } from 'zod';

const outputSchema = z.array(z.object({ output: z.array(z.looseObject({ code: z.string() })).min(1) })).min(1);

/** Opens an empty page of the site, without the security policy, in which a module's exports are in the variable `name`. */
export async function openModule(page: Page, origin: string, entry: string, name: string): Promise<void> {
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(`${origin}/empty`);
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name } },
  });
  await page.addScriptTag({ content: outputSchema.parse(built)[0]?.output[0]?.code ?? '' });
}
