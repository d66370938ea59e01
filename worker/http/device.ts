/** 'Safari on iPhone': enough to tell one's own devices apart. Order matters, since browsers claim to be others, too. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
] as const;

export function describeDevice(userAgent: string): string {
  const find = (names: typeof browsers | typeof systems) => names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const [browser, system] = [find(browsers), find(systems)];
  return [browser, system].filter(Boolean).join(' on ') || 'Unknown device';
}
