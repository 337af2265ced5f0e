import { expect, type Page } from '@playwright/test';

export const goodCard = '4084 0840 8408 4081';
export const declinedCard = '4084 0800 0000 5408';
/** The bank does not respond for this card. */
export const unresponsiveCard = '4084 0840 8408 4099';

/** Pays on the open card page of the sandbox provider. */
export async function payWithCard(page: Page, number: string): Promise<void> {
  await expect(page).toHaveURL(/\/pay\//);
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/39');
  await page.getByLabel('Security code').fill('408');
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
}
