/** Data URLs, because the pages' security policy allows pictures from them and not from blob URLs. */

export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Reads a base64 data URL. The security policy doesn't let `fetch` do it. */
export function fromDataUrl(url: string): Blob {
  const [head = '', base64 = ''] = url.split(',');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: head.slice('data:'.length).replace(';base64', '') });
}
