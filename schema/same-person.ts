/** Two requests may come from one person if they share an e-mail address or a phone number. */
interface Reachable {
  email: string;
  phone: string;
}

export function samePerson(a: Reachable, b: Reachable): boolean {
  return a.email.toLowerCase() === b.email.toLowerCase() || lastDigits(a.phone) === lastDigits(b.phone);
}

/** The ten digits of an American number, with or without +1. */
export function lastDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-10);
}
