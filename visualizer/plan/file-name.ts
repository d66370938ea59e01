/** The name of a downloaded picture, e.g. 'living-room-oak-hardwood.png'. */
export function fileName(room: string, floor: string): string {
  const words =
    `${room} ${floor}`
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return `${words.join('-')}.png`;
}
