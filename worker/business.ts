/** What the build knows about the business (tools/worker-settings.ts). */
import business from '../dist/business.json';
import { setTimeZone } from '../schema/business-time.ts';

setTimeZone(business.timeZone);
