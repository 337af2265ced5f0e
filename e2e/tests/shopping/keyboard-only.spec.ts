import { expect, test } from '../../fixtures/stack';
import { goodCard } from '../../helpers/money';
import { press, typeInto } from '../../helpers/keyboard';
import { demo, demoPassword } from '../../helpers/sign-in';

test('a shopper without a mouse finds a product, signs in and pays, and the focus is always visible', async ({
  page,
}) => {
  test.setTimeout(120_000);

  await test.step('the shopper finds a product', async () => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await typeInto(
      page,
      page.getByRole('combobox', { name: 'Search products and stores' }),
      'Sunforge panel',
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Results for “Sunforge panel”' })).toBeVisible();
    const product = page
      .getByRole('region', { name: 'Products' })
      .getByRole('article')
      .filter({ hasNotText: 'Sold out' })
      .first()
      .getByRole('link');
    const name = await product.innerText();
    await press(page, product);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  });

  await test.step('the shopper adds two units to the cart', async () => {
    await press(page, page.getByRole('button', { name: 'Increase quantity' }).first());
    await press(page, page.getByRole('button', { name: 'Add to cart' }).first());
    await expect(page.getByText('In your cart.')).toBeVisible();
    await press(page, page.getByRole('link', { name: /^Cart, 2 items/ }));
    await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible();
    await press(page, page.getByRole('link', { name: /check ?out/i }).first());
  });

  await test.step('the shopper signs in during checkout', async () => {
    await typeInto(page, page.getByLabel('Email', { exact: true }), demo.customer.email);
    await typeInto(page, page.getByLabel('Password', { exact: true }), demoPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/checkout/);
  });

  await test.step('the shopper pays', async () => {
    await press(page, page.getByRole('button', { name: /^Pay ₦/ }));
    await expect(page).toHaveURL(/\/pay\//);
    await typeInto(page, page.getByLabel('Card number'), goodCard);
    await typeInto(page, page.getByLabel('Expiry date'), '12/39');
    await typeInto(page, page.getByLabel('Security code'), '408');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  });
});
