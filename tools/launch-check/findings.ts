import { codeFacts, textBetweenTags } from './code-facts.ts';
import { contradictions } from './contradictions.ts';
import type { Finding, Sources } from './finding.ts';
import { type Environment, settings } from './settings.ts';

/** Everything that stands between these sources and going live. `year` is the current one. */
export function findings(sources: Sources, environment: Environment, year: number): Finding[] {
  const code = [...sources].filter(([file]) => /\.tsx?$/.test(file)).map(([file, source]) => codeFacts(file, source));
  const facts = code.flatMap((file) => file.facts);
  const samples = code.flatMap((file) => file.samples).filter(({ file }) => file.startsWith('content/'));
  const sampleName = samples.some(({ path }) => path === 'business.shortName');
  const shortName = facts.find(({ path }) => path === 'business.shortName')?.value;
  return [
    ...samples.map(({ file, line, path, text }) => ({ group: 'sample', file, line, what: `${path}: ${shorten(text)}` })),
    ...drawnName(sources, sampleName, String(shortName)),
    ...facts
      .filter(({ file, value }) => file === 'content/images/alt.ts' && typeof value === 'string' && /^render/i.test(value))
      .map(({ file, line, path }) => ({ group: 'picture', file, line, what: path.split('.').slice(1).join('.') })),
    ...contradictions({ facts, uses: code.flatMap((file) => file.uses) }),
    ...facts.flatMap(({ file, line, path, value }) => {
      const said = /^business\.copyrightYear$|\blabel$/.test(path) ? /\b20\d\d\b/.exec(String(value))?.[0] : undefined;
      return said !== undefined && Number(said) < year && /^content\/(business\.ts|seasons\/)/.test(file)
        ? [{ group: 'dated', file, line, what: `${path}: ${value}, and it is ${year}` }]
        : [];
    }),
    ...settings(sources, environment),
  ];
}

const wordmark = 'components/frame/Wordmark.tsx';

/** The wordmark is a drawing and holds the name a second time. */
function drawnName(sources: Sources, isSample: boolean, shortName: string): Finding[] {
  const source = sources.get(wordmark);
  const drawn = source === undefined ? [] : textBetweenTags(wordmark, source);
  const [first] = drawn;
  if (!first || (!isSample && drawn.some(({ text }) => text === shortName))) return [];
  return [
    { group: 'sample', file: wordmark, line: first.line, what: `the drawn name: ${drawn.map(({ text }) => text).join(' ')}` },
  ];
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
