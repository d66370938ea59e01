/** Which business the site is built for. */
import { existsSync } from 'node:fs';

const option = process.argv.indexOf('--content');
// What this process starts gets the same content.
if (option >= 0) process.env.CONTENT = process.argv.splice(option, 2)[1] ?? '';

/** The folder with the content, from the project's root: what --content or CONTENT names, otherwise content. */
export const contentFolder = (process.env.CONTENT ?? 'content').replaceAll('\\', '/').replace(/^\.\/|\/+$/g, '');

if (process.env.CONTENT !== undefined && !existsSync(`${contentFolder}/business.yaml`)) {
  throw new Error(
    `${contentFolder || '--content'}: this isn't a folder with content: it has no business.yaml. Name one that has, such as --content content`,
  );
}
