/** A short number to read out on the phone: the beginning of the request's id, as in '3F2A-91BC'. */
export function referenceOf(id: string): string {
  const digits = id.slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
