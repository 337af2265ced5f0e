import { MAX_COUNTED } from '@market/domain/catalogue/finding';

/** `1,284`; where the server stops counting, `10,000+`. */
export const countText = (count: number): string => `${count.toLocaleString('en-NG')}${count >= MAX_COUNTED ? '+' : ''}`;

export const productsText = (count: number): string => `${countText(count)} ${count === 1 ? 'product' : 'products'}`;
