/** Lighthouse in a browser of its own, as a phone on slow 4G that is asked for brotli, which is what the edge sends. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { launch } from 'chrome-launcher';
import { z } from 'zod';
import { headlessShellPath } from '../chromium.ts';

/** In the order of the report; Lighthouse has more, which have no score to hold. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const categorySchema = z.enum(categories);
export type Category = z.infer<typeof categorySchema>;

/** One page for lighthouse-process.ts to judge. */
export const orderSchema = z.object({ url: z.url(), only: z.array(categorySchema) });

const runSchema = z.object({
  /** 0 to 100. */
  scores: z.partialRecord(categorySchema, z.number()),
  /** Milliseconds, simulated; CLS has no unit. */
  fcp: z.number(),
  lcp: z.number(),
  tbt: z.number(),
  cls: z.number(),
  /** Milliseconds: what of TBT is the page's own work. */
  own: z.number(),
  /** Percent of the time in tasks in which the main thread waited. */
  waited: z.number(),
  /** Lighthouse's measure of how fast the machine was just then; the more, the faster. */
  speed: z.number(),
  /** Audits that cost points, e.g. 'seo: link-text (6 links found)'. */
  failed: z.array(z.object({ category: categorySchema, audit: z.string(), text: z.string() })),
});
export type Run = z.infer<typeof runSchema>;

/** What lighthouse-process.ts answers to an order. */
export const answerSchema = z.union([z.object({ run: runSchema }), z.object({ error: z.string() })]);

export interface Auditor {
  run: (url: string, only: readonly Category[]) => Promise<Run>;
  stop: () => void;
}

/** A phone that is judged over a cable shares no processor with Lighthouse. Here it does, so Lighthouse is a process that yields. */
export async function startAuditor(): Promise<Auditor> {
  // As Lighthouse's own command does it: a second debugger beside it, such as Playwright, would be measured too.
  const browser = await launch({
    chromePath: await headlessShellPath(),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  const child = fork('tools/bench/lighthouse-process.ts', [String(browser.port)]);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`Lighthouse's process ended with ${code}`);
  });
  // Told to whoever waits for an answer then; at the end nobody does.
  ended.catch(() => undefined);
  return {
    stop() {
      child.kill();
      browser.kill();
    },
    async run(url, only) {
      const answered = once(child, 'message');
      child.send({ url, only: [...only] } satisfies z.input<typeof orderSchema>);
      const [message] = await Promise.race([answered, ended]);
      const answer = answerSchema.parse(message);
      if ('error' in answer) throw new Error(answer.error);
      return answer.run;
    },
  };
}
