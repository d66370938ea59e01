/**
 * `npm run publish-proof -- --url https://…` writes the finished jobs, reviews and figures that the desk has published as content. What
 * a customer has withdrawn goes. Running it twice changes nothing, and a run that was cut short is completed by the next one.
 */
import { parseArgs } from 'node:util';
import { publishProof } from './publish-proof/publish.ts';

const { url } = parseArgs({ options: { url: { type: 'string' } } }).values;
if (!url) {
  console.error('Say which site: npm run publish-proof -- --url https://…');
  process.exit(1);
}
try {
  const changes = await publishProof(url);
  console.log(changes.length > 0 ? changes.join('\n') : 'Nothing has changed.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Nothing was removed.');
  process.exitCode = 1;
}
