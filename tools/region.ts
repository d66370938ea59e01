/**
 * `npm run region -- --state CO --counties counties.geojson --zips zips.csv --content examples/your-city` writes county outlines and zip codes
 * within 60 miles of the home city, or --miles, from the Census Bureau's files (docs/your-business.md says which). Near a state line, name
 * both: --state OR,WA.
 */
import './plain-errors.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { milesBetween } from '#site/geography/distance.ts';
import { contentFolder } from '#site/read/folder.ts';
import { region } from '#site/read/region.ts';
import { readOptions } from './options.ts';
import { type County, readCounties, readZips } from './region/census.ts';
import { contains, simplify } from './region/outline.ts';

const option = { type: 'string' } as const;
const { values } = readOptions({ state: option, counties: option, zips: option, miles: { ...option, default: '60' } });
const miles = Number(values.miles);
if (!(miles > 0)) throw new Error(`--miles: expected a number such as 60, but found ${values.miles}`);
const states = (values.state ?? region.state.abbreviation).split(',').map((state) => state.trim());
const source = read('counties', values.counties);
const ofStates = states.flatMap((state) => {
  const counties = readCounties(source, state);
  if (counties.length === 0)
    throw new Error(`--state: the file has no county of ${state}. Write the two letters that the post office uses, such as ID`);
  return counties;
});
const [{ stateName = region.state.name, abbreviation = '' } = {}] = ofStates;
const near = ofStates.filter((county) => isNear(county, miles));
// Of two counties with one name, the other state's says where it is.
const counties = near.map((county) => {
  const isNamesake = near.some((other) => other.name === county.name && other.abbreviation !== county.abbreviation);
  return isNamesake && county.abbreviation !== abbreviation
    ? { ...county, name: `${county.name} (${county.abbreviation})` }
    : county;
});
if (counties.length === 0)
  throw new Error(`--counties: no county of ${stateName} is within ${miles} miles of ${region.home.name}. Try more --miles`);
const zips = readZips(read('zips', values.zips)).flatMap(({ zip, town, lat, lng }) => {
  const county = counties.find(({ corners }) => contains(corners, { lat, lng }));
  return county ? [`${zip} ${town || county.name}, ${county.name}, ${lat}, ${lng}`] : [];
});
if (zips.length === 0) throw new Error('--zips: none of these zip codes lies in a county around home');
write(
  'counties',
  Object.fromEntries(
    counties.map(({ name, corners }) => [
      name,
      simplify(corners)
        .map(({ lat, lng }) => `${lng},${lat}`)
        .join(' '),
    ]),
  ),
);
write('zips', zips.sort());
const all = counties.flatMap(({ corners }) => corners);
const [lats, lngs] = [all.map(({ lat }) => lat), all.map(({ lng }) => lng)];
write('region', {
  ...region,
  state: { name: stateName, abbreviation },
  bounds: { south: Math.min(...lats), north: Math.max(...lats), west: Math.min(...lngs), east: Math.max(...lngs) },
  zipPattern: `(${[...new Set(zips.map((zip) => zip.slice(0, 2)))].join('|')})\\d{3}`,
});
console.log(`Wrote ${counties.length} counties and ${zips.length} zip codes to ${contentFolder}/region.`);

function isNear({ corners }: County, miles: number): boolean {
  const home = region.home.coordinates;
  return contains(corners, home) || corners.some((corner) => milesBetween(corner, home) <= miles);
}

function read(name: string, file: string | undefined): string {
  if (!file) throw new Error(`--${name} is missing: name the Census Bureau's file, as docs/your-business.md says`);
  if (!existsSync(file)) throw new Error(`--${name}: there is no file ${file}`);
  return readFileSync(file, 'utf8');
}

function write(name: string, data: unknown): void {
  writeFileSync(`${contentFolder}/region/${name}.yaml`, stringify(data, { lineWidth: 0, singleQuote: true }));
}
