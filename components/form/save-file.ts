/** Saves a file on the visitor's device. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser doesn't read the file until after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
