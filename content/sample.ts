/** Marks a made-up fact that the owner must replace before launch. `npm run launch-check` lists them all. */
export function sample<Fact>(fact: Fact): Fact {
  return fact;
}
