/** Writes XML. An attribute or child that is undefined or false is left out. */
type Child = string | undefined | false;

/** `children` are elements already written, or text that went through `escapeXml`. */
export function element(name: string, attributes: Record<string, string | undefined>, ...children: Child[]): string {
  const start = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(value)}"`],
  );
  const inner = children.filter(Boolean).join('');
  return inner === '' ? `<${name}${start.join('')}/>` : `<${name}${start.join('')}>${inner}</${name}>`;
}

/** An element that holds text alone. */
export function textElement(name: string, text: string): string {
  return element(name, {}, escapeXml(text));
}

export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

/** Control characters, which XML forbids, are dropped. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
