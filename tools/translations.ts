/** `npm run translations` lists Spanish files whose English file has a newer commit. */
import { globSync } from 'node:fs';
import { lastChange } from '../content/history.ts';

const behind = globSync('content/**/*.es.{yaml,mdx}')
  .map((file) => file.replaceAll('\\', '/'))
  .sort()
  .filter((file) => {
    const [name = ''] = file.slice('content/'.length).split('.es.');
    return (lastChange(name)?.age ?? 0) < (lastChange(`${name}.es`)?.age ?? 0);
  });
for (const file of behind) console.log(`${file}: the English has changed since`);
process.exitCode = behind.length > 0 ? 1 : 0;
