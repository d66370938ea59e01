/** Degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}

const earthRadiusMiles = 3958.8;

/** Miles as the crow flies, by the haversine formula. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const haversine = halfChord(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfChord(b.lng - a.lng);
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(haversine));
}

function halfChord(degrees: number): number {
  return Math.sin(radians(degrees) / 2) ** 2;
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
