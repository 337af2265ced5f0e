import type { Page } from '@playwright/test';
import { expect, phoneContext, test } from '../../fixtures/people';
import {
  declinedCard,
  goodCard,
  payWithCard,
  findAmount,
  readKobo,
  sum,
} from '../../helpers/money';
import {
  acceptAndTransport,
  assign,
  differentCode,
  enterCode,
  openOrder,
} from '../../helpers/delivery';
import { openEmailLink } from '../../helpers/mail';
import { reloadUntilVisible } from '../../helpers/reload';
import { deliveryCode, fillAddress, openCustomerOrder, searchAndAdd } from '../../helpers/shop';
import { demo, fillSignIn, signIn } from '../../helpers/sign-in';
import { expectLargeTargets } from '../../helpers/touch-targets';

const eightDays = 8 * 24 * 60 * 60 * 1000;
const helios = { storeName: 'Helios Yard', owner: demo.merchant };
const sitewell = { storeName: 'Sitewell Supplies', owner: { email: 'sitewell@stores.example' } };
const shopper = { email: 'temi.alade@mail.example', password: 'candles-no-more' };
const company = 'Quick Fleet';
const dispatcher = 'Emeka Udo';

test.use({ hasOwnStack: true });

test('one checkout becomes two orders, which pass through all four apps until the merchant and the shipping partner are paid', async ({
  page: shopping,
  newPerson,
  stack,
}) => {
  test.setTimeout(240_000);
  const { origins } = stack;

  await test.step('a guest browses, searches and adds products of two stores to the cart', async () => {
    await shopping.goto('/');
    await shopping
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: 'Solar panels' })
      .click();
    await expect(shopping.getByRole('heading', { name: 'Solar panels', level: 1 })).toBeVisible();
    await searchAndAdd(shopping, 'Sunforge panel');
    await searchAndAdd(shopping, 'Fieldmate multimeter');
    await shopping.getByRole('link', { name: 'View cart' }).click();
    await expectCartOfTwoStores(shopping);
  });

  await test.step('the guest signs up, confirms by email, signs in, and keeps the cart', async () => {
    await shopping.getByRole('link', { name: 'Sign in' }).click();
    await shopping.getByRole('link', { name: 'Create an account' }).click();
    await shopping.getByLabel('First name').fill('Temi');
    await shopping.getByLabel('Last name').fill('Alade');
    await shopping.getByLabel('Email').fill(shopper.email);
    await shopping.getByLabel('Password', { exact: true }).fill(shopper.password);
    await shopping.getByRole('checkbox', { name: /^I agree to the terms/ }).check();
    await shopping.getByRole('button', { name: 'Create an account' }).click();
    await expect(shopping.getByRole('heading', { name: 'Check your email' })).toBeVisible();

    await openEmailLink(shopping, shopper.email, 'Confirm your email address');
    await shopping.getByRole('button', { name: 'Confirm my email address' }).click();
    await shopping.getByRole('link', { name: 'Sign in' }).click();
    await fillSignIn(shopping, shopper);
    await shopping.getByRole('link', { name: /^Cart, 2 items/ }).click();
    await expectCartOfTwoStores(shopping);
  });

  await test.step('the customer adds a default address', async () => {
    await shopping
      .getByRole('link', { name: /Account/ })
      .first()
      .click();
    await shopping.getByRole('link', { name: /Addresses/ }).click();
    // The account page also has a link named "Add an address", so the test waits for the next page.
    await expect(shopping.getByRole('heading', { name: 'Addresses', level: 1 })).toBeVisible();
    await shopping.getByRole('link', { name: 'Add an address' }).click();
    await fillAddress(shopping, {
      phoneNumber: '0803 555 0177',
      state: 'Lagos',
      area: 'Surulere',
      street: '9 Adeniran Ogunsanya Street',
    });
    await expect(
      shopping
        .getByRole('listitem')
        .filter({ hasText: '9 Adeniran Ogunsanya Street, Surulere, Lagos' }),
    ).toContainText('Default');
  });

  await test.step('the customer applies a coupon', async () => {
    await shopping.getByRole('link', { name: /^Cart, 2 items/ }).click();
    await shopping.getByLabel('Coupon').fill('solar5');
    await shopping.getByRole('button', { name: 'Apply' }).click();
    await expect(shopping.getByText('SOLAR5 applied: 5% off all panels')).toBeVisible();
  });

  const total =
    await test.step('the customer sees a fee for each store and a correct total', async () => {
      await shopping.getByRole('link', { name: 'Check out' }).click();
      const order = shopping.getByRole('region', { name: 'Your order' });
      const fees = shopping
        .getByRole('region', { name: 'Delivery', exact: true })
        .getByRole('listitem');
      await expect(fees).toHaveCount(2);
      const [goods, coupon, delivery, toPay] = await Promise.all(
        ['Subtotal', 'Coupon SOLAR5', 'Delivery, 2 stores', 'Total to pay'].map((term) =>
          readKobo(findAmount(order, term)),
        ),
      );
      const ofStores = await Promise.all((await fees.getByText(/^₦/).all()).map(readKobo));
      expect(sum(ofStores)).toBe(delivery);
      expect(coupon).toBeLessThan(0);
      expect(sum([goods ?? 0, coupon ?? 0, delivery ?? 0])).toBe(toPay);
      return toPay ?? 0;
    });

  await test.step('the customer’s first card is declined, and a second card pays', async () => {
    await shopping.getByRole('button', { name: /^Pay ₦/ }).click();
    await payWithCard(shopping, declinedCard);
    await expect(
      shopping.getByRole('heading', { name: 'Your bank declined the card' }),
    ).toBeVisible();
    await shopping.getByRole('link', { name: 'Try another card' }).click();
    await payWithCard(shopping, goodCard);
    await expect(shopping.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  });

  const { panelOrder, meterOrder } =
    await test.step('the customer sees one order for each store', async () => {
      await expect(shopping.getByRole('link', { name: /^Track / })).toHaveCount(2);
      expect(await readKobo(findAmount(shopping.getByRole('main'), 'Paid'))).toBe(total);
      return {
        panelOrder: await getOrderName(shopping, helios.storeName),
        meterOrder: await getOrderName(shopping, sitewell.storeName),
      };
    });

  for (const { order, store } of [
    { order: panelOrder, store: helios },
    { order: meterOrder, store: sitewell },
  ]) {
    await test.step(`${store.storeName} confirms its order and marks it ready`, async () => {
      const merchant = await newPerson();
      await signIn(merchant, origins.merchant, store.owner);
      await openOrder(merchant, order);
      await merchant.getByRole('button', { name: 'Confirm order' }).click();
      await merchant.getByRole('button', { name: 'Mark order ready' }).click();
      await expect(merchant.getByText('Waiting for pick-up').first()).toBeVisible();
      await expect(merchant.getByRole('button', { name: 'Mark order ready' })).toHaveCount(0);
    });
  }

  const admin = await newPerson();
  await test.step('an admin assigns one order to a shipping partner', async () => {
    await signIn(admin, origins.admin, demo.admin);
    await assign(admin, { order: panelOrder, to: company });
  });

  await test.step('a scheduler uses the board to assign the other order to a dispatcher', async () => {
    const scheduler = await newPerson();
    await signIn(scheduler, origins.logistics, demo.scheduler);
    await scheduler.getByRole('checkbox', { name: `Select ${meterOrder}` }).check();
    await scheduler
      .getByRole('button', { name: new RegExp(`^${dispatcher}, `) })
      .first()
      .click();
    await scheduler.getByRole('button', { name: `Assign 1 to ${dispatcher}` }).click();
    await expect(scheduler.getByText(`1 order assigned to ${dispatcher}.`)).toBeVisible();
  });

  const partner = await newPerson(phoneContext);
  await test.step('the partner declines the order with a reason, and the admin assigns the order to the partner again', async () => {
    await signIn(partner, origins.logistics, demo.partner);
    await partner.getByRole('button', { name: `Decline ${panelOrder}` }).click();
    await partner.getByRole('radio', { name: 'No rider available' }).check();
    await expectLargeTargets(partner);
    const declined = partner.waitForResponse((response) => response.url().endsWith('/steps'));
    await partner.getByRole('button', { name: 'Decline order' }).click();
    await declined;
    await expect(partner.getByRole('button', { name: `Decline ${panelOrder}` })).toHaveCount(0);

    await openOrder(admin, panelOrder);
    await admin.reload();
    await expect(admin.getByText('No rider available').first()).toBeVisible();
    await assign(admin, { order: panelOrder, to: company });
  });

  await test.step('the partner accepts and delivers the order: a wrong code is refused, and the right one is accepted', async () => {
    await partner.reload();
    await acceptAndTransport(partner, panelOrder);
    await openCustomerOrder(shopping, panelOrder);
    const code = await deliveryCode(shopping);
    await enterCode(partner, differentCode(code));
    await expect(partner.getByText('Incorrect code. 4 attempts left.')).toBeVisible();
    await enterCode(partner, code);
    await expect(partner.getByText('Delivery confirmed')).toBeVisible();
  });

  await test.step('the dispatcher delivers the other order', async () => {
    const rider = await newPerson(phoneContext);
    await signIn(rider, origins.logistics, demo.dispatcher);
    await acceptAndTransport(rider, meterOrder);
    await openCustomerOrder(shopping, meterOrder);
    await enterCode(rider, await deliveryCode(shopping));
    await expect(rider.getByText('Delivery confirmed')).toBeVisible();
  });

  await test.step('the customer sees that both orders were delivered', async () => {
    for (const order of [panelOrder, meterOrder]) {
      await openCustomerOrder(shopping, order);
      await expect(shopping.getByRole('heading', { name: 'Delivered', level: 1 })).toBeVisible();
      await expect(
        shopping.getByRole('list', { name: 'Order updates' }).getByRole('listitem').first(),
      ).toContainText('Delivered');
    }
  });

  const [merchant, owner] = [await newPerson(), await newPerson(phoneContext)];
  const newestPayout = merchant.getByRole('table', { name: 'Payouts' }).getByRole('row').nth(1);
  const payoutOfPartner = owner
    .getByRole('listitem')
    .filter({ has: owner.getByRole('link', { name: /^payout-/ }) })
    .first();
  await test.step('after the return window the order is complete, and its merchant requests a payout', async () => {
    await stack.advanceClock(eightDays);
    await signIn(merchant, origins.merchant, helios.owner);
    await openOrder(merchant, panelOrder);
    await reloadUntilVisible(
      merchant,
      merchant.getByRole('main').getByText('Complete', { exact: true }),
    );
    await merchant.getByRole('link', { name: 'Payouts' }).click();
    await merchant.getByRole('button', { name: /^Request ₦/ }).click();
    await merchant.getByRole('button', { name: 'Request payout' }).click();
    await expect(newestPayout).toContainText('Pending');
  });

  await test.step('the partner requests a payout of its share', async () => {
    await signIn(owner, origins.logistics, demo.partner);
    await owner.getByRole('link', { name: 'Earnings' }).click();
    await owner.getByRole('button', { name: /^Request ₦/ }).click();
    await owner.getByRole('button', { name: 'Request payout' }).click();
    await expect(payoutOfPartner).toContainText('Pending');
  });

  await test.step('an admin approves both payouts, and the merchant and the partner see them as paid', async () => {
    const approving = await newPerson();
    await signIn(approving, origins.admin, demo.admin);
    await approving.getByRole('link', { name: /^Merchant payments/ }).click();
    for (const payee of [company, helios.storeName]) {
      await approving
        .getByRole('table', { name: 'Payment reports' })
        .getByRole('link', { name: payee })
        .first()
        .click();
      await expect(approving.getByRole('dialog')).toContainText(panelOrder);
      await approving.getByRole('button', { name: /^Approve ₦/ }).click();
      await expect(approving.getByRole('dialog')).toHaveCount(0);
    }

    await reloadUntilVisible(owner, payoutOfPartner.getByText('Paid', { exact: true }));
    await reloadUntilVisible(merchant, newestPayout.getByText('Paid'));
    await newestPayout.getByRole('button').click();
    await expect(
      merchant.getByRole('dialog').getByRole('link', { name: panelOrder }),
    ).toBeVisible();
  });
});

async function expectCartOfTwoStores(page: Page): Promise<void> {
  for (const { storeName } of [helios, sitewell])
    await expect(page.getByRole('region', { name: storeName }).getByRole('listitem')).toHaveCount(
      1,
    );
}

const getOrderName = (page: Page, storeName: string): Promise<string> =>
  page
    .getByRole('listitem')
    .filter({ hasText: storeName })
    .getByRole('link', { name: /^Track / })
    .innerText()
    .then((text) => text.replace('Track ', ''));
