/** A map of Central Texas from the Census Bureau's county outlines (us-atlas), projected once at build. */
import { geoDistance, geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'us-atlas/counties-10m.json?raw';
import { z } from 'zod';
import { business } from './business.ts';

/** County names by FIPS code: those with cities of ours and those between and beside them. */
const countyCodes: Record<string, string> = {
  48453: 'Travis',
  48491: 'Williamson',
  48209: 'Hays',
  48027: 'Bell',
  48021: 'Bastrop',
  48055: 'Caldwell',
  48053: 'Burnet',
  48299: 'Llano',
  48031: 'Blanco',
  48099: 'Coryell',
  48281: 'Lampasas',
};

/** View box in its own units. */
export const mapSize = { width: 400, height: 420 } as const;
const margin = 6;
const earthRadiusMiles = 3958.8;

type Counties = Topology<{ counties: GeometryCollection }>;
const isTopology = (value: unknown): value is Counties =>
  z.looseObject({ type: z.literal('Topology'), objects: z.looseObject({ counties: z.unknown() }) }).safeParse(value).success;
const topology = z.custom<Counties>(isTopology, 'expected the counties topology of us-atlas').parse(JSON.parse(atlas));

const all = feature(topology, topology.objects.counties);
const ours = { ...all, features: all.features.filter(({ id }) => String(id) in countyCodes) };
const projection = geoMercator().fitExtent(
  [
    [margin, margin],
    [mapSize.width - margin, mapSize.height - margin],
  ],
  ours,
);
const path = geoPath(projection).digits(1);

/** Outlines as SVG path data, each with the point where its name stands. */
export const countyOutlines = ours.features.map((county) => {
  const [x, y] = path.centroid(county);
  return { name: countyCodes[String(county.id)] ?? '', d: path(county) ?? '', x: Math.round(x), y: Math.round(y) };
});

interface Coordinates {
  lat: number;
  lng: number;
}

/** Where a place lies on the map, in units of the view box. */
export function onMap({ lat, lng }: Coordinates): { x: number; y: number } {
  const [x, y] = projection([lng, lat]) ?? [0, 0];
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

/** Great-circle distance in miles. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  return geoDistance([a.lng, a.lat], [b.lng, b.lat]) * earthRadiusMiles;
}

/** The part of it that lies between two latitudes: a distance is never shorter. */
export function milesOfLatitude(a: Coordinates, b: Coordinates): number {
  return Math.abs(a.lat - b.lat) * (Math.PI / 180) * earthRadiusMiles;
}

export const austinOnMap = onMap(business.coordinates);
