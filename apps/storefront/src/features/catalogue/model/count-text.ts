import { COUNT_CAP } from '@market/domain/list-limits';

/** `284`, or `1,000+` when the server stopped counting. */
export const countText = (count: number): string =>
  `${count.toLocaleString('en-NG')}${count >= COUNT_CAP ? '+' : ''}`;

export const productsText = (count: number): string =>
  `${countText(count)} ${count === 1 ? 'product' : 'products'}`;
