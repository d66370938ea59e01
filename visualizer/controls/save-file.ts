/** Downloads a file. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser doesn't read the file until after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
