/** How email addresses are compared. */

/** In lower case, with an internationalized domain as DNS spells it. */
export function addressKey(address: string): string {
  const [name = '', domain = ''] = address
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const url = `https://${domain}`;
  return domain && URL.canParse(url) ? `${name}@${new URL(url).hostname}` : name;
}

/** Everything in a text that looks like an address. Whole addresses, so that "ann@b.co" isn't found in "joann@b.co". */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(/[^\s"'<>(),;:\\@]+@[^\s"'<>(),;:\\@]+/g)].map(([found]) => addressKey(found.replace(/\.$/, '')));
}
