import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** The schemas in schema/words, named after the files in content/words. */
export async function wordsSchemas(): Promise<{ name: string; schema: z.ZodObject }[]> {
  const files = globSync('schema/words/*.ts').sort();
  return Promise.all(
    files.map(async (file) => {
      const found = Object.values<unknown>(await import(pathToFileURL(resolve(file)).href));
      const schema = found.find((each) => each instanceof z.ZodObject);
      if (!schema) throw new Error(`${file} has no schema`);
      return { name: basename(file, '.ts'), schema };
    }),
  );
}
