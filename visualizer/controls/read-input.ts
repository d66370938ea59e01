/** Reads an input that the visitor may have changed before our script loaded. Returns '' if there is no such input. */
export function readInput(selector: string): string {
  const input = document.querySelector(selector);
  return input instanceof HTMLInputElement ? input.value : '';
}
