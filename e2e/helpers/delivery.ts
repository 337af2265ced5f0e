import { expect, type Page } from '@playwright/test';

export async function assign(
  admin: Page,
  { order, to, kind = 'Partner' }: { order: string; to: string; kind?: 'Partner' | 'Dispatcher' },
): Promise<void> {
  await openOrder(admin, order);
  await admin.getByRole('link', { name: 'Assign delivery' }).click();
  await admin.getByRole('radio', { name: kind, exact: true }).check();
  await admin.getByRole('radio', { name: to }).check();
  await admin.getByRole('button', { name: `Assign to ${to}` }).click();
  await expect(admin.getByText(`${order} is assigned to ${to}`)).toBeVisible();
}

export async function openOrder(page: Page, order: string): Promise<void> {
  await page
    .getByRole('link', { name: /^Orders/ })
    .first()
    .click();
  await page.getByRole('table', { name: 'Orders' }).getByRole('link', { name: order }).click();
  await expect(page.getByRole('heading', { name: `Order ${order}` })).toBeVisible();
}

export async function acceptAndTransport(rider: Page, order: string): Promise<void> {
  await rider.getByRole('link', { name: 'Offers' }).click();
  await rider.getByRole('button', { name: `Accept ${order}` }).click();
  await rider.getByRole('link', { name: 'Active' }).click();
  await rider.getByRole('link', { name: order }).click();
  await rider.getByRole('button', { name: 'Mark as picked up' }).click();
  await rider.getByRole('button', { name: 'Mark as in transit' }).click();
  await expect(rider.getByRole('heading', { name: 'Enter the delivery code' })).toBeVisible();
}

export async function enterCode(rider: Page, code: string): Promise<void> {
  await rider.getByLabel('Delivery code').fill(code);
  await rider.getByRole('button', { name: 'Confirm delivery' }).click();
}

export const differentCode = (code: string): string =>
  `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0');
