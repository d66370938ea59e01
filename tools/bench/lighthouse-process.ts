/** The process of lighthouse.ts: judges what its parent sends, one page at a time. Argument: the browser's port for debuggers. */
import { constants, setPriority } from 'node:os';
import lighthouse from 'lighthouse';
import type { z } from 'zod';
import { type answerSchema, orderSchema } from './lighthouse.ts';
import { loadWork } from './main-thread.ts';

setPriority(constants.priority.PRIORITY_LOW);
const port = Number(process.argv[2]);

process.on('message', async (message) => {
  const answer = await judge(orderSchema.parse(message)).catch((error: unknown) => ({ error: String(error) }));
  process.send?.(answer);
});

async function judge({ url, only }: z.infer<typeof orderSchema>): Promise<z.infer<typeof answerSchema>> {
  const audit = () =>
    lighthouse(url, { port, logLevel: 'silent', onlyCategories: only, extraHeaders: { 'Accept-Encoding': 'br' } });
  let result = await audit();
  // Now and then the trace begins too late, and Lighthouse asks to be run again.
  for (let more = 2; more > 0 && result?.lhr.runtimeError; more--) result = await audit();
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${result?.lhr.runtimeError?.message}`);
  const { audits, categories: judged, environment } = result.lhr;
  // Without a category of performance there is no trace.
  const trace = result.artifacts.Trace;
  const work = trace ? loadWork(trace) : { blocking: 0, waited: 0 };
  const figure = (audit: string) => audits[audit]?.numericValue ?? 0;
  return {
    run: {
      scores: Object.fromEntries(only.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)])),
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      own: Math.round(work.blocking),
      waited: work.waited * 100,
      speed: environment.benchmarkIndex,
      failed: only.flatMap((category) =>
        (judged[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => ({
            category,
            audit: id,
            text: `${category}: ${id} (${audits[id]?.displayValue ?? audits[id]?.title})`,
          })),
      ),
    },
  };
}
