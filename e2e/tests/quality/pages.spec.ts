import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/axe';
import { expect, test, type Stack } from '../../fixtures/stack';
import { collectErrors, checkOnPhone, checkPage } from '../../helpers/quality';
import { waitUntilSettled } from '../../helpers/settled';
import { searchAndAdd } from '../../helpers/shop';
import { demo, signIn, type Account } from '../../helpers/sign-in';

type Press = (page: Page) => Locator;

interface Stop {
  path: string;
  /** The links to follow in order, from the page at `path` to the page to check. */
  press?: Press | Press[];
  /** Checks only the phone, for further states of a page that is checked in full elsewhere. */
  onlyOnPhone?: true;
}

interface Visitor {
  who: string;
  app: keyof Stack['origins'];
  account?: Account;
  /** Runs once before the first page. */
  before?: (page: Page) => Promise<unknown>;
  stops: (string | Stop)[];
}

const link = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first();
const anyLink = (name: string) => (page: Page) => page.getByRole('link', { name });
const firstLinkOf = (area: (page: Page) => Locator) => (page: Page) =>
  area(page).getByRole('link').first();
const inTable = firstLinkOf((page) => page.getByRole('table').first());
const inCard = firstLinkOf((page) => page.getByRole('article'));
const order = link(/^VM-\d+/);
const lastOrder = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^VM-\d+/ })
    .last();

const missingPage = '/no-such-page';

const visitors: Visitor[] = [
  {
    who: 'a guest of the shop',
    app: 'storefront',
    before: compareTwoInverters,
    stops: [
      '/compare',
      '/find-order',
      '/',
      '/products',
      '/products?search=no+such+thing',
      { path: '/products', press: inCard },
      '/categories',
      {
        path: '/categories',
        press: (page) =>
          page
            .getByRole('navigation', { name: 'Categories' })
            .getByRole('link', { name: 'Solar panels' }),
      },
      '/system',
      { path: '/', press: link('Change the size') },
      '/stores',
      '/deliver-to',
      '/cart',
      '/sign-in',
      '/sign-up',
      '/forgot-password',
      '/outbox',
      missingPage,
    ],
  },
  {
    who: 'a customer',
    app: 'storefront',
    account: demo.customer,
    before: (page) => searchAndAdd(page, 'Fieldmate'),
    stops: [
      '/cart',
      '/account',
      '/account/addresses',
      '/account/addresses/new',
      '/account/profile',
      '/account/delete',
      '/orders',
      { path: '/orders', press: order },
      { path: '/orders', press: [order, link('Invoice')] },
      { path: '/orders?status=completed', press: [order, link(/^How is/)] },
      // Uses the last order in the list, because the latest may already have a return.
      { path: '/orders?status=delivered', press: [lastOrder, link('Return or replace')] },
      '/returns',
      { path: '/returns', press: link(/^VM-\d+-R\d+$/) },
      '/saved',
      '/help',
      '/about',
      '/terms',
      '/privacy',
      '/cookies',
      missingPage,
      '/checkout',
      { path: '/checkout', press: (page) => page.getByRole('button', { name: /^Pay ₦/ }) },
    ],
  },
  {
    who: 'a customer with orders in every state',
    app: 'storefront',
    account: demo.customer,
    before: withdrawReturn,
    stops: [
      ...[
        'pending',
        'assigned',
        'in_transit',
        'delivery_failed',
        'delivered',
        'cancelled',
        'returned',
      ].map((status): Stop => ({
        path: `/orders?status=${status}`,
        press: order,
        onlyOnPhone: true,
      })),
      ...['refunded', 'rejected', 'replacement_sent'].map((status): Stop => ({
        path: `/returns?status=${status}`,
        press: link(/^VM-\d+-R\d+$/),
        onlyOnPhone: true,
      })),
    ],
  },
  {
    who: 'a merchant',
    app: 'merchant',
    account: demo.merchant,
    stops: [
      '/',
      '/orders',
      { path: '/orders', press: order },
      '/returns',
      { path: '/returns', press: inTable },
      '/products',
      '/products/new',
      { path: '/products', press: inTable },
      '/coupons',
      '/coupons/new',
      '/products/imports',
      '/policies',
      '/testimonials',
      '/reviews',
    ],
  },
  {
    who: 'a merchant who counts',
    app: 'merchant',
    account: demo.merchant,
    stops: [
      '/reports',
      '/transactions',
      { path: '/transactions', press: inTable },
      '/invoices',
      { path: '/invoices', press: inTable },
      '/payouts',
      { path: '/payouts', press: (page) => page.getByRole('table').getByRole('button').first() },
      '/subscription',
      '/bank',
      '/bank/change',
      '/staff',
      '/staff/new',
      '/store',
      '/store/hub',
      '/set-up?step=business',
      '/set-up?step=bank',
      '/account',
    ],
  },
  {
    who: 'a super admin',
    app: 'admin',
    account: demo.superAdmin,
    stops: [
      '/',
      '/orders',
      { path: '/orders', press: order },
      '/orders?view=waiting',
      '/returns',
      { path: '/returns', press: inTable },
      '/refunds',
      '/refunds?status=all',
      '/stores',
      {
        path: '/stores',
        press: (page) => page.getByRole('region', { name: 'Queue' }).getByRole('link').first(),
      },
      '/products',
      { path: '/products', press: inTable },
      '/payouts',
      { path: '/payouts', press: inTable },
      '/account',
    ],
  },
  {
    who: 'a super admin who runs the platform',
    app: 'admin',
    account: demo.superAdmin,
    stops: [
      '/merchants',
      { path: '/merchants', press: inTable },
      '/hubs',
      '/categories',
      {
        path: '/categories',
        press: (page) => page.getByRole('treeitem', { name: /^Inverters/ }),
      },
      {
        path: '/categories',
        press: [
          (page) => page.getByRole('treeitem', { name: /^Inverters/ }),
          (page) => page.getByRole('link', { name: 'Merge' }),
        ],
      },
      '/products/new',
      '/curation',
      '/curation/outlets',
      '/curation/system',
      '/payment-categories',
      '/finance',
      '/reconciliation',
      { path: '/reconciliation', press: inTable },
      '/reconciliation?list=days',
      '/transactions',
      { path: '/transactions', press: inTable },
      '/disputes',
      '/payment-events',
      '/cash',
      '/people',
      { path: '/people', press: inTable },
      {
        path: '/people',
        press: [inTable, (page) => page.getByRole('dialog').getByRole('link', { name: 'Edit' })],
      },
      '/people/new',
      '/people?role=approver',
      '/people/new-approver',
      '/partners',
      { path: '/partners', press: inTable },
      '/partners/new',
      '/shipping',
      '/shipping/zones',
      '/shipping/vehicles',
      '/shipping/discounts',
      '/shipping/calculator',
      '/subscriptions',
      { path: '/subscriptions', press: inTable },
      '/payouts/new',
      '/notifications',
      '/audit',
      { path: '/audit', press: inTable },
      '/health',
    ],
  },
  {
    who: 'a shipping partner',
    app: 'logistics',
    account: demo.partner,
    stops: [
      '/offers',
      '/active',
      { path: '/active', press: link(/VM-\d+/) },
      '/waiting',
      '/earnings',
      { path: '/earnings', press: link(/^payout-/) },
      '/history',
      { path: '/history?status=completed', press: order },
      '/account',
      '/notifications',
    ],
  },
  {
    who: 'a new shipping partner',
    app: 'logistics',
    account: { email: 'hello@northstar.example' },
    stops: ['/onboarding'],
  },
  {
    who: 'a scheduler',
    app: 'logistics',
    account: demo.scheduler,
    stops: [
      '/board',
      '/board?view=status',
      '/dispatching',
      { path: '/dispatching', press: order },
      // Earlier tests may have assigned all orders, but an order that waits for its rider can be
      // reassigned.
      { path: '/dispatching?assignment=offered', press: [order, anyLink('Reassign delivery')] },
      '/riders',
    ],
  },
  {
    who: 'a signed-out merchant',
    app: 'merchant',
    stops: ['/sign-in', '/sign-up', '/check-email', '/forgot', '/no-such-page'],
  },
  { who: 'signed-out platform staff', app: 'admin', stops: ['/sign-in', '/forgot'] },
  {
    who: 'a signed-out rider',
    app: 'logistics',
    stops: ['/sign-in', '/sign-in?type=admin', '/sign-up', '/check-email', '/forgot'],
  },
];

const minute = 60 * 1000;
const quarterOfAnHour = 15 * minute;

test.describe.configure({ mode: 'parallel' });

for (const { who, app, account, before, stops } of visitors) {
  test(`every page is accessible, fits the screen and logs no errors for ${who}`, async ({
    page,
    stack,
  }) => {
    test.setTimeout(15_000 + stops.length * 15_000);
    const errors = collectErrors(page);
    const origin = stack.origins[app];
    if (account) await signIn(page, origin, account);
    await before?.(page);
    for (const stop of stops) {
      const { path, press, onlyOnPhone }: Stop = typeof stop === 'string' ? { path: stop } : stop;
      await test.step(press ? `from ${path}` : path, async () => {
        // The server renders the pages of guests, so these are loaded instead of opened within the
        // app.
        if (account && page.url().startsWith(origin)) await goWithinApp(page, path);
        else await load(page, origin + path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        for (const each of [press ?? []].flat()) await clickAndNavigate(page, each(page));
        await (onlyOnPhone ? checkOnPhone : checkPage)(page, { largeTargets: app === 'logistics' });
      });
    }
    // The browser logs the status 404 of the page that is missing.
    expect(errors.filter((error) => !error.includes(`${missingPage}: Failed to load`))).toEqual([]);
  });
}

test('the pages of a USSD payment are accessible until the bank declines and the time to pay runs out', async ({
  page,
  stack,
}) => {
  await signIn(page, stack.origins.storefront, demo.customer);
  await searchAndAdd(page, 'Sunforge panel');
  await page.goto('/checkout');
  await page.getByRole('radio', { name: /^USSD/ }).check();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(page).toHaveURL(/\/pay\//);
  await expect(page.getByLabel('Your bank')).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('Your bank').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Show the code to dial' }).click();
  await expect(page.getByRole('heading', { name: /^Dial this code/ })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: 'Your bank declined the payment' })).toBeVisible();
  await expectNoViolations(page);
  await page.clock.install();
  await page.getByRole('link', { name: 'Try again' }).click();
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^1[34]:\d\d$/);
  await page.clock.fastForward(10 * minute);
  await expect(timer).toHaveText(/^[2-4]:\d\d$/);
  await expect(page.getByText('5 minutes left to pay.')).toBeAttached();
  await stack.advanceClock(quarterOfAnHour);
  await page.clock.fastForward(5 * minute);
  await expect(page.getByRole('heading', { name: 'This payment has expired' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to checkout' })).toBeVisible();
  await expectNoViolations(page);
});

/** Ticks two products of one category, which `/compare` then shows. */
async function compareTwoInverters(page: Page): Promise<void> {
  await page.goto('/products?search=hybrid+inverter');
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /compare/i });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
}

async function withdrawReturn(page: Page): Promise<void> {
  await page.goto('/returns?status=requested');
  await clickAndNavigate(page, link(/^VM-\d+-R\d+$/)(page));
  await page.getByRole('button', { name: 'Withdraw return' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw return' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(
    page
      .getByRole('main')
      .getByText(/withdrawn/i)
      .first(),
  ).toBeVisible();
  await checkOnPhone(page);
}

async function load(page: Page, url: string): Promise<void> {
  // Leaves the previous page first, because the end of its requests may not be reported after a
  // navigation.
  await page.goto('about:blank');
  await page.goto(url);
}

/** Navigates like the Back button, because loading the app again takes twice as long. */
async function goWithinApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await waitUntilSettled(page);
}

async function clickAndNavigate(page: Page, what: Locator): Promise<void> {
  const from = page.url();
  await what.click();
  await expect.poll(() => page.url()).not.toBe(from);
}
