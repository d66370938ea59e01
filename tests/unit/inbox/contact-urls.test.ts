import { expect, test } from 'vitest';
import { callable, callUrl, mailUrl, sayNumber, textUrl } from '#inbox/request/reply/contact-urls.ts';

test.each([
  ['(512) 555-0100', ['tel:+15125550100']],
  ['512-555-0100 / 512-555-0199', ['tel:+15125550100', 'tel:+15125550199']],
  ['512-555-0100 or 737 555 0199', ['tel:+15125550100', 'tel:+17375550199']],
  ['512-555-0100/0199', ['tel:+15125550100']],
  ['555-0100 / 555-0199', ['tel:5550100', 'tel:5550199']],
  ['512-555-0100 or (512) 555-0100', ['tel:+15125550100']],
  ['512-555-0100 after 5pm', ['tel:+15125550100']],
  ['512-555-0100 (9-5)', ['tel:+15125550100']],
  ['9-5 512-555-0100', ['tel:+15125550100']],
  ['11/29 512-555-0100', ['tel:+15125550100']],
  ['from 5:30 512-555-0100', ['tel:+15125550100']],
  ['512 555 O1OO', ['tel:+15125550100']],
  ['512/555-0100', ['tel:+15125550100']],
  ['5 1 2 5 5 5 0 1 0 0', ['tel:+15125550100']],
  ['+44 20 7946 0000', ['tel:+442079460000']],
  ['+44 (0)20 7946 0000 (9-5)', ['tel:+442079460000']],
  ['020 7946 0000', ['tel:02079460000']],
  ['+65 6123 4567', ['tel:+6561234567']],
  ['52 55 1234 5678', ['tel:+525512345678']],
  ['011 52 55 1234 5678', ['tel:+525512345678']],
  ['512 555 0100 x12', ['tel:+15125550100,12']],
  ['512 555 0100 #12 or 512 555 0199', ['tel:+15125550100,12', 'tel:+15125550199']],
  ['512 555 0100 #5125550199', ['tel:+15125550100', 'tel:+15125550199']],
  ['51255501005125550199', []],
  ['javascript:alert(1)//5125550100', ['tel:+15125550100']],
  ['"><svg onload=alert(5125550100)>', ['tel:+15125550100']],
  ['no number', []],
  ['12 34 x 5', []],
])('%s has the numbers %j', (phone, links) => {
  expect(callable(phone).map(callUrl)).toEqual(links);
});

test('text messages ignore the extension', () => {
  expect(callable('512 555 0100 x12').map((number) => textUrl(number))).toEqual(['sms:+15125550100']);
});

test('of several numbers, each link says which', () => {
  const several = callable('512 555 0100 or +44 20 7946 0000');
  expect(several.map((number) => sayNumber('Call', number, several))).toEqual(['Call 512-555-0100', 'Call +442079460000']);
  const one = callable('512 555 0100');
  expect(one.map((number) => sayNumber('Call', number, one))).toEqual(['Call']);
});

test.each([
  ['ann+floor@example.com', 'mailto:ann%2Bfloor@example.com?subject=Tile%20%26%20more'],
  ['a@b.co?bcc=eve@evil.example', 'mailto:a@b.co%3Fbcc%3Deve%40evil.example?subject=Tile%20%26%20more'],
  ['a@b.co%0d%0abcc:eve@evil.example', 'mailto:a@b.co%250d%250abcc%3Aeve%40evil.example?subject=Tile%20%26%20more'],
])("an email address can't add recipients or headers: %s", (email, link) => {
  expect(mailUrl(email, 'Tile & more')).toBe(link);
});
