const splitWords = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]{2,}/g) ?? [];

/**
 * Whether the account name at the bank contains all words of a person's or store's name, in any
 * order. Ignores case, accents and initials.
 */
export function matchesOwnerName(accountName: string, owner: string): boolean {
  const words = splitWords(accountName);
  const owned = splitWords(owner);
  return owned.length > 0 && owned.every((word) => words.includes(word));
}
