import { expect, test } from 'vitest';
import { mailUrl, phoneUrl, smsUrl } from '#inbox/request/reply/contact-urls.ts';

test.each([
  ['(512) 555-0100', 'tel:+15125550100'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['512 555 0100 x12', 'tel:+15125550100,12'],
  ['javascript:alert(1)//5125550100', 'tel:+15125550100'],
  ['"><svg onload=alert(5125550100)>', 'tel:+15125550100'],
  ['no number', null],
  ['12 34 x 5', null],
])('%s has the URL %s', (phone, link) => {
  expect(phoneUrl(phone)).toBe(link);
});

test('text messages ignore the extension', () => {
  expect(smsUrl('512 555 0100 x12')).toBe('sms:+15125550100');
});

test.each([
  ['ann+floor@example.com', 'mailto:ann%2Bfloor@example.com?subject=Tile%20%26%20more'],
  ['a@b.co?bcc=eve@evil.example', 'mailto:a@b.co%3Fbcc%3Deve%40evil.example?subject=Tile%20%26%20more'],
  ['a@b.co%0d%0abcc:eve@evil.example', 'mailto:a@b.co%250d%250abcc%3Aeve%40evil.example?subject=Tile%20%26%20more'],
])("an email address can't add recipients or headers: %s", (email, link) => {
  expect(mailUrl(email, 'Tile & more')).toBe(link);
});
