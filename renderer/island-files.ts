/** Vite's manifest of the browser's build, as far as it is read here. */
type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;

/** The markup of a page, its islands' markers with their files, by which renderer/client/hydrate.ts fetches them. */
export function withIslandFiles(body: string, manifest: Manifest): string {
  return body.replace(/ data-island="(\w+)"/g, (marker, island: string) => {
    const key = Object.keys(manifest).find((key) => manifest[key]?.name === `${island}.island`);
    return key ? `${marker} data-files="${[...evaluated(manifest, key)].join(' ')}"` : marker;
  });
}

/** Addresses of a file and of all that it imports, in the order in which a browser evaluates them. */
function evaluated(manifest: Manifest, key: string, files = new Set<string>(), visited = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || visited.has(key)) return files;
  visited.add(key);
  for (const imported of chunk.imports ?? []) evaluated(manifest, imported, files, visited);
  return files.add(`/${chunk.file}`);
}
