/** `1 order`, `1,204 orders`; `many` where it is more than the word with an s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-NG')} ${count === 1 ? one : many}`;
