/** Shorter texts would match almost everything. */
export const MIN_SEARCH_LENGTH = 2;

/**
 * The kinds of results that a console's palette finds. A letter and a space limit it to one kind:
 * "o okafor".
 */
export const searchKinds = {
  orders: { letter: 'o', label: 'Orders' },
  stores: { letter: 's', label: 'Stores' },
  products: { letter: 'p', label: 'Products' },
  coupons: { letter: 'c', label: 'Coupons' },
  transactions: { letter: 't', label: 'Transactions' },
  payouts: { letter: 'y', label: 'Payouts' },
  people: { letter: 'm', label: 'People' },
  pages: { letter: 'g', label: 'Pages' },
} as const;
export type SearchKind = keyof typeof searchKinds;

/** The kind that a typed text limits the search to, and the rest of the text. */
export function parseSearchKind(
  kinds: readonly SearchKind[],
  text: string,
): { kind: SearchKind; rest: string } | undefined {
  const kind = kinds.find((each) => text.toLowerCase().startsWith(`${searchKinds[each].letter} `));
  return kind && { kind, rest: text.slice(2) };
}
