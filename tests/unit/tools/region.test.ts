import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readCounties, readZips } from '#tools/region/census.ts';

/** As the Census Bureau's file is. The starter's home is at 40.01, -95.01. */
const counties = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    county('Franklin', 'CO', -95.1, 39.9),
    county('Adams', 'CO', -94.8, 40.1),
    county('Mesa', 'CO', -108.9, 39),
    county('Laramie', 'WY', -94.9, 40),
  ],
});
const zips =
  'GEOID|ALAND|INTPTLAT|INTPTLONG|TOWN\n80205|1|40.0590|-95.0261|Denver\n80022|1|40.1400|-94.7400|\n81501|1|39.07|-108.5|\n';

test('county outlines and zip codes around home come from the files of the Census Bureau', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'region-')), 'content');
  cpSync('examples/starter', folder, { recursive: true, filter: (file) => !file.includes('images') });
  const files = { counties: join(folder, 'counties.geojson'), zips: join(folder, 'zips.csv') };
  writeFileSync(files.counties, counties);
  writeFileSync(files.zips, zips);
  const args = ['--state', 'CO', '--counties', files.counties, '--zips', files.zips, '--content', folder];
  const { stdout } = spawnSync(process.execPath, ['tools/region.ts', ...args], { encoding: 'utf8' });
  expect(stdout).toContain('Wrote 2 counties and 2 zip codes to ');
  const read = (name: string): unknown => parse(readFileSync(join(folder, `region/${name}.yaml`), 'utf8'));
  expect(read('counties')).toEqual({
    // A corner that hardly shows is left out.
    Franklin: '-95.1,39.9 -94.8,39.9 -94.8,40.2 -95.1,40.2',
    Adams: '-94.8,40.1 -94.5,40.1 -94.5,40.4 -94.8,40.4',
  });
  expect(read('zips')).toEqual(['80022 Adams, Adams, 40.14, -94.74', '80205 Denver, Franklin, 40.059, -95.0261']);
  expect(read('region')).toMatchObject({
    state: { name: 'Colorado', abbreviation: 'CO' },
    bounds: { south: 39.9, north: 40.4, west: -95.1, east: -94.5 },
    zipPattern: '(80)\\d{3}',
  });
});

test('other files are refused with what to do', () => {
  expect(() => readCounties('PK', 'CO')).toThrow("--counties: this isn't GeoJSON. Convert the Census Bureau's file");
  expect(() => readZips('node_modules\ndist\n')).toThrow(
    '--zips: expected the columns GEOID, INTPTLAT and INTPTLONG, but row 1 has no',
  );
});

function county(name: string, state: string, west: number, south: number) {
  const [east, north] = [west + 0.3, south + 0.3];
  const corners = [
    [west, south],
    [west + 0.15, south + 0.001],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return {
    type: 'Feature',
    properties: { NAME: name, STUSPS: state, STATE_NAME: state === 'CO' ? 'Colorado' : 'Wyoming' },
    geometry: { type: 'MultiPolygon', coordinates: [[corners]] },
  };
}
