/** Standard installation, US dollars per square foot. */
export const installationPerSqFt = 3.5;

/** Sides of a room in feet. */
export interface Sides {
  width: number;
  length: number;
}

export interface Estimate {
  /** Square feet. */
  area: number;
  /** US dollars, as are the two below. */
  material: number;
  installation: number;
  total: number;
}

/** What a floor costs in a room: material by the square foot, plus standard installation. */
export function estimate({ width, length }: Sides, pricePerSqFt: number): Estimate {
  const area = width * length;
  const material = toCents(area * pricePerSqFt);
  const installation = toCents(area * installationPerSqFt);
  return { area, material, installation, total: toCents(material + installation) };
}

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount with two decimals, e.g. '$3,840.00'. */
export function dollars(amount: number): string {
  return dollarFormat.format(amount);
}

const wholeDollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** An amount that is no more exact than a dollar, e.g. '$3,840'. */
export function wholeDollars(amount: number): string {
  return wholeDollarFormat.format(amount);
}

/** An area, e.g. '2,500 sq ft'. */
export function squareFeet(area: number): string {
  return `${area.toLocaleString('en-US')} sq ft`;
}

/** Takes away what binary fractions leave behind. */
function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
