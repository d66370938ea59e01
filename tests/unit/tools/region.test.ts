import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** As the Census Bureau's files are, with three counties of which one is far away, and one of another state. */
const counties = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    county('Denver', 'CO', -105.1, 39.6),
    county('Adams', 'CO', -104.8, 39.8),
    county('Mesa', 'CO', -108.9, 39),
    county('Laramie', 'WY', -104.9, 39.7),
  ],
});
const zips =
  'GEOID|ALAND|INTPTLAT|INTPTLONG|TOWN\n80205|1|39.7590|-104.9661|Denver\n80022|1|39.8400|-104.7400|\n81501|1|39.07|-108.5|\n';

test('county outlines and zip codes around home come from the files of the Census Bureau', () => {
  const { folder, run } = inCopy();
  expect(run()).toBe(`Wrote 2 counties and 2 zip codes to ${folder}/region.`);
  expect(read(folder, 'counties')).toEqual({
    // A corner that hardly shows is left out.
    Denver: '-105.1,39.6 -104.8,39.6 -104.8,39.9 -105.1,39.9',
    Adams: '-104.8,39.8 -104.5,39.8 -104.5,40.1 -104.8,40.1',
  });
  expect(read(folder, 'zips')).toEqual(['80022 Adams, Adams, 39.84, -104.74', '80205 Denver, Denver, 39.759, -104.9661']);
  expect(read(folder, 'region')).toMatchObject({
    state: { name: 'Colorado', abbreviation: 'CO' },
    home: { name: 'Denver' },
    bounds: { south: 39.6, north: 40.1, west: -105.1, east: -104.5 },
    zipPattern: '(80)\\d{3}',
  });
});

test.each([
  [['--state', 'Idaho'], '--state: the file has no county of Idaho. Write the two letters that the post office uses, such as ID'],
  [['--zips', '.gitignore'], '--zips: expected the columns GEOID, INTPTLAT and INTPTLONG, but row 1 has no such GEOID'],
])('%s is refused with what to do', (args, message) => {
  const said = inCopy().run(...args);
  expect(said).toContain(message);
  expect(said).not.toContain('    at ');
});

test('a region without its home says so', () => {
  const { folder, run } = inCopy();
  writeFileSync(
    join(folder, 'region/region.yaml'),
    readFileSync(join(folder, 'region/region.yaml'), 'utf8').replace(/home:[\s\S]*?(?=bounds)/, ''),
  );
  expect(run()).toContain(`${folder}/region/region.yaml, line 1: home: this is missing; add it`);
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

function inCopy() {
  const folder = join(mkdtempSync(join(tmpdir(), 'region-')), 'content');
  cpSync('examples/starter', folder, { recursive: true, filter: (file) => !file.includes('images') });
  const region = join(folder, 'region/region.yaml');
  const ours: [string, string][] = [
    ['Your State', 'Colorado'],
    ['abbreviation: ST', 'abbreviation: CO'],
    ['Springfield', 'Denver'],
    ['40.01', '39.7392'],
    ['-95.01', '-104.9849'],
  ];
  writeFileSync(
    region,
    ours.reduce((text, [from, to]) => text.replace(from, to), readFileSync(region, 'utf8')),
  );
  rmSync(join(folder, 'region/zips.yaml'));
  writeFileSync(join(folder, 'region/zips.yaml'), '[]\n');
  const files = { counties: join(folder, 'counties.geojson'), zips: join(folder, 'zips.csv') };
  writeFileSync(files.counties, counties);
  writeFileSync(files.zips, zips);
  const usual = ['--state', 'CO', '--counties', files.counties, '--zips', files.zips];
  return {
    folder: folder.replaceAll('\\', '/'),
    run(...args: string[]): string {
      const { stdout, stderr } = spawnSync(process.execPath, ['tools/region.ts', ...usual, ...args, '--content', folder], {
        encoding: 'utf8',
      });
      return (stdout + stderr).trim();
    },
  };
}

function read(folder: string, name: string): unknown {
  return parse(readFileSync(join(folder, `region/${name}.yaml`), 'utf8'));
}
