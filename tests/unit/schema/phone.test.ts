import { expect, test } from 'vitest';
import { phoneDigits, phonesIn } from '#schema/rules/phone.ts';

test.each([
  ['(512) 555-0142'],
  ['512–555–0142'],
  ['+1 512.555.0142'],
  ['011 1 512 555 0142'],
  ['512-555-0142 ext. 12'],
  ['tel:+15125550142;ext=12'],
])('%s is the line 5125550142', (phone) => {
  expect(phoneDigits(phone)).toBe('5125550142');
});

test.each([
  ['+52 55 1234 5678', '525512345678'],
  ['+52 1 55 1234 5678', '525512345678'],
  ['555 0142', '5550142'],
  ['', ''],
])('%s is %s', (phone, digits) => {
  expect(phoneDigits(phone)).toBe(digits);
});

test.each([
  ['Ann Lee, (512) 555-0142 ext. 7, or +1 737.555.0111', ['5125550142', '7375550111']],
  ['512-555-0142 512-555-0199', ['5125550142', '5125550199']],
  ['512-555-0142 +1 512 555 0199', ['5125550142', '5125550199']],
  ['78704 and 12 x 14 ft', []],
  ['1512 555 01420', ['151255501420']],
])('the phone numbers in %j', (text, numbers) => {
  expect(phonesIn(text)).toEqual(numbers);
});

test.each([
  ['spaces between digits', (length: number) => `1${' '.repeat(length)}`.repeat(3)],
  ['groups of digits', (length: number) => '12 '.repeat(length / 3)],
])('a long text takes no longer than its length: %s', (_, make) => {
  // If the time grew with the square, this would take minutes.
  expect(phonesIn(make(300_000)).length).toBeLessThan(300_000);
});
