/** Finds text, zip codes or coordinates copied from another city. */
import { type Coordinates, milesBetween } from '#site/geography/distance.ts';
import { splitSentences } from './split-sentences.ts';
import { textsIn } from './translations/old-spanish.ts';

interface City {
  slug: string;
  name: string;
  zipCodes: string[];
  coordinates: Coordinates;
  distance: string;
}

interface Copy {
  slug: string;
  /** The path of the field, such as 'local.soil'. */
  field: string;
  what: string;
}

/** Neighbors may share their zip codes. */
const neighborMiles = 5;
/** Shorter sentences, such as 'Get a free estimate.', may come again. */
const sentenceWords = 6;

/** Of two cities, the later one is the copy. */
export function findCopies(cities: readonly City[]): Copy[] {
  const writtenFor = new Map<string, City>();
  return cities.flatMap((city, index) => {
    const { slug, name } = city;
    const places = cities.slice(0, index).flatMap((other) => {
      const miles = milesBetween(city.coordinates, other.coordinates);
      const hasItsZips = city.zipCodes.join() === other.zipCodes.join() && (miles === 0 || miles > neighborMiles);
      return [
        ...(miles === 0 ? [{ slug, field: 'coordinates', what: `${name} is at the same place as ${other.name}` }] : []),
        ...(city.distance === 'Home base' && other.distance === city.distance
          ? [
              {
                slug,
                field: 'distance',
                what: `${name} is the home base, and so is ${other.name}: write how far it is, such as "8 miles"`,
              },
            ]
          : []),
        ...(hasItsZips ? [{ slug, field: 'zipCodes', what: `${name} has the zip codes of ${other.name}` }] : []),
      ];
    });
    const sentences = [...textsIn(city)].flatMap(([field, text]) =>
      sentencesOf(text).flatMap((sentence) => {
        // With another name in it, it's still the same sentence.
        const key = sentence.replaceAll(name, '{city}');
        const other = writtenFor.get(key) ?? city;
        writtenFor.set(key, other);
        return other === city ? [] : [{ slug, field, what: `the page of ${other.name} has this sentence, too: "${sentence}"` }];
      }),
    );
    return [...places, ...sentences];
  });
}

function sentencesOf(text: string): string[] {
  return splitSentences(text).filter((sentence) => /[.?!]$/.test(sentence) && sentence.split(' ').length >= sentenceWords);
}
