import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/stack';
import { filterBy } from '../../helpers/fields';
import { demo, demoPassword, signIn } from '../../helpers/sign-in';

const description = '15% off for installers';

test.describe.configure({ mode: 'serial' });

test('a merchant creates a coupon with the keyboard alone, and sees an error when the code is taken', async ({
  page,
  stack,
}) => {
  await signIn(page, stack.origins.merchant, demo.merchant);
  await page.goto(`${stack.origins.merchant}/coupons?state=active`);
  const keys = page.keyboard;

  await page.getByRole('link', { name: 'Create coupon' }).focus();
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create coupon' });
  await expect(dialog.locator('form')).toBeFocused();
  await keys.press('Tab');
  await expect(page.getByLabel('Description', { exact: true })).toBeFocused();
  await keys.type(description);
  await keys.press('Tab');
  await keys.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'With a code' })).toBeChecked();
  await keys.press('Tab');
  await keys.type('solar5');
  await keys.press('Tab');
  await expect(page.getByRole('radio', { name: /^Percent off/ })).toBeFocused();
  await keys.press('Tab');
  await expect(page.getByLabel('Percent off', { exact: true })).toBeFocused();
  await keys.press('ControlOrMeta+A');
  await keys.type('15');
  await expect(dialog.getByRole('status', { name: 'Summary' })).toContainText('15%');
  await keys.press('Enter');

  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(
    'Another coupon has this code. Choose a different one.',
  );
  await keys.press('ControlOrMeta+A');
  await keys.type('installers15');
  await keys.press('Enter');

  await expect(page.getByText('Coupon created')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/coupons\?state=active$/);
  await expect(rowOf(page, description)).toContainText('INSTALLERS15');
});

test("a merchant filters, edits, pauses and duplicates coupons, and the URL keeps the list's state", async ({
  page,
  stack,
}) => {
  await signIn(page, stack.origins.merchant, demo.merchant);

  await test.step('the URL contains the filters and the search text', async () => {
    await page.getByRole('link', { name: 'Coupons' }).click();
    await filterBy(page, 'Status', 'Active');
    await filterBy(page, 'Type', 'Percent off');
    await page.getByLabel('Search description or code').fill('installers15');
    await expect(page).toHaveURL(
      /\?(?=.*state=active)(?=.*discountType=Percent)(?=.*search=installers15)/,
    );
    await expect(coupons(page)).toHaveCount(1);
    await page.reload();
    await expect(coupons(page)).toHaveCount(1);
  });

  await test.step('Back closes the drawer, but first asks for a confirmation when there are unsaved changes', async () => {
    const list = page.url();
    await page.getByRole('link', { name: description }).click();
    await expect(page.getByRole('dialog', { name: 'Edit coupon' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(list);

    await page.getByRole('link', { name: description }).click();
    await page.getByLabel('Description', { exact: true }).fill(`${description} and their crews`);
    await page.goBack();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save coupon' }).click();
    await expect(page.getByText('Coupon updated')).toBeVisible();
    await expect(page).toHaveURL(list);
    await expect(rowOf(page, `${description} and their crews`)).toBeVisible();
  });

  await test.step('a paused coupon leaves the list of active coupons', async () => {
    await page.getByRole('button', { name: `Actions for ${description}` }).click();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    await expect(page.getByText('Coupon paused')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'No coupons match these filters' }),
    ).toBeVisible();
    await filterBy(page, 'Status', 'Paused');
    await expect(rowOf(page, description)).toContainText('Paused');
  });

  await test.step('a duplicate keeps the discount but not the code', async () => {
    await page.getByRole('button', { name: `Actions for ${description}` }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const drawer = page.getByRole('dialog', { name: 'Duplicate coupon' });
    await expect(drawer.getByLabel('Percent off', { exact: true })).toHaveValue('15');
    await expect(drawer.getByLabel('Code', { exact: true })).toHaveValue('');
    await drawer.getByLabel('Code', { exact: true }).fill('CREWS15');
    await drawer.getByRole('button', { name: 'Create coupon' }).click();
    await expect(page.getByText('Coupon created')).toBeVisible();
    // The drawer closes after the message has appeared, and closing it restores the list's URL.
    await expect(drawer).toBeHidden();
    await page.getByLabel('Search description or code').fill('crews15');
    await filterBy(page, 'Status', 'Active');
    await expect(page).toHaveURL(/\?(?=.*state=active)(?=.*search=crews15)/);
    await expect(coupons(page)).toHaveCount(1);
    await expect(rowOf(page, description)).toContainText('Active');
  });
});

test('an unsaved coupon survives a sign-out in another tab', async ({ page, context, stack }) => {
  await signIn(page, stack.origins.merchant, demo.merchant);
  await page.goto(`${stack.origins.merchant}/coupons/new`);
  await page.getByLabel('Description', { exact: true }).fill('Written through a sign-out');
  // A coupon with a code does not change prices in tests that run at the same time.
  await page.getByText('With a code', { exact: true }).click();
  await page.getByLabel('Code', { exact: true }).fill('SIGNOUT10');
  const other = await context.newPage();
  await other.goto(`${stack.origins.merchant}/account`);
  await other.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(other).toHaveURL(/\/sign-in/);

  const again = page.getByRole('dialog', {
    name: 'Your session has expired. Sign in again to save.',
  });
  await again.getByLabel('Password', { exact: true }).fill(demoPassword);
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again).toHaveCount(0);
  await page.getByRole('button', { name: 'Create coupon' }).click();
  await expect(rowOf(page, 'Written through a sign-out')).toBeVisible();
});

const coupons = (page: Page) =>
  page
    .getByRole('table', { name: 'Coupons' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });

const rowOf = (page: Page, text: string) => coupons(page).filter({ hasText: text });
