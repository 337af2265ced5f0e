import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, phoneContext, test } from '../../fixtures/people';
import { crash, fetchFromServer } from '../../helpers/offline';
import { deliveryCode } from '../../helpers/shop';
import { demo, signIn } from '../../helpers/sign-in';
import { expectLargeTargets } from '../../helpers/touch-targets';

const DAY_MS = 24 * 3600 * 1000;
const photo = fileURLToPath(
  new URL('../../../apps/logistics/public/icons/icon-512.png', import.meta.url),
);

test(
  'a rider works without a network: steps survive a crashed tab, two tabs send each step only once, and signing out deletes the offline copies',
  { tag: '@phone' },
  async ({ page, context, stack }) => {
    const { logistics } = stack.origins;
    // The device's clock is a day behind, but the order's times come from the server's clock.
    await context.clock.install({ time: Date.now() - DAY_MS });
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
    await expect(page.getByRole('radio', { name: 'Nobody was there' })).toBeVisible();
    await expectLargeTargets(page);
    await page.getByRole('radio', { name: 'Nobody was there' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Report failed delivery' }).click();
    await expect(page.getByText('1 waiting to send')).toBeVisible();
    await crash(page);

    const [tab, other] = [await context.newPage(), await context.newPage()];
    await tab.goto(`${logistics}/active`);
    await tab.getByRole('button', { name: 'Try again' }).click();
    await tab.getByRole('link', { name: /2 waiting to send/ }).click();
    await other.goto(`${logistics}/waiting`);
    await expect(other.getByText('2 waiting to send').first()).toBeVisible();

    // A tab that loads without a network tries to send too, so only answered requests count.
    const answered: string[] = [];
    context.on('response', (response) => {
      if (response.url().endsWith('/steps')) answered.push(response.url());
    });
    await context.setOffline(false);
    for (const each of [tab, other])
      await expect(each.getByRole('heading', { name: 'Nothing to send' })).toBeVisible();
    expect(answered).toHaveLength(2);

    const countPersonal = () =>
      tab.evaluate(async () => (await (await caches.open('personal')).keys()).length);
    expect(await countPersonal()).toBeGreaterThan(0);
    await tab.goto(`${logistics}/account`);
    await tab.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(tab.getByLabel('Password', { exact: true })).toBeVisible();
    await expect.poll(countPersonal).toBe(0);
  },
);

test('after one visit, a partner whose device clock is a day ahead reads every order offline and delivers with code and photo, and the delivery is recorded once although its response was lost', async ({
  page: customer,
  newPerson,
  stack,
}) => {
  const { logistics, storefront } = stack.origins;
  const rider = await newPerson(phoneContext);
  const context = rider.context();
  await context.clock.install({ time: Date.now() + DAY_MS });
  await context.clock.resume();
  await sendExpiryInThePast(context);
  await signIn(rider, logistics, demo.partner);
  await expect.poll(() => countUncached(rider), { timeout: 60_000 }).toBe(0);

  // Simulates the expiry of the token after 15 minutes.
  await context.clearCookies({ name: 'logistics_token' });
  await context.setOffline(true);
  const toDeliver: string[] = [];
  for (const list of ['/offers', '/active']) {
    await rider.goto(logistics + list);
    const orders = rider.locator('main a[href^="/orders/"]');
    await expect(orders.first()).toBeVisible();
    await expect(rider.getByRole('link', { name: /^\d+ Active$/ })).toBeVisible();
    const hrefs = new Set(
      await orders.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
    );
    for (const href of hrefs) {
      await rider.goto(logistics + href);
      await expect(rider.getByRole('link', { name: /^Call/ }).first()).toBeVisible();
      const title = (await rider.getByRole('banner').textContent()) ?? '';
      toDeliver.push(...(/VM-\d+(?=Deliver,)/.exec(title) ?? []));
    }
  }

  await signIn(customer, storefront, demo.customer);
  await customer.goto(`${storefront}/orders`);
  await customer
    .getByRole('link', { name: new RegExp(toDeliver.join('|')) })
    .first()
    .click();
  const code = await deliveryCode(customer);
  const name = /VM-\d+/.exec(
    (await customer.getByText(/^Order VM-\d+, placed/).textContent()) ?? '',
  );

  await rider.goto(`${logistics}/active`);
  await rider.getByRole('link', { name: new RegExp(`${name}`) }).click();
  await rider.getByLabel('Delivery code').fill(code);
  await rider.locator('input[type=file]').setInputFiles(photo);
  await expect(rider.getByText(/^Added, /)).toBeVisible();
  const cash = rider.getByRole('checkbox', { name: /^I collected/ });
  if (await cash.isVisible()) await cash.check();
  await rider.getByRole('button', { name: 'Confirm delivery' }).click();
  await expect(rider.getByText('1 waiting to send')).toBeVisible();
  const order = rider.url();
  await crash(rider);

  const tab = await context.newPage();
  await tab.goto(`${logistics}/waiting`);
  await expect(tab.getByText(/^1 photo, /)).toBeVisible();
  const steps = await dropFirstResponse(context);
  await context.setOffline(false);
  await expect(tab.getByRole('heading', { name: 'Nothing to send' })).toBeVisible({
    timeout: 60_000,
  });
  expect(steps.sent).toHaveLength(2);
  expect(new Set(steps.sent).size, 'the same step').toBe(1);

  await tab.goto(order);
  const delivered = tab
    .getByRole('list', { name: /^Activity/ })
    .getByRole('listitem')
    .filter({ hasText: 'Delivered' });
  await expect(delivered).toHaveCount(1);
  // The device shows the server's time, which is usually yesterday for a clock that is a day ahead.
  // The server's clock may already be past midnight, because other tests move it forward.
  const isSameDay = lagosDay(steps.recordedAt) === lagosDay(Date.now() + DAY_MS);
  await expect(delivered).toContainText(isSameDay ? 'Today' : 'Yesterday');
  await expect(tab.getByRole('img', { name: 'The goods at the door' })).toBeVisible();
});

const lagosDay = (at: string | number) =>
  new Date(at).toLocaleDateString('en-GB', { timeZone: 'Africa/Lagos' });

/**
 * Responds to sign-ins and token renewals with an expiry time in the past, as a device whose clock
 * is a day ahead sees it.
 */
const sendExpiryInThePast = (context: BrowserContext) =>
  context.route(/\/auth\/(partner\/login|refresh)$/, async (route) => {
    const response = await fetchFromServer(route);
    const json = await response.json();
    json.data.expiresAt = new Date(Date.parse(json.data.expiresAt) - DAY_MS).toISOString();
    await route.fulfill({ response, json });
  });

/**
 * The number of orders in the cached lists whose details are not cached. Undefined until the lists
 * are cached.
 */
const countUncached = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('personal');
    const urls = (await cache.keys()).map(({ url }) => url);
    const lists = urls.filter((url) => url.includes('/view-orders?'));
    const hasOffers = lists.some((url) => url.includes('assignment=offered'));
    if (!hasOffers || lists.length < 4) return undefined;
    const pages = await Promise.all(lists.map(async (url) => (await cache.match(url))?.json()));
    const ids: string[] = pages.flatMap((page) =>
      page.data.rows.map((row: { id: string }) => row.id),
    );
    return ids.filter((id) => !urls.some((url) => url.endsWith(`/view-on-order/${id}`))).length;
  });

/**
 * Drops the response to the first step after the server has recorded the step. Returns the ids of
 * the steps sent, and the server's time of the first one.
 */
async function dropFirstResponse(context: BrowserContext) {
  const steps = { sent: Array<string>(), recordedAt: '' };
  await context.route(/\/steps$/, async (route) => {
    steps.sent.push(route.request().postDataJSON().id);
    if (steps.sent.length > 1) return route.continue();
    const response = await fetchFromServer(route);
    steps.recordedAt = (await response.json()).data.recordedAt;
    await route.abort();
  });
  return steps;
}
