/** What the build knows about the business (tools/worker-settings.ts), for the modules that are imported after this one. */
import business from '../dist/business.json';

const { siteUrl, quoteWords, cancelDays, refundDays, services, ...region } = business;

Object.assign(globalThis, { BUSINESS_REGION: region, BUSINESS_SERVICES: services });

export { cancelDays, quoteWords, refundDays, siteUrl };
