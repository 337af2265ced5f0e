import { expect, type Locator, type Page } from '@playwright/test';

/** The amount in an element, in kobo: 139000000 for `₦1,390,000.00`. Discounts are negative. */
export async function readKobo(shown: Locator): Promise<number> {
  const text = (await shown.innerText()).trim();
  const [, sign = '', naira = '', kobo = ''] = /^(−?)₦([\d,]+)\.(\d{2})$/.exec(text) ?? [];
  expect(naira, `an amount in “${text}”`).not.toBe('');
  return Number(`${naira.replaceAll(',', '')}${kobo}`) * (sign === '' ? 1 : -1);
}

export const findAmount = (scope: Locator, term: string | RegExp): Locator =>
  scope
    .locator('dl > div')
    .filter({ has: scope.page().locator('dt', { hasText: term }) })
    .locator('dd')
    .first();

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

export const goodCard = '4084 0840 8408 4081';
export const declinedCard = '4084 0800 0000 5408';
/** The bank does not respond for this card. */
export const unresponsiveCard = '4084 0840 8408 4099';

export async function payWithCard(page: Page, number: string): Promise<void> {
  await expect(page).toHaveURL(/\/pay\//);
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/39');
  await page.getByLabel('Security code').fill('408');
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
}
