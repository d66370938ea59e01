/**
 * `npm run publish-proof -- --url https://…` writes the finished jobs, reviews and figures that the desk has published as content. What
 * a customer has withdrawn goes. Running it twice changes nothing, and a run that was cut short is completed by the next one.
 */
import { readOptions, refuse } from './options.ts';
import { publishProof } from './publish-proof/publish.ts';

const { url } = readOptions({ url: { type: 'string' } }).values;
if (!url) refuse('Say which site');
const changes = await publishProof(url).catch((error: unknown) => {
  console.error('Nothing was removed.');
  throw error;
});
console.log(changes.length > 0 ? changes.join('\n') : 'Nothing has changed.');
