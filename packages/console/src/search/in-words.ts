const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "orders, products and pages" */
export const inWords = (words: readonly string[]): string => list.format(words);
