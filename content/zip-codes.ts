/** Zip codes of the counties on the map and their neighbors, with the town of the post office. */
import { z } from 'zod';
import { zipCodeSchema } from '../schema/content/city.ts';
import entries from './zip-codes.json' with { type: 'json' };

/**
 * Points and towns come from the npm package zipcodes 8.0.0, counties from the outlines in county-outlines.json and the
 * 2000 census (github.com/scpike/us-state-county-zip). Five zip codes cross a county line. They are listed under the
 * county that we serve.
 */
export const zipCodes = z.array(zipCodeSchema).parse(entries);
