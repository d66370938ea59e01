import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { languageOf, locales } from '#schema/rules/language.ts';
import { pages } from '../support/built.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Style rules that generated HTML doesn't need.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'no-raw-characters': 'off',
    // A phone number may wrap on a small screen.
    'tel-non-breaking': 'off',
    // React writes some attributes in camel case.
    'attr-case': 'off',
    'svg-focusable': 'off',
    // React's ids contain colons, and ids of headings may start with a digit.
    'valid-id': ['error', { relaxed: true }],
    'prefer-native-element': 'off',
    // These aren't among the recommended rules.
    'heading-level': ['error', { allowMultipleH1: true }],
    'no-missing-references': 'error',
  },
});

describe.each(pages)('$path', ({ path, html, document }) => {
  test('is valid HTML', async () => {
    const report = await validator.validateString(html);
    const messages = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages).toEqual([]);
  });

  test('has a heading, a language, and a header, a main part and a footer', () => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    // The inbox has its own layout.
    const frame = path === '/inbox' ? 0 : 1;
    expect(['body > header', 'main#main', 'body > footer', 'main h1'].map(count)).toEqual([frame, 1, frame, 1]);
    expect(document.querySelector('html')?.getAttribute('lang')).toBe(locales[languageOf(path)]);
  });

  test('has a rule for every generated class', () => {
    const styles = document
      .querySelectorAll('style')
      .map(({ rawText }) => rawText)
      .join('');
    const styled = new Set(Array.from(styles.matchAll(/\.([A-Za-z][\w-]*)/g), ([, name]) => name));
    const classes = document.querySelectorAll('body [class]').flatMap((element) => [...element.classList.values()]);
    // Names of components and icons don't need a rule, and two classes are for scripts.
    const generated = classes.filter((name) => !/^(sc-|lucide|fade-in$|Toastify$)/.test(name));
    expect(generated.length).toBeGreaterThan(3);
    expect(generated.filter((name) => !styled.has(name))).toEqual([]);
  });

  test('allows only its own inline styles and scripts, by hash', () => {
    const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toMatch(/https?:/);
    for (const [, style = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) {
      expect(policy).toContain(hashOf(style));
    }
    expect(document.querySelectorAll('[style]')).toEqual([]);
    expect(html).not.toMatch(/ on[a-z]+="/);
    for (const script of document.querySelectorAll('script')) {
      const { src, type } = script.attributes;
      if (src !== undefined) expect(src).toMatch(/^\/assets\//);
      else if (type !== 'application/ld+json') expect(policy).toContain(hashOf(script.rawText));
    }
  });

  test('has no placeholder text and no undefined values', () => {
    expect(html).not.toMatch(/lorem|ipsum|coming soon|\{\w+\}</i);
    // In Spanish, 'todo' is a word.
    expect(html).not.toMatch(/\bTODO\b|\bTBD\b/);
    expect(html).not.toMatch(/>undefined<|\[object Object\]|\bNaN\b/);
  });
});

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
