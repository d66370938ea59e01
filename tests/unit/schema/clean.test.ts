import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEnteredRequest } from '#schema/api/entered-request.ts';
import { parseEstimateRequest } from '#schema/api/estimate-request.ts';
import { listQuerySchema, requestChangeSchema } from '#schema/api/inbox.ts';
import { pageViewSchema } from '#schema/api/page-view.ts';
import { planSchema } from '#schema/api/plan.ts';
import { quoteAnswerSchema, quoteDraftSchema } from '#schema/api/quote.ts';
import { messageSchema } from '#schema/api/reply.ts';
import { signInSchema } from '#schema/api/session.ts';
import { visitChangeSchema } from '#schema/api/visit.ts';
import { visitorMessageSchema } from '#schema/api/visitor.ts';
import { requestFields } from '#schema/request-fields/fields.ts';
import { fieldWords } from '#schema/request-fields/words.ts';
import { cleanLine, cleanParagraph } from '#schema/rules/clean.ts';
import { cleanEmail } from '#schema/rules/email.ts';
import { languages } from '#schema/rules/language.ts';
import { contextSchema } from '#schema/rules/request-context.ts';
import { estimate } from '../../support/site/start.ts';

test.each([
  ['fullName', 'Ann\u000bLee', 'Ann Lee'],
  ['fullName', '\ufeffAnn \u2028 Lee\u202e', 'Ann Lee'],
  ['fullName', 'نیک\u200cپور\u200c\u200d A\u200dnn', 'نیک\u200cپور\u200c Ann'],
  ['fullName', 'Lee 👨\u200d👩🏽\u200d❤️\u200d👦\u200b', 'Lee 👨\u200d👩🏽\u200d❤️\u200d👦'],
  ['phone', '\u202a(512) 555-0100\u202c', '(512) 555-0100'],
  ['phone', '５１２−５５５−０１００', '512−555−0100'],
  ['zipCode', '\u200b78704', '78704'],
  ['zipCode', '78704 – 1234', '78704'],
  ['zipCode', '７８７０４', '78704'],
  ['zipCode', '78704.', '78704'],
  ['zipCode', '78,704', '78704'],
  ['zipCode', '78,704.00', '78704'],
  ['zipCode', 'TX 78704, USA', '78704'],
  ['zipCode', '#78704', '78704'],
  ['zipCode', '7 8 7 0 4', '78704'],
  ['zipCode', '٧٨٧٠٤', '78704'],
  ['email', 'ann\u200b@example.com', 'ann@example.com'],
  ['email', 'MailTo: ann@example.com?subject=Oak', 'ann@example.com'],
  ['email', 'Ann <ann@example.com>', 'ann@example.com'],
  ['email', '"Lee, Ann" <mailto:ann@example.com> ;', 'ann@example.com'],
  ['email', 'ann@example.com.', 'ann@example.com'],
  ['email', 'ann @ example.com!', 'ann@example.com'],
  ['email', '“ann@example.com”,', 'ann@example.com'],
  ['email', '(ann@example.com)', 'ann@example.com'],
  ['phone', '512-555-0100 (work) / 512-555-0199 (cell), after 5pm', '512-555-0100 (work) / 512-555-0199 (cell), after 5pm'],
  ['email', 'ann@bücher.example', 'ann@xn--bcher-kva.example'],
  ['email', 'ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ann@example.com'],
  ['projectDetails', 'Two rooms\u000bone bath\r\n', 'Two rooms\none bath'],
  ['projectDetails', 'می\u200cخواهم 👩\u200d👩\u200d👧 \u202etwo', 'می\u200cخواهم 👩\u200d👩\u200d👧 two'],
])('%s %j is taken as %j, in both languages', (field, typed, meant) => {
  for (const language of languages) {
    const parsed = parseEstimateRequest(estimate({ [field]: typed, language }), fieldWords[language]);
    expect(parsed).toEqual({ ok: true, value: estimate({ [field]: meant, language }) });
  }
});

test.each(['ann lee@example.com', 'ann@example', 'ann@bücher.example/x', '<ann@example.com', 'josé@example.com', 'mailto:'])(
  'email %j stays refused',
  (email) => {
    expect(parseEstimateRequest(estimate({ email }), fieldWords.en)).toMatchObject({ ok: false });
  },
);

test.each(['.'.repeat(100_000), '('.repeat(100_000)])('a long address takes no longer than its length', (marks) => {
  const start = performance.now();
  cleanEmail(`${marks}a b`);
  expect(performance.now() - start).toBeLessThan(1000);
});

const line = 'Round\u2028Rock\u202e\ud800';
const lines = 'Round\u2028Rock\u202e\ud800\u0000';
test.each([
  ["a visit's address", visitChangeSchema.shape.address, line, 'Round Rock'],
  ["a reply's subject", messageSchema.shape.subject, line, 'Round Rock'],
  ['a name in the inbox', signInSchema.shape.name, line, 'Round Rock'],
  ['a search', listQuerySchema.shape.q, line, 'Round Rock'],
  ["a page's title", pageViewSchema.shape.page_title, line, 'Round Rock'],
  ["a plan's floor", planSchema.shape.rooms.def.element.shape.floor, line, 'Round Rock'],
  ["a link's zip code", contextSchema.shape.zip, 'TX 78704-1234\u200b', '78704'],
  ['a reply', messageSchema.shape.text, lines, 'Round\nRock'],
  ['a note', requestChangeSchema.shape.note, lines, 'Round\nRock'],
  ["a visitor's message", visitorMessageSchema.shape.text, lines, 'Round\nRock'],
])('%s is cleaned, too', (_, schema, typed, meant) => {
  expect(schema.parse(typed)).toBe(meant);
});

/** Every control and format character, and half an emoji. */
const hidden = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
  /[\p{Cc}\p{Cf}\udc00]/u.test(sign),
);
const anything = fc.string({ unit: fc.oneof(fc.constantFrom(...hidden, '\ud83c'), fc.string({ unit: 'binary' })) });

test('no clean text has a control or format character, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const [line, paragraph] = [cleanLine(text), cleanParagraph(text)];
      for (const clean of [line.replace(/[\u200c\u200d]/g, ''), paragraph.replace(/[\t\n\u200c\u200d]/g, '')])
        expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect([cleanLine(line), cleanParagraph(paragraph)]).toEqual([line, paragraph]);
    }),
  );
});

const names = {
  'the form': requestFields.fullName.schema,
  'signing in': signInSchema.shape.name,
  'a new request': {
    safeParse: (fullName: string) => ({ success: parseEnteredRequest({ fullName, phone: '512-555-0100' }).ok }),
  },
  signing: quoteAnswerSchema.def.options[0].shape.name,
  "a quote's customer": quoteDraftSchema.shape.quote.def.shape.customer,
};
const blank = [
  '',
  '.',
  '👍',
  '7',
  '512-555-0100',
  '🌵🏡',
  '...',
  '\u3164.',
  '\uFFA0',
  '\uFE0F',
  '\u034F',
  '\u17B4',
  '\u{1D159}',
  '\u0301\u0302',
];

test.each(Object.entries(names))('a name has a letter that can be seen: %s', (_, schema) => {
  for (const name of ['O', 'X', '山', 'Zoë', '4Ever', 'نيك', '\u3164Ann'])
    expect([name, schema.safeParse(name).success]).toEqual([name, true]);
  for (const name of blank) expect([name, schema.safeParse(name).success]).toEqual([name, false]);
});
