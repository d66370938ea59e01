/** The kinds of floors that a new business sells, and of others what tells them by the names of popular floors. */
import { floorKindsSchema } from '#schema/content/files/floor-kind.ts';
import { isRecord } from '#site/read/fields.ts';
import { kindOf } from '#site/read/floor-kinds.ts';
import { readYaml } from '#site/read/yaml.ts';
import { popularStyles, services } from './services.ts';

type Words = Readonly<Record<string, unknown>>;

/** `slugs` are the new names of services; `cards` are those that our own kinds don't have, in each language. */
export function makeFloorKinds(chosen: readonly string[], slugs: ReadonlyMap<string, string>, cards: { en: Words; es: Words }) {
  const { kinds, otherChoices, onCityPages, inForm } = floorKindsSchema.parse(readYaml('floor-kinds.yaml'));
  const forms = [...chosen.map((kind) => services[kind]?.form), 'other'];
  const styles = popularStyles(chosen).map((style) => kindOf(style, kinds)?.id);
  const made = kinds.map(({ service: slug = '', price, priceIncludes, catalog: _, visualizer: __, form, ...kind }) => {
    const service = slugs.get(slug);
    if (!service && !styles.includes(kind.id)) return undefined;
    const { card, ...known } = { ...kind, ...(form && forms.includes(form.value) && { form }) };
    const shown = card ? { ...card, popularIn: [] } : cards.en[kind.id];
    return service ? { ...known, service, price, priceIncludes, ...(shown !== undefined && { card: shown }) } : known;
  });
  const isOffered = otherChoices.map(({ value }) => forms.includes(value));
  const spanish = translationOf();
  const kept = made.filter((kind) => kind !== undefined);
  return {
    data: {
      kinds: kept,
      otherChoices: otherChoices.filter((_, index) => isOffered[index]),
      onCityPages: onCityPages.filter((id) => kept.some((kind) => kind.id === id)),
      inForm: inForm.filter((value) => forms.includes(value)),
    },
    translation: {
      kinds: made.flatMap((kind, index) => (kind ? [wordsOf(kind, { card: cards.es[kind.id], ...spanish.kinds[index] })] : [])),
      otherChoices: spanish.otherChoices.filter((_, index) => isOffered[index]),
    },
    onCityPages: kept.flatMap((kind) => ('card' in kind ? [kind.id] : [])),
  };
}

function translationOf(): { kinds: Words[]; otherChoices: Words[] } {
  const data = readYaml('floor-kinds.es.yaml');
  const list = (name: string) => (isRecord(data) && Array.isArray(data[name]) ? data[name].filter(isRecord) : []);
  return { kinds: list('kinds'), otherChoices: list('otherChoices') };
}

/** The translation of the fields that there are. */
function wordsOf(kind: object, words: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([key, value]) => key in kind && value !== undefined));
}
