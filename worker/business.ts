/** What the build knows about the business (tools/worker-settings.ts), for the modules that are imported after this one. */
import business from '../dist/business.json';

const { quoteWords, ...region } = business;

Object.assign(globalThis, { BUSINESS_REGION: region });

export { quoteWords };
