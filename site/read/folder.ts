/** Which business the site is built for. */
import { existsSync } from 'node:fs';

const option = process.argv.indexOf('--content');
const chosen = option >= 0 ? (process.argv.splice(option, 2)[1] ?? '') : process.env.CONTENT || undefined;
// What this process starts gets the same content.
if (chosen !== undefined) process.env.CONTENT = chosen;

/** The folder with the content, from the project's root: what --content or CONTENT names, otherwise content. */
export const contentFolder = (chosen ?? 'content').replaceAll('\\', '/').replace(/^\.\/|\/+$/g, '');

if (chosen !== undefined && !existsSync(`${contentFolder}/business.yaml`)) {
  throw new Error(
    `${contentFolder || '--content'}: this isn't a folder with content: it has no business.yaml. Name one that has, such as --content content`,
  );
}
