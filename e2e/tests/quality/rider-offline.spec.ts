import { expect, test } from '../../fixtures/stack';
import { demo, signIn } from '../../helpers/sign-in';

test(
  'a rider works without a network: steps survive a closed tab, two tabs send each step once, and signing out deletes the offline copies',
  { tag: '@phone' },
  async ({ page, context, stack }) => {
    const { logistics } = stack.origins;
    // The device's clock is a day behind, but the order's times come from the server's clock.
    await context.clock.install({ time: Date.now() - 24 * 3600 * 1000 });
    await context.clock.resume();
    await signIn(page, logistics, demo.dispatcher);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.getByRole('link', { name: 'Active' }).click();
    const stop = page.getByRole('region', { name: 'Current stop' });
    await expect(stop.getByRole('link', { name: 'Enter the delivery code' })).toBeVisible();
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await page.reload();
    await expect(stop.getByRole('link', { name: /^Call/ })).toBeVisible();
    await stop.getByRole('button', { name: 'Report failed delivery' }).click();
    await page.getByRole('radio', { name: 'Nobody was there' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Report failed delivery' }).click();
    await expect(page.getByText('1 waiting to send')).toBeVisible();
    await page.close();

    const [tab, other] = [await context.newPage(), await context.newPage()];
    await tab.goto(`${logistics}/active`);
    await tab.getByRole('button', { name: 'Try again' }).click();
    await tab.getByRole('link', { name: /2 waiting to send/ }).click();
    await other.goto(`${logistics}/waiting`);
    await expect(other.getByText('2 waiting to send').first()).toBeVisible();

    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/steps')) sent.push(request.url());
    });
    await context.setOffline(false);
    for (const each of [tab, other])
      await expect(each.getByRole('heading', { name: 'Nothing to send' })).toBeVisible();
    expect(sent).toHaveLength(2);

    const countPersonal = () =>
      tab.evaluate(async () => (await (await caches.open('personal')).keys()).length);
    expect(await countPersonal()).toBeGreaterThan(0);
    await tab.goto(`${logistics}/account`);
    await tab.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(tab.getByLabel('Password', { exact: true })).toBeVisible();
    await expect.poll(countPersonal).toBe(0);
  },
);
