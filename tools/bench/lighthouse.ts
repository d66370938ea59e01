/** Lighthouse in a browser of its own, as a phone on slow 4G that is asked for brotli, which is what the edge sends. */
import { launch } from 'chrome-launcher';
import { headlessShellPath } from '../chromium.ts';
import { loadWork } from './main-thread.ts';

/** In the order of the report; Lighthouse has more, which have no score to hold. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export interface Run {
  /** 0 to 100. */
  scores: Partial<Record<Category, number>>;
  /** Milliseconds, simulated; CLS has no unit. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Milliseconds: what of TBT is the page's own work. */
  own: number;
  /** Percent of the time in tasks in which the main thread waited. */
  waited: number;
  /** Lighthouse's measure of how fast the machine was just then; the more, the faster. */
  speed: number;
  /** Audits that cost points, e.g. 'seo: link-text (6 links found)'. */
  failed: { category: Category; audit: string; text: string }[];
}

export interface Auditor {
  run: (url: string, only: readonly Category[]) => Promise<Run>;
  stop: () => void;
}

export async function startAuditor(): Promise<Auditor> {
  const { default: lighthouse } = await import('lighthouse');
  // As Lighthouse's own command does it: a second debugger beside it, such as Playwright, would be measured too.
  const browser = await launch({
    chromePath: await headlessShellPath(),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  const { port } = browser;
  return {
    stop: () => browser.kill(),
    async run(url, only) {
      const audit = () =>
        lighthouse(url, {
          port,
          logLevel: 'silent',
          onlyCategories: [...only],
          extraHeaders: { 'Accept-Encoding': 'br' },
        });
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
      };
    },
  };
}
