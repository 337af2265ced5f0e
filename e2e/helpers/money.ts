import { expect, type Locator } from '@playwright/test';

/** The amount in an element, in kobo: 139000000 for `₦1,390,000.00`. Discounts are negative. */
export async function koboIn(shown: Locator): Promise<number> {
  const text = (await shown.innerText()).trim();
  const [, sign = '', naira = '', kobo = ''] = /^(−?)₦([\d,]+)\.(\d{2})$/.exec(text) ?? [];
  expect(naira, `an amount in “${text}”`).not.toBe('');
  return Number(`${naira.replaceAll(',', '')}${kobo}`) * (sign === '' ? 1 : -1);
}

/** The amount for a term of a description list. */
export const amountOf = (scope: Locator, term: string | RegExp): Locator =>
  scope
    .locator('dl > div')
    .filter({ has: scope.page().locator('dt', { hasText: term }) })
    .locator('dd');

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
