import { plainLetters } from '#schema/rules/plain-letters.ts';

/** The name of a downloaded picture, e.g. 'living-room-oak-hardwood.png'. */
export function fileName(room: string, floor: string): string {
  const words = plainLetters(`${room} ${floor}`).match(/[a-z0-9]+/g) ?? [];
  return `${words.join('-')}.png`;
}
