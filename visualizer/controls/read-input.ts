/** The value of an input on the page, which the visitor may have changed before our script arrived. '' if there is no such input. */
export function inputValue(selector: string): string {
  const input = document.querySelector(selector);
  return input instanceof HTMLInputElement ? input.value : '';
}
