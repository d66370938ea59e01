/** What a flooring contractor can sell, and which words and figures belong to it. */

/** In both languages. An old floor that comes out is part of any trade. */
const trades = {
  vinyl: /\b(vinyl|LVP|vinil)\b|\.lvp/i,
  hardwood: /hardwood|engineered|\b(oak|walnut|hickory|maple|roble|nogal|duela)\b|madera dura|de ingeniería/i,
  /** A refinisher speaks of hardwood but doesn't install it. */
  newHardwood: /\.(hardwood|engineered|siteFinished|acclimation)|(install|new) hardwood/i,
  tile: /(?<!\b(old|carpet) )\btil(e|es|ed|ing)\b(?! tear-out)|porcelain|ceramic|\bgrout|backsplash|azulejo(?! viejo)|cerámic|lechada|\.(tile|porcelain|stone|ceramic|shower)(?!TearOut)/i,
  /** What a floor at home costs; a commercial one has its own prices. */
  vinylAtHome: /price\.lvp\b/,
  tileAtHome: /price\.tile\b/,
  carpet:
    /(?<!\bold )\bcarpet(s|ed|ing)?\b(?! tear-out| tile)|(?<!loseta de |quitar |quitar la )alfombra(?! vieja)|\.carpet(?!TearOut|Tile|Removal)/i,
  laminate: /laminat|laminad|\.laminate/i,
  refinishing: /refinish|restaura(?!nt)|dustless|\.refinish/i,
  commercial: /commercial floor|pisos? comercial|\.commercial/i,
};
type Trade = keyof typeof trades;

interface Service {
  /** What a visitor chooses in the form. */
  form: string;
  sells: readonly Trade[];
}

/** By the names of our files, without our city. */
export const services: Readonly<Record<string, Service>> = {
  'lvp-flooring': { form: 'lvp', sells: ['vinyl', 'vinylAtHome'] },
  'hardwood-flooring': { form: 'hardwood', sells: ['hardwood', 'newHardwood'] },
  'engineered-hardwood': { form: 'hardwood', sells: ['hardwood', 'newHardwood'] },
  'tile-flooring': { form: 'tile', sells: ['tile', 'tileAtHome'] },
  'carpet-installation': { form: 'carpet', sells: ['carpet'] },
  'laminate-flooring': { form: 'laminate', sells: ['laminate'] },
  'floor-refinishing': { form: 'repair', sells: ['refinishing', 'hardwood'] },
  'bathroom-flooring': { form: 'bathroom-kitchen', sells: ['tile', 'tileAtHome', 'vinyl', 'vinylAtHome'] },
  'kitchen-flooring': {
    form: 'bathroom-kitchen',
    sells: ['tile', 'tileAtHome', 'vinyl', 'vinylAtHome', 'hardwood', 'newHardwood', 'laminate'],
  },
  'shower-tile-backsplash': { form: 'tile', sells: ['tile', 'tileAtHome'] },
  'commercial-flooring': { form: 'commercial', sells: ['commercial', 'vinyl', 'tile'] },
};

/** What a business with these services doesn't sell. */
export function unsold(chosen: readonly string[]): RegExp[] {
  const sold = chosen.flatMap((name) => services[name]?.sells ?? []);
  return Object.entries(trades).flatMap(([trade, words]) => (sold.some((each) => each === trade) ? [] : [words]));
}

/** Four floors that may be popular in a city, until the owner knows better. */
export function popularStyles(chosen: readonly string[]): string[] {
  const styles = [
    ['Luxury vinyl plank', 'Wood-look vinyl plank', 'Stone-look vinyl plank', 'Glue-down vinyl plank'],
    ['Oak hardwood', 'Hickory hardwood', 'Walnut hardwood', 'Maple hardwood'],
    ['Porcelain tile', 'Ceramic tile', 'Slate tile', 'Marble tile'],
    ['Plush carpet', 'Berber carpet', 'Textured carpet', 'Loop carpet'],
    ['Laminate', 'Wood-look laminate', 'Wide-plank laminate', 'Water-resistant laminate'],
  ];
  const missing = unsold(chosen);
  const sold = styles.filter(([style = '']) => !missing.some((words) => words.test(style)));
  return [0, 1, 2, 3].flatMap((rank) => sold.map((each) => each[rank] ?? '')).slice(0, 4);
}
