/** Lighthouse's lasting categories on every route. */
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../tests/support/server.ts';
import { startAuditor } from './lighthouse.ts';
import type { Table } from './table.ts';

const held = ['accessibility', 'best-practices', 'seo'] as const;

interface Options {
  /** Addresses; none stands for all. */
  only: string[];
}

export async function routes({ only }: Options): Promise<Table[]> {
  const state = await mkdtemp(join(tmpdir(), 'bench-routes-'));
  const [server, auditor] = [await startServer(state), await startAuditor()];
  const rows: string[][] = [];
  const misses: string[] = [];
  try {
    for (const path of builtPaths().filter((path) => only.length === 0 || only.includes(path))) {
      const { scores, failed } = await auditor.run(server.origin + path, held);
      // A page that search engines must not list fails this audit on purpose.
      const real = failed.filter(({ audit }) => audit !== 'is-crawlable');
      rows.push([path, ...held.map((category) => String(scores[category] ?? 0))]);
      misses.push(...real.map(({ text }) => `${path}: ${text}`));
    }
  } finally {
    auditor.stop();
    await server.stop();
    await rm(state, { recursive: true, force: true });
  }
  return [
    {
      title: 'Every route',
      note: 'One run each. Pages with noindex are not held to the audit that wants them listed, and their SEO score is what it leaves.',
      columns: ['Page', ...held],
      rows,
      misses,
    },
  ];
}

/** All pages but the not-found screen, which answers with 404. */
function builtPaths(): string[] {
  return globSync('**/*.html', { cwd: 'dist/client' })
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`)
    .map((path) => (path === '/index' ? '/' : path))
    .filter((path) => path !== '/404')
    .sort();
}
