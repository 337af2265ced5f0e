import { expect, test } from '../../fixtures/stack';
import { openLatestEmail } from '../../helpers/mail';
import { checkPage, collectErrors } from '../../helpers/quality';
import { demo, signIn } from '../../helpers/sign-in';

const picture = new URL('../../../apps/storefront/public/icons/icon-512.png', import.meta.url);

const product = 'Axora H9 hybrid inverter';
const title = 'Rainy season power';

test('a catalogue admin adds a product to a store and puts it into a promotion on the home page', async ({
  page,
  stack,
}) => {
  const errors = collectErrors(page);
  await signIn(page, stack.origins.admin, demo.catalogueAdmin);

  await test.step('the added product is approved immediately', async () => {
    await page.getByRole('link', { name: 'Products' }).click();
    await page.getByRole('link', { name: 'Add product' }).click();
    const form = page.getByRole('dialog', { name: 'Add product' });
    await form.getByRole('combobox', { name: 'Store' }).fill('helios');
    await page.getByRole('option', { name: /Helios Yard/ }).click();
    await form.getByLabel('Product name').fill(product);
    await form.getByRole('combobox', { name: 'Category' }).fill('inverter');
    await page
      .getByRole('option', { name: /inverter/i })
      .first()
      .click();
    await form.getByLabel('Description').fill('8 kVA at 48 V\nTwo MPPT trackers');
    await form.getByLabel(/Add photos/).setInputFiles(picture.pathname);
    await expect(form.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await form.getByLabel('Selling price').fill('1745000');
    await form.getByLabel('SKU').fill('HY-AXH9');
    await form.getByLabel('In stock').fill('4');
    await form.getByLabel('Weight').fill('21.5');
    await checkPage(page);
    await form.getByRole('button', { name: 'Add to the store' }).click();
    const drawer = page.getByRole('dialog', { name: product });
    await expect(drawer).toContainText('Helios Yard');
    await expect(drawer).toContainText('Approved');
  });

  await test.step('the admin publishes a promotion that starts with the product', async () => {
    await page.getByRole('link', { name: 'Home page' }).click();
    await page.getByRole('button', { name: 'New promotion' }).click();
    const dialog = page.getByRole('dialog', { name: 'New promotion' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByRole('button', { name: 'Create promotion' }).click();
    const search = page.getByRole('combobox', { name: 'Add a product' });
    for (const [text, name] of [
      ['gloves', /gloves/],
      ['axora h9', new RegExp(product)],
    ] as const) {
      await search.fill(text);
      await page.getByRole('option', { name }).first().click();
    }
    await page.getByRole('button', { name: `Move ${product} up` }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('link').first()).toHaveText(product);
    await checkPage(page);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published on the home page')).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(title) })).toContainText(
      'On the home page',
    );
    await page.getByRole('tab', { name: /Official outlets/ }).click();
    await expect(page.getByRole('list', { name: 'Official outlets' })).toBeVisible();
    await checkPage(page);
  });

  await test.step('shoppers see the product on the home page and on its own page', async () => {
    await page.goto('/');
    const section = page.getByRole('region', { name: title });
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(section).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(section.getByRole('heading', { level: 3 }).first()).toHaveText(product);
    await section.getByRole('link', { name: product }).click();
    await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
    await expect(page.getByText('1,745,000').first()).toBeVisible();
  });

  await test.step('the merchant was notified by email', async () => {
    const subject = `We added ${product} to your store`;
    await expect(await openLatestEmail(page, demo.merchant.email, subject)).toBeVisible();
  });

  expect(errors).toEqual([]);
});
