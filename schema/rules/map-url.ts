/** Opens the maps app on a phone, and the map in a browser elsewhere. Only the address goes there, and only when it's pressed. */
export function mapUrl(destination: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
