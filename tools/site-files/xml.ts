/** Writes XML and leaves out attributes and children that are undefined or false. */
type Child = string | undefined | false;

/** `children` must be XML: elements, or text from `escapeXml`. */
export function element(name: string, attributes: Record<string, string | undefined>, ...children: Child[]): string {
  const start = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(value)}"`],
  );
  const inner = children.filter(Boolean).join('');
  return inner === '' ? `<${name}${start.join('')}/>` : `<${name}${start.join('')}>${inner}</${name}>`;
}

/** An element that has only text. */
export function textElement(name: string, text: string): string {
  return element(name, {}, escapeXml(text));
}

export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

/** Drops control characters, which XML doesn't allow. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
