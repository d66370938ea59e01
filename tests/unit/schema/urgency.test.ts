import { expect, test } from 'vitest';
import { whyUrgent } from '../../../schema/urgency.ts';

const reason = (projectDetails: string) => whyUrgent({ projectDetails });

test.each([
  ['There is a leak under the dishwasher', 'leak'],
  ['Kitchen FLOODED this morning!', 'flood'],
  ['A pipe burst upstairs', 'burst'],
  ['Water damage in the hall', 'water'],
  ['The toilet overflowed and the hall is wet', 'overflow, wet'],
  ['Sewage came up through the shower drain', 'sewage'],
  ['I need someone here today', 'today'],
  ['Please help, can you come right now?', 'right now'],
  ["We can't stop the water", 'water'],
  ['It flooded in 2021, and today it flooded again.', 'flood'],
  ['No rush on the bedroom. The bathroom is an emergency.', 'emergency'],
  ['Hay una fuga en la cocina', 'fuga'],
  ['Se inundó el baño', 'inundación'],
  ['Se reventó un tubo y hay agua', 'reventada, agua'],
  ['Tengo una gotera', 'gotera'],
  ['Gotea el techo y la alfombra está empapada', 'gotera, empapada'],
  ['Se tapó el drenaje y salen aguas negras', 'agua, drenaje'],
  ['El fregadero se desbordó', 'desbordó'],
  ['Hay una filtración debajo del piso', 'filtración'],
  ['El piso está mojado desde anoche', 'mojado'],
  ['¿Pueden venir hoy mismo?', 'hoy'],
  ['Necesito a alguien ahora mismo', 'ahora'],
  ['No deja de gotear', 'gotera'],
  ['No se puede cerrar la llave del agua', 'agua'],
])("can't wait: %s", (details, expected) => {
  expect(reason(details)).toBe(expected);
});

test.each([
  'Two bedrooms, old carpet.',
  'We want waterproof vinyl that handles water from the dogs',
  'Is it water-resistant or water resistant? Is it safe when wet?',
  'Water-based stain, please, and move the water heater first',
  'A lake house with a water view in Stillwater, near Dripping Springs',
  'Under the flood lights, outside the flood zone',
  'Leak-proof underlayment and a burst of color in the hall',
  'No leaks, flooding or water damage.',
  "It isn't wet and it has never flooded",
  'It flooded two years ago and was fixed.',
  'We closed on the house today, and right now it has carpet',
  "There is carpet right now; I like today's look",
  'Bleaker rooms, floodlights and sunbursts with a wet bar',
  'Piso a prueba de agua, resistente al agua',
  'Sin fugas ni goteras',
  'No hay agua ni filtraciones',
  'Nunca se inundó',
  'El piso no está mojado',
  'Que no resbale cuando está mojado',
  'Se limpia con un trapo mojado',
  'Hubo una fuga hace dos años',
  'Se inundó el año pasado y ya se arregló',
  'Hoy tenemos loseta y queremos madera',
  'No es urgente',
])('can wait: %s', (details) => {
  expect(reason(details)).toBeNull();
});

test('who comes from the page about water damage needs help soon, whatever they write', () => {
  expect(whyUrgent({ projectDetails: 'Two boards', context: { page: 'water-damage' } })).toBe('water damage page');
  expect(whyUrgent({ projectDetails: '', context: { page: 'warranty' } })).toBeNull();
});
