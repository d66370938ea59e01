/** 'We serve 25 cities' for 'We serve {count} cities'. Throws if a value is missing, so that no visitor reads a placeholder. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in '${template}'`);
    return String(value);
  });
}
