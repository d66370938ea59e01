/** Alternative text of each rendered room with its neutral floor, by the id of content/rooms. */
export const alt: Record<string, string> = {
  'living-room':
    'Rendering of a sunny living room with a pale sofa, a green armchair, a low wooden table and a floor lamp on a plain gray floor.',
  kitchen: 'Rendering of a white kitchen with a blue island and three stools on a plain gray floor.',
  bedroom:
    'Rendering of a bedroom with a white bed under a green throw, two nightstands and a wide window on a plain gray floor.',
  bathroom: 'Rendering of a light bathroom with a free-standing tub, a stool and a wooden vanity on a plain gray floor.',
};
