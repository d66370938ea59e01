import { expect, test } from 'vitest';
import { whyUrgent } from '../../../schema/urgency.ts';

const reason = (projectDetails: string, serviceNeeded = 'lvp') => whyUrgent({ serviceNeeded, projectDetails });

test.each([
  ['There is a leak under the dishwasher', 'leak'],
  ['The fridge leaked all night', 'leak'],
  ['Kitchen FLOODED this morning!', 'flood'],
  ['A pipe burst upstairs', 'burst'],
  ['Water damage in the hall', 'water'],
  ['standing water, carpet soaked', 'water, soaked'],
  ['The water heater is leaking', 'leak'],
  ['Hay una fuga en la cocina', 'fuga'],
  ['Se inundó el baño', 'inundación'],
  ['Inundación en la sala', 'inundación'],
  ['Se reventó un tubo y hay agua', 'reventada, agua'],
  ['Tengo una gotera', 'gotera'],
])('%s: %s', (details, expected) => {
  expect(reason(details)).toBe(expected);
});

test.each([
  'Two bedrooms, old carpet.',
  'We want waterproof vinyl',
  'Is it water-resistant or water resistant?',
  'Something for the underwater room of the aquarium',
  'Water-based stain, please',
  'Move the water heater first',
  'A lake house with a water view in Stillwater',
  'Under the flood lights, outside the flood zone',
  'Leak-proof underlayment',
  'A burst of color in the hall',
  'A soaking tub goes in later',
  'Piso a prueba de agua, resistente al agua',
  'Barniz a base de agua',
  'Bleaker rooms, floodlights and sunbursts',
  '',
])("isn't urgent: %s", (details) => {
  expect(reason(details)).toBeNull();
});

test('repair is urgent whatever the details say', () => {
  expect(reason('Two boards', 'repair')).toBe('repair service');
  expect(reason('Flooded', 'repair')).toBe('repair service, flood');
});
