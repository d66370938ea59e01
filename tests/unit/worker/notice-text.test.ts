import { expect, test } from 'vitest';
import { requestFields } from '#schema/request-fields/fields.ts';
import { mapTable } from '#schema/rules/table.ts';
import { update } from '#worker/notify/notice-text.ts';

test("a mail's subject ends with a whole emoji", () => {
  const family = '👨\u200d👩\u200d👧\u200d👦';
  const request = { ...mapTable(requestFields, () => ''), id: '1', receivedAt: '', language: 'en' } as const;

  const { subject } = update(
    { ...request, photos: [], fullName: 'Ann', state: { status: 'new', version: 0, notes: [], history: [], preferredTimes: [] } },
    { kind: 'event', text: family.repeat(40), link: null, at: 0 },
    '',
  );
  expect(subject).toMatch(new RegExp(`^“Ann”: (${family})+$`));
});
