/** A count with its noun: `1 order`, `1,204 orders`. `many` is the plural when it is irregular. */
export const pluralise = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-NG')} ${count === 1 ? one : many}`;
