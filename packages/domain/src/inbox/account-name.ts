const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]{2,}/g) ?? [];

/**
 * Whether the bank's name of an account has all words of a person's or store's name, in any order.
 * Case, accents and initials do not count.
 */
export function matchesOwnerName(accountName: string, owner: string): boolean {
  const words = wordsOf(accountName);
  const owned = wordsOf(owner);
  return owned.length > 0 && owned.every((word) => words.includes(word));
}
