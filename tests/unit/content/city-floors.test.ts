import { expect, test } from 'vitest';
import { floorOptions } from '#site/city-floors.ts';
import { cities } from '#site/index.ts';
import { floorKinds } from '#site/read/floor-kinds.ts';

const cards = floorKinds.en.kinds.flatMap(({ name, card, price }) => (card && price ? [{ name, ...card }] : []));
const named = cards.find(({ popularWord }) => popularWord);

test.each(cities)("in $name, a floor is popular if a popular style has its word, or if it's popular there anyway", (city) => {
  const popularStyles = ['Cork', `Wide plank ${named?.popularWord?.toUpperCase()}`];
  const found = floorOptions({ ...city, popularStyles }).filter(({ isPopular }) => isPopular);
  const anyway = cards.filter(({ popularIn }) => popularIn.includes(city.slug)).map(({ name }) => name);
  expect(found.map(({ name }) => name).sort()).toEqual([...new Set([named?.name, ...anyway])].sort());
});
