import { expect, test } from 'vitest';
import { slimBody, withoutMarks } from '../../../renderer/slim.ts';

const style = `<style data-styled="true" data-styled-version="6.6.0">.aBc{color:red;}/*!sc*/
.aBc.sc-1x2-3{color:blue;}/*!sc*/
data-styled.g1[id="sc-1x2-3"]{content:"aBc,"}/*!sc*/
data-styled.g2[id="sc-9z-0"]{content:"dEf,"}/*!sc*/
</style>`;

test('icons lose what their library calls them, and nothing else', () => {
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" class="lucide lucide-phone" aria-hidden="true"><path d="M1 2"></path></svg>';
  expect(slimBody(`<a class="call">${icon} lucide</a>`)).toBe(
    '<a class="call"><svg width="20" aria-hidden="true"><path d="M1 2"></path></svg> lucide</a>',
  );
});

test('a page without islands keeps its rules, and the component classes that a rule names', () => {
  const { body, styleTag } = withoutMarks('<p class="sc-1x2-3 aBc fade-in">a</p><p class="sc-9z-0">b</p>', style);
  expect(styleTag).toBe('<style>.aBc{color:red;}.aBc.sc-1x2-3{color:blue;}</style>');
  expect(body).toBe('<p class="sc-1x2-3 aBc fade-in">a</p><p>b</p>');
});
