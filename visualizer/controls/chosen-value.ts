/** Value of an input as it stands in the page, chosen perhaps before the script that owns it came; '' where there is none. */
export function chosenValue(scope: string, input: string): string {
  const found = document.querySelector(`${scope} ${input}`);
  return found instanceof HTMLInputElement ? found.value : '';
}
