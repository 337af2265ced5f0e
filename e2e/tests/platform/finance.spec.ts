import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures/stack';
import { readKobo, sum } from '../../helpers/money';
import { waitUntilSettled } from '../../helpers/settled';
import { demo, signIn } from '../../helpers/sign-in';

test("a finance admin reads a report, opens an order's ledger entries and downloads the same figures", async ({
  page,
  stack,
}) => {
  await signIn(page, stack.origins.admin, demo.financeAdmin);
  await page.getByRole('link', { name: 'Finance reports' }).click();
  await page.getByText('12 months', { exact: true }).click();
  await expect(page).toHaveURL(/period=12-months/);
  await waitUntilSettled(page);
  await expect(page.getByText('Matches the ledger')).toBeVisible();

  const total = page
    .getByRole('region', { name: 'Totals' })
    .getByText('Total order amount')
    .locator('..')
    .locator('span')
    .last();
  const shown = await readKobo(total);
  expect(shown).toBeGreaterThan(0);

  await test.step('the ledger entries of an order sum to zero', async () => {
    await page.getByRole('button', { name: /Helios Yard/ }).click();
    await page.getByRole('link', { name: /^VM-/ }).first().click();
    const drawer = page.getByRole('dialog');
    const sums = drawer.getByRole('row', { name: /^Sum/ });
    await expect(sums.first()).toBeVisible();
    for (const row of await sums.all()) await expect(row).toContainText('₦0.00');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  });

  await test.step('the CSV has the same total as the screen', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    const [header = '', ...rows] = file.trim().split('\r\n');
    const column = header.split(',').indexOf('"Total (NGN)"');
    const amounts = rows.map((row) => Math.round(Number(row.split(',')[column]) * 100));
    expect(sum(amounts)).toBe(shown);
  });
});
