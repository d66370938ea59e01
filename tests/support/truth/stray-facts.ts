import { textsOf } from './source-texts.ts';

/** What content/business.ts says. */
interface Facts {
  name: string;
  shortName: string;
  siteUrl: string;
  addressLine: string;
  phone: { href: string };
  claims: Readonly<Record<string, string>>;
  counties: { eight: readonly string[]; home: readonly string[] };
}

export interface Exception {
  file: string;
  /** Words of the text that may stand there. */
  words: string;
  reason: string;
}

interface Rule {
  fact: string;
  found: (text: string) => boolean;
}

/** Facts of the business that stand in a source instead of coming from content/business.ts; exceptions that nothing needs any more. */
export function strayFacts(sources: Map<string, string>, facts: Facts, exceptions: readonly Exception[]): string[] {
  const rules = rulesOf(facts);
  const used = new Set<Exception>();
  const stray = [...sources].flatMap(([file, source]) =>
    textsOf(file, source).flatMap(({ text, line }) =>
      rules.flatMap(({ fact, found }) => {
        if (!found(text)) return [];
        const exception = exceptions.find((candidate) => candidate.file === file && text.includes(candidate.words));
        if (exception) used.add(exception);
        return exception ? [] : [`${file}:${line}: ${fact}: ${text.replace(/\s+/g, ' ').trim().slice(0, 90)}`];
      }),
    ),
  );
  const idle = exceptions.filter((exception) => !used.has(exception));
  return [...stray, ...idle.map(({ file, words }) => `${file}: the exception of «${words}» is not needed`)];
}

function rulesOf({ name, shortName, siteUrl, addressLine, phone, claims, counties }: Facts): Rule[] {
  const matches = (pattern: RegExp) => (text: string) => pattern.test(text);
  const holds =
    (...words: string[]) =>
    (text: string) =>
      words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  const digits = phone.href.replace(/\D/g, '');
  const countyNames = [...new Set([...counties.eight, ...counties.home])];
  return [
    { fact: 'phone number', found: matches(/(?<![\d-])\(?\d{3}\)?[-. ]{0,2}\d{3}[-. ]?\d{4}(?![\d-])|\btel:\+?\d/) },
    { fact: 'phone number', found: (text) => text.replace(/\D/g, '').includes(digits.slice(-10)) },
    { fact: 'e-mail address', found: matches(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/) },
    { fact: 'name', found: holds(name, shortName, shortName.replace('&', 'and')) },
    { fact: 'site address', found: holds(new URL(siteUrl).host) },
    { fact: 'address', found: holds(addressLine) },
    { fact: 'hours', found: matches(/\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b/i) },
    { fact: 'hours', found: matches(/\bmon(?:day)?s? ?(?:-|–|to|through) ?(?:fri|sat)/i) },
    { fact: 'hours', found: matches(/\b24\/7\b/) },
    { fact: 'response time', found: matches(/\b10 ?(?:-|–|to) ?15 min/i) },
    {
      fact: 'promised contact',
      found: matches(/\b(?:contact|answer|reply|respond|call)\b[^.]{0,40}\bwithin (?:24 hours|a day|one day)/i),
    },
    { fact: 'claim', found: holds(...Object.values(claims).filter((claim) => /[M+]$/.test(claim) && claim.length > 3)) },
    {
      fact: 'claim',
      found: matches(
        /\b[\d,.]+[KM]?\+ ?(?:\w+ )?(?:years?|projects?|reviews?|customers?|clients?|homes|sq\b|square)|\b(?:over|more than) [\d,]+ (?:projects|reviews|customers|years of experience)|\b4\.\d (?:stars?|rating)|\b[\d.]+ out of 5\b/i,
      ),
    },
    { fact: 'copyright year', found: matches(/(?:©|\bcopyright) ?\d{4}/i) },
    {
      fact: 'list of counties',
      found: (text) => countyNames.filter((county) => new RegExp(`\\b${county}\\b`).test(text)).length > 4,
    },
  ];
}
