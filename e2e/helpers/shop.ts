import { expect, type Page } from '@playwright/test';
import { chooseComboboxOption } from './fields';

/** Searches the shop and adds the first product in stock to the cart. Returns its name. */
export async function searchAndAdd(page: Page, words: string): Promise<string> {
  await page.getByLabel('Search products and stores').fill(words);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Results for “${words}”` })).toBeVisible();
  const product = page
    .getByRole('region', { name: 'Products' })
    .getByRole('article')
    .filter({ hasNotText: 'Sold out' })
    .first()
    .getByRole('link');
  const name = await product.innerText();
  await product.click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  // Phones have a second button in the bottom bar.
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('In your cart.')).toBeVisible();
  return name;
}

interface Destination {
  phoneNumber: string;
  state: string;
  area: string;
  street: string;
}

/** Name and email are already filled in. */
export async function fillAddress(
  page: Page,
  { phoneNumber, state, area, street }: Destination,
): Promise<void> {
  await page.getByLabel('Phone number').fill(phoneNumber);
  await chooseComboboxOption(page, 'State', state);
  await chooseComboboxOption(page, 'Local government area', area);
  await page.getByLabel('Street address').fill(street);
  await page.getByRole('button', { name: 'Save address' }).click();
}

export const deliveryCode = (page: Page): Promise<string> =>
  page
    .getByRole('region', { name: 'Your delivery code' })
    .getByText(/^\d{6}$/)
    .innerText();

export async function openCustomerOrder(page: Page, order: string): Promise<void> {
  await page.goto('/orders');
  await page.getByRole('link', { name: order }).click();
  await expect(page.getByText(`Order ${order}, placed`)).toBeVisible();
}
