/** Which business the site is built for. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

// Not strict, because every tool has options of its own.
const { content } = parseArgs({ strict: false, options: { content: { type: 'string' } } }).values;
const chosen = content === undefined ? process.env.CONTENT || undefined : String(content === true ? '' : content);
// What this process starts gets the same content.
if (chosen !== undefined) process.env.CONTENT = chosen;

/** The folder with the content, from the project's root: what --content or CONTENT names, otherwise content. */
export const contentFolder = (chosen ?? 'content').replaceAll('\\', '/').replace(/^\.\/|\/+$/g, '');

if (chosen !== undefined && !existsSync(`${contentFolder}/business.yaml`)) {
  console.error(
    `${contentFolder || '--content'}: this isn't a folder with content: it has no business.yaml. Name one that has, such as --content content`,
  );
  process.exit(1);
}
