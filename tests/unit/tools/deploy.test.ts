import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { z } from 'zod';

const domain = { pattern: 'www.cedarfloors.com', custom_domain: true };

test('staging leaves the domain and the triggers to the live site', () => {
  const config = join(mkdtempSync(join(tmpdir(), 'deploy-')), 'wrangler.toml');
  const route = `routes = [{ pattern = "${domain.pattern}", custom_domain = true }]`;
  writeFileSync(config, readFileSync('wrangler.toml', 'utf8').replace(/^# routes = .*/m, route));
  const live = readConfig({ config });
  expect(live).toMatchObject({ routes: [domain], workers_dev: false });
  expect(live.triggers.crons).not.toEqual([]);
  const staging = readConfig({ config, env: 'staging' });
  expect(staging).toMatchObject({ routes: [], triggers: { crons: [] }, workers_dev: true });
});

test('a deployment ends where launch-check does', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  expect(scripts.deploy).toMatch(/^node tools\/launch-check\.ts && /);
});
