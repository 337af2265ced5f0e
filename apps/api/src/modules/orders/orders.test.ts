import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { orderActivitiesTable, refundsTable, sandboxPaymentsTable } from '../../db/schema';
import { days, minutes } from '../../platform/clock';
import { startMarket, type TestMarket } from '../../test/harness';
import {
  findLastMailTo,
  listHistory,
  listMailKindsTo,
  listSmsOfOrder,
} from '../../test/mails-and-history';
import {
  assign,
  buy,
  createPartner,
  createProduct,
  deliver,
  type Item,
  confirmAndPack,
  setStatus,
  findStock,
} from '../../test/sales';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let merchant: TestAccount;
let admin: TestAccount;
let customer: TestAccount;
let item: Item;
let orderId: string;

beforeAll(async () => {
  market = await startMarket();
  merchant = await market.create.merchant({ storeName: 'Helios Yard' });
  admin = await market.create.superAdmin();
});
beforeEach(async () => {
  customer = await market.create.customer({ firstName: 'Ngozi', lastName: 'Eze' });
  item = await createProduct(market, merchant, { name: 'Panel' });
  const { orders } = await buy(market, customer, [{ ...item, quantity: 2 }]);
  orderId = orders[0]?.id ?? '';
});
afterEach(() => market.services.ledger.assertBalanced(market.db));
afterAll(() => market.close());

const read = (account: TestAccount) =>
  market.as(account)(contract.orders.byId, { params: { id: orderId } });
const ready = () => confirmAndPack(market, merchant, orderId);
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

describe('the order lifecycle', () => {
  it('leads from payment to delivery, and to completion when the return window is over', async () => {
    await ready();
    const partner = await createPartner(market);
    const call = market.as(partner);
    await market.as(admin)(contract.dispatch.assignPartner, {
      body: { orderIds: [orderId], partnerId: partner.userId, note: 'Fragile' },
    });
    await call(contract.partners.decline, {
      params: { id: orderId },
      body: { reason: 'No rider available' },
    });
    await expect(call(contract.partners.order, { params: { id: orderId } })).rejects.toMatchObject({
      status: 404,
    });

    await assign(market, admin, orderId, partner);
    await expect(setStatus(market, partner, orderId, 'picked_up')).rejects.toMatchObject({
      status: 409,
      message: 'Accept the order first.',
    });
    await call(contract.orders.update, { params: { id: orderId }, body: { accepted: true } });
    await setStatus(market, partner, orderId, 'picked_up');
    await setStatus(market, partner, orderId, 'in_transit');
    const { orderDeliveryToken = '' } = await read(customer);
    await expect(setStatus(market, partner, orderId, 'delivered')).rejects.toMatchObject({
      status: 422,
    });
    await expect(
      setStatus(market, partner, orderId, 'delivered', {
        orderDeliveryToken: wrongCode(orderDeliveryToken),
      }),
    ).rejects.toMatchObject({ status: 422, message: 'Incorrect code. 4 attempts left.' });
    const delivered = await setStatus(market, partner, orderId, 'delivered', {
      orderDeliveryToken,
    });
    expect(delivered.orderStatus).toBe('delivered');

    const customerView = await read(customer);
    expect(
      customerView.orderActivities.map((activity) => [activity.activity, activity.actor]),
    ).toEqual([
      ['Order placed and paid', 'Ngozi Eze'],
      ['Being packed', 'Helios Yard'],
      ['Packed', 'Helios Yard'],
      ['Rider booked: Arewa Haulage', 'Voltmart'],
      ['Rider booked: Arewa Haulage', 'Voltmart'],
      ['Delivery accepted', 'Arewa Haulage'],
      ['With the rider', 'Arewa Haulage'],
      ['On its way', 'Arewa Haulage'],
      ['Delivered', 'Arewa Haulage'],
    ]);
    expect(await listMailKindsTo(market, customer.email)).toEqual([
      'order-delivered',
      'order-in-transit',
      'order-assigned',
      'order-ready-for-pickup',
      'order-confirmed',
      'order-placed',
    ]);

    expect(await listSmsOfOrder(market, orderId)).toEqual([
      `Voltmart: Order ${customerView.orderName} was delivered. If there is a problem, request a return within 7 days.`,
      expect.stringMatching(
        /^Voltmart: Order VM-\d+ is on its way with Arewa Haulage, 0[\d ]+\. Arrives .+\. Have your delivery code ready\.$/,
      ),
      expect.stringMatching(/^Voltmart: Arewa Haulage will deliver order VM-\d+\. Arrives .+\.$/),
    ]);
    expect(customerView.assignment).toMatchObject({ assigneeName: 'Arewa Haulage' });
    expect(customerView.assignment?.phoneNumber).toBeUndefined();

    market.clock.advance(days(7) - 1);
    await market.runJobs();
    expect((await read(customer)).orderStatus).toBe('delivered');
    const owedBefore = await market.services.ledger.owedToStore(market.db, merchant.storeId);
    market.clock.advance(1);
    await market.runJobs();
    expect((await read(customer)).orderStatus).toBe('completed');
    expect(
      (await market.services.ledger.owedToStore(market.db, merchant.storeId)) - owedBefore,
    ).toBe(2_000_000 - 160_000);
  });

  it('rejects a transition that is not allowed, and names the allowed ones', async () => {
    await expect(setStatus(market, merchant, orderId, 'ready_for_pickup')).rejects.toMatchObject({
      status: 409,
      message:
        'The status of this order is “New, confirm it”, so it cannot become “Waiting for pick-up”. You can change it to: “Pack it”, “Cancelled, do not send”.',
      data: {
        current: 'pending',
        allowed: [
          expect.objectContaining({ code_name: 'confirmed' }),
          expect.objectContaining({ code_name: 'cancelled' }),
        ],
      },
    });
    await expect(setStatus(market, customer, orderId, 'confirmed')).rejects.toMatchObject({
      status: 409,
    });
  });

  it('has an audit entry for each step of the platform’s rider, and none for the store’s', async () => {
    await ready();
    const rider = await market.create.dispatcher();
    await assign(market, admin, orderId, rider);
    const call = market.as(rider);
    await call(contract.orders.update, { params: { id: orderId }, body: { accepted: true } });
    await call(contract.merchantOrders.dispatchPhone, {
      params: { id: orderId },
      body: { dispatchPhoneNumber: '08031234567' },
    });
    await setStatus(market, rider, orderId, 'picked_up');
    const entries = await listHistory(market, admin, orderId);
    expect(entries.map(({ action, actorRole }) => [action, actorRole])).toEqual([
      ['order.statusChanged', 'dispatcher'],
      ['order.riderPhoneChanged', 'dispatcher'],
      ['order.accepted', 'dispatcher'],
      ['order.statusChanged', admin.role],
    ]);
    expect(entries[1]?.changes).toEqual([{ field: 'phoneNumber', after: '08031234567' }]);
  });

  it('locks the delivery code for fifteen minutes after five wrong attempts, even when the code is renewed', async () => {
    await ready();
    const rider = await market.create.dispatcher();
    await assign(market, admin, orderId, rider);
    await market.as(rider)(contract.orders.update, {
      params: { id: orderId },
      body: { accepted: true },
    });
    await setStatus(market, rider, orderId, 'picked_up');
    await setStatus(market, rider, orderId, 'in_transit');
    const { orderDeliveryToken = '' } = await read(customer);
    for (const left of ['4 attempts', '3 attempts', '2 attempts', '1 attempt'])
      await expect(
        setStatus(market, rider, orderId, 'delivered', {
          orderDeliveryToken: wrongCode(orderDeliveryToken),
        }),
      ).rejects.toMatchObject({ message: `Incorrect code. ${left} left.` });
    await expect(
      setStatus(market, rider, orderId, 'delivered', {
        orderDeliveryToken: wrongCode(orderDeliveryToken),
      }),
    ).rejects.toMatchObject({ status: 429 });
    const renewed = await market.as(customer)(contract.orders.renewToken, { query: { orderId } });
    await expect(
      setStatus(market, rider, orderId, 'delivered', {
        orderDeliveryToken: renewed.orderDeliveryToken ?? '',
      }),
    ).rejects.toMatchObject({ status: 429 });
    market.clock.advance(minutes(15));
    await expect(
      setStatus(market, rider, orderId, 'delivered', {
        orderDeliveryToken: renewed.orderDeliveryToken ?? '',
      }),
    ).resolves.toMatchObject({ orderStatus: 'delivered' });
  });
});

describe('an order', () => {
  it('cannot be changed by the rider after the delivery', async () => {
    const rider = await deliver(market, { merchant, customer, admin, orderId });
    const call = market.as(rider);
    await expect(
      call(contract.merchantOrders.dispatchPhone, {
        params: { id: orderId },
        body: { dispatchPhoneNumber: '08031234567' },
      }),
    ).rejects.toMatchObject({ status: 409 });
    await expect(
      call(contract.orders.update, { params: { id: orderId }, body: { accepted: true } }),
    ).rejects.toMatchObject({ status: 409 });
  });

  it('has its stock released and its payment refunded once when it is cancelled', async () => {
    expect(await findStock(market, item)).toEqual({ onHand: 8, reserved: 0 });
    const { total, checkoutReference } = await setStatus(market, customer, orderId, 'cancelled');
    await expect(setStatus(market, customer, orderId, 'cancelled')).rejects.toMatchObject({
      status: 409,
    });
    await market.runJobs();
    expect(await findStock(market, item)).toEqual({ onHand: 10, reserved: 0 });
    expect(
      await market.db
        .select({ amount: refundsTable.amount, status: refundsTable.status })
        .from(refundsTable)
        .where(eq(refundsTable.orderId, orderId)),
    ).toEqual([{ amount: total, status: 'sent' }]);
    const [payment] = await market.db
      .select()
      .from(sandboxPaymentsTable)
      .where(eq(sandboxPaymentsTable.reference, checkoutReference));
    expect(payment?.refunded).toBe(total);
    expect(await listMailKindsTo(market, merchant.email)).toContain('order-cancelled-merchant');
  });

  it('shows customers their own text for the cancellation reason, and names the person who cancelled in the consoles only', async () => {
    const { statuses } = contract.orders;
    const cancelled = (await market.as(merchant)(statuses, { query: {} })).find(
      ({ code_name }) => code_name === 'cancelled',
    );
    await market.as(merchant)(contract.orders.update, {
      params: { id: orderId },
      body: {
        orderStatusId: cancelled?.id,
        cancelReason: 'out_of_stock',
        note: 'The supplier is late',
      },
    });
    const last = async (
      account: TestAccount,
      row:
        | typeof contract.orders.byId
        | typeof contract.merchantOrders.byId
        | typeof contract.adminOrders.byId,
    ) =>
      (await market.as(account)(row, { params: { id: orderId } })).orderActivities.find(
        ({ orderStatus }) => orderStatus === 'cancelled',
      );
    const person = `${merchant.firstName} ${merchant.lastName}`;
    expect(await last(customer, contract.orders.byId)).toMatchObject({
      actor: 'Helios Yard',
      note: 'The store has run out of stock.',
    });
    expect(await last(merchant, contract.merchantOrders.byId)).toMatchObject({
      actor: person,
      note: 'Out of stock: The supplier is late',
    });
    expect(await last(admin, contract.adminOrders.byId)).toMatchObject({
      actor: `${person}, Helios Yard`,
    });
    const mail = await findLastMailTo(market, customer.email);
    expect(mail?.text).toContain('The store has run out of stock.');
    expect(mail?.text).not.toContain('supplier');
  });

  it('has no delivery code to renew after it is cancelled', async () => {
    await setStatus(market, customer, orderId, 'cancelled');
    await expect(
      market.as(customer)(contract.orders.renewToken, { query: { orderId } }),
    ).rejects.toMatchObject({
      status: 409,
      message: 'This order no longer needs a delivery code.',
    });
  });

  it('can be cancelled by the platform, but not by its customer, once the goods are packed', async () => {
    await ready();
    await expect(setStatus(market, customer, orderId, 'cancelled')).rejects.toMatchObject({
      status: 409,
    });
    await expect(setStatus(market, admin, orderId, 'cancelled')).resolves.toMatchObject({
      orderStatus: 'cancelled',
    });
  });
});

describe('the address of an order', () => {
  const change = (by: TestAccount, address: object = {}) =>
    market.as(by)(contract.orders.changeAddress, {
      params: { id: orderId },
      body: {
        fullName: 'Ada Okafor',
        phoneNumber: '0809 765 4321',
        lga: 'Epe',
        address: '3 Marina Road',
        ...address,
      },
    });

  it('can be corrected by the customer until the store has packed it, and the store is notified', async () => {
    const before = await read(customer);
    await setStatus(market, merchant, orderId, 'confirmed');
    const { deliveryAddress, shippingFee, promise, orderActivities } = await change(customer);
    expect(deliveryAddress).toEqual({
      ...before.deliveryAddress,
      fullName: 'Ada Okafor',
      phoneNumber: '0809 765 4321',
      lga: 'Epe',
      address: '3 Marina Road',
    });
    expect([shippingFee, promise]).toEqual([before.shippingFee, before.promise]);
    expect(orderActivities.at(-1)).toMatchObject({ activity: 'Delivery address changed' });
    const sale = await market.as(merchant)(contract.merchantOrders.byId, {
      params: { id: orderId },
    });
    expect(sale.deliveryAddress.address).toBe('3 Marina Road');
    expect(await listMailKindsTo(market, merchant.email)).toContain('order-address-changed');

    await setStatus(market, merchant, orderId, 'ready_for_pickup');
    await expect(change(customer)).rejects.toMatchObject({
      status: 409,
      message:
        'The store has packed this order, so you can no longer change its address here. Contact us for help.',
    });
  });

  it('cannot be moved to another state, and cannot be changed by other customers', async () => {
    await expect(change(customer, { lga: 'Gwale' })).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'lga', message: 'Choose a local government area of Lagos' }],
    });
    await expect(change(await market.create.customer())).rejects.toMatchObject({ status: 404 });
    await expect(change(merchant)).rejects.toMatchObject({ status: 403 });
  });
});

describe('the orders API', () => {
  it('limits the delivery code to the customer, hides amounts from riders, and hides the order from other users', async () => {
    const admins = await market.as(admin)(contract.adminOrders.byId, { params: { id: orderId } });
    const merchants = await market.as(merchant)(contract.merchantOrders.byId, {
      params: { id: orderId },
    });
    expect((await read(customer)).orderDeliveryToken).toMatch(/^\d{6}$/);
    expect([admins.orderDeliveryToken, merchants.orderDeliveryToken]).toEqual([
      undefined,
      undefined,
    ]);
    expect((await read(customer)).checkoutTotal).toBeGreaterThan(0);
    expect([admins.checkoutTotal, merchants.checkoutTotal]).toEqual([undefined, undefined]);
    expect(merchants.split).toEqual({
      commissionPercent: 8,
      commission: 160_000,
      delivery: 150_000 + 500_000 / 10,
      dueToMerchant: 1_840_000,
    });
    expect(admins.split?.providerFee).toBeGreaterThan(0);

    const rider = await deliver(market, { merchant, customer, admin, orderId });
    const riders = await market.as(rider)(contract.dispatch.byId, { params: { id: orderId } });
    expect(riders).not.toHaveProperty('payment');
    expect(riders).not.toHaveProperty('split');
    expect(riders.deliveryAddress).not.toHaveProperty('emailAddress');
    expect(JSON.stringify(riders)).not.toContain(customer.email);

    const frozen = { params: { id: orderId } };
    const { emailAddress: _, ...withoutEmail } = admins.deliveryAddress;
    expect(await market.as(admin)(contract.adminOrders.address, frozen)).toEqual(
      admins.deliveryAddress,
    );
    expect(await market.as(merchant)(contract.merchantOrders.address, frozen)).toEqual(
      admins.deliveryAddress,
    );
    expect(await market.as(rider)(contract.dispatch.address, frozen)).toEqual(withoutEmail);

    const [otherMerchant, stranger, otherRider] = [
      await market.create.merchant(),
      await market.create.customer(),
      await market.create.dispatcher(),
    ];
    await expect(
      market.as(otherMerchant)(contract.merchantOrders.byId, { params: { id: orderId } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(setStatus(market, otherMerchant, orderId, 'cancelled')).rejects.toMatchObject({
      status: 404,
    });
    await expect(read(stranger)).rejects.toMatchObject({ status: 404 });
    await expect(
      market.as(stranger)(contract.orders.renewToken, { query: { orderId } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      market.as(otherRider)(contract.dispatch.byId, { params: { id: orderId } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(market.as(otherRider)(contract.dispatch.address, frozen)).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      market.as(otherMerchant)(contract.merchantOrders.address, frozen),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('lists the messages about an order, and no others', async () => {
    await buy(market, customer, [await createProduct(market, merchant)]);
    await setStatus(market, merchant, orderId, 'confirmed');
    const mails = await market.as(admin)(contract.adminOrders.messages, {
      params: { id: orderId },
    });
    const { orderName } = await read(customer);
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [customer.email, `${orderName} is being packed`],
      [merchant.email, `New order ${orderName}`],
      [customer.email, `Your order ${orderName} has been placed`],
    ]);
    await expect(
      market.as(admin)(contract.adminOrders.messages, { params: { id: merchant.userId } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('limits the search for an order number to users who may open the order', async () => {
    const { orderName } = await read(customer);
    const otherAccounts = [
      await market.create.merchant(),
      await market.create.customer(),
      await market.create.dispatcher(),
      await market.create.partner(),
    ];
    const found = async (who: typeof admin) =>
      (await market.as(who)(contract.orders.search, { query: { search: orderName } })).rows.map(
        ({ id }) => id,
      );
    for (const who of [customer, merchant, admin]) expect(await found(who)).toEqual([orderId]);
    for (const who of otherAccounts) expect(await found(who), who.email).toEqual([]);
  });

  it('lists, searches and counts orders for the platform', async () => {
    const call = market.as(admin);
    const found = await call(contract.adminOrders.list, {
      query: { search: 'ngozi', status: 'pending' },
    });
    expect(found.rows.map((row) => row.id)).toContain(orderId);
    expect(found.count).toBe(found.statusCounts['pending']);
    const [row] = found.rows;
    expect(
      await call(contract.adminOrders.list, { query: { search: row?.orderName ?? '' } }),
    ).toMatchObject({
      count: 1,
      rows: [
        {
          customerName: 'Ngozi Eze',
          itemCount: 2,
          firstItem: { productName: 'Panel', quantity: 2 },
        },
      ],
    });
    expect(await call(contract.adminOrders.list, { query: { search: '100%' } })).toMatchObject({
      count: 0,
    });
    for (const search of ['PANEL', '080312', '0803 12', 'ada o', row?.storeName ?? ''])
      expect(
        (await call(contract.adminOrders.list, { query: { search } })).rows.map(({ id }) => id),
        search,
      ).toContain(orderId);
    expect(
      await market.as(merchant)(contract.merchantOrders.list, {
        query: { search: row?.storeName },
      }),
    ).toMatchObject({ count: 0 });
  });

  it.each(['unheard-of', '__proto__', 'constructor'])(
    'finds no orders with the status %s',
    async (status) => {
      expect(await market.as(customer)(contract.orders.list, { query: { status } })).toMatchObject({
        rows: [],
        count: 0,
      });
    },
  );

  it('keeps a timeline that cannot be changed', async () => {
    await expect(
      market.db.update(orderActivitiesTable).set({ activity: 'Nothing happened' }),
    ).rejects.toMatchObject({
      cause: { message: 'Rows of order_activities are never changed or deleted' },
    });
  });
});
