import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as cart from '@market/api-client/contract/main/cart';
import * as orders from '@market/api-client/contract/main/orders';
import * as locations from '@market/api-client/contract/shipping/locations';
import * as returns from '@market/api-client/contract/main/returns';
import * as reviews from '@market/api-client/contract/main/reviews';
import { texts } from '@market/api-client/contract/texts';
import { buildAccount } from '@market/testing/factories/accounts';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import { buildOrder, buildOrderSummary } from '@market/testing/factories/orders';
import { buildOrderReturnSummary } from '@market/testing/factories/returns';
import { buildReview } from '@market/testing/factories/reviews';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { frameHandlers } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();
const as = buildAccount('customer');
const first = buildOrderSummary({ orderName: 'VM-1', total: 100 });
const second = buildOrderSummary({
  orderName: 'VM-2',
  total: 250,
  storeName: 'Garden City Gas',
  orderStatusId: 6,
  orderStatus: 'in_transit',
});
const page = (rows: (typeof first)[]) => ({
  rows,
  count: rows.length,
  statusCounts: { pending: 1, in_transit: 1 },
});

describe('the order list', () => {
  it('groups orders by payment, and shows the status of each order', async () => {
    server.use(...frameHandlers(), mock.ok(orders.list, page([first, second])));
    renderApp('storefront', routes, '/orders', { as });
    const paid = within(
      await screen.findByRole('region', { name: 'Paid 20 Nov 2026, 14:06, VM-1, VM-2' }),
    );
    expect(paid.getByText('₦3.50')).toBeVisible();
    expect(paid.getByRole('link', { name: 'VM-2' })).toHaveAttribute(
      'href',
      `/orders/${second.id}`,
    );
    expect((await paid.findAllByText('In transit')).length).toBeGreaterThan(0);
  });

  it('counts products, not units, and shows when each order arrives', async () => {
    const promise = {
      dispatchDay: '2020-11-19',
      firstDay: '2020-11-20',
      lastDay: '2020-11-20',
      fee: 600_000,
    };
    server.use(
      ...frameHandlers(),
      mock.ok(
        orders.list,
        page([
          { ...first, itemCount: 7, productCount: 3, promise },
          { ...second, itemCount: 4, productCount: 1 },
        ]),
      ),
    );
    renderApp('storefront', routes, '/orders', { as });
    expect(await screen.findAllByText(/^and \d more/)).toHaveLength(1);
    expect(screen.getByText('and 2 more products')).toBeVisible();
    expect(screen.getByText(/^Late, promised for Fri 20\sNov/)).toHaveTextContent(
      'Late, promised for Fri 20 Nov, ₦18,500.00 delivery',
    );
  });

  it('shows the total of a payment, even when some of its orders are not listed', async () => {
    server.use(...frameHandlers(), mock.ok(orders.list, page([{ ...first, checkoutTotal: 350 }])));
    renderApp('storefront', routes, '/orders?status=pending', { as });
    expect(
      await within(await screen.findByRole('region', { name: /^Paid/ })).findByText('₦3.50'),
    ).toBeVisible();
  });

  it('has one empty state when there are no orders, and another when no order has the chosen status', async () => {
    server.use(...frameHandlers(), mock.ok(orders.list, page([])));
    const { user, router } = renderApp('storefront', routes, '/orders?status=delivered', { as });
    expect(
      await screen.findByRole('heading', { name: 'No orders with this status' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all orders' }));
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('searches on the server, keeps the search text in the URL, and says when nothing matches', async () => {
    const searched = vi.fn();
    server.use(
      ...frameHandlers(),
      mock.ok(orders.list, page([first])),
      mock.ok(orders.search, ({ query }) => {
        searched(query.search, query.status);
        return page([]);
      }),
    );
    const { user, router } = renderApp('storefront', routes, '/orders?status=pending', { as });
    await user.type(await screen.findByRole('searchbox', { name: 'Search orders' }), 'cable');
    expect(await screen.findByRole('heading', { name: 'No order matches “cable”' })).toBeVisible();
    expect(searched).toHaveBeenLastCalledWith('cable', 'pending');
    expect(router.state.location.search).toBe('?status=pending&search=cable');
    await user.click(screen.getByRole('button', { name: 'Show all orders' }));
    expect(await screen.findByRole('link', { name: 'VM-1' })).toBeVisible();
  });

  it('shows an error when the orders cannot be loaded', async () => {
    server.use(...frameHandlers(), mock.fail(orders.list, 500));
    renderApp('storefront', routes, '/orders', { as });
    expect(await screen.findByRole('heading', { name: texts.orders })).toBeVisible();
  });
});

describe('an order', () => {
  it('shows the day of delivery, the time of each step, the rider and a number to call', async () => {
    const at = (orderStatus: OrderStatusCode, createdAt: string) => ({
      id: orderStatus,
      orderTrackerId: 'o1',
      activity: orderStatus,
      orderStatus,
      createdAt,
      updatedAt: createdAt,
    });
    const order = buildOrder({
      id: 'o1',
      orderStatusId: 5,
      orderStatus: 'picked_up',
      createdAt: '2097-11-19T09:00:00.000Z',
      promise: {
        dispatchDay: '2097-11-19',
        firstDay: '2097-11-20',
        lastDay: '2097-11-22',
        fee: 600_000,
      },
      assignment: {
        kind: 'partner',
        assigneeName: 'Arewa Haulage',
        accepted: true,
        phoneNumber: '0803 123 4567',
        assignedAt: '2097-11-19T11:00:00.000Z',
      },
      orderActivities: [
        at('ready_for_pickup', '2097-11-19T10:00:00.000Z'),
        at('picked_up', '2097-11-19T12:30:00.000Z'),
      ],
      returnDays: 14,
    });
    server.use(
      ...frameHandlers(),
      mock.ok(
        orders.list,
        page([{ ...second, checkoutReference: order.checkoutReference, orderStatus: 'cancelled' }]),
      ),
      mock.ok(orders.byId, order),
    );
    open();
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: /^Arriving Wed\s20 to Fri\s22\sNov$/,
      }),
    ).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Progress' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'Order placed, doneTue 19 Nov, 10:00',
      'Packed, doneTue 19 Nov, 11:00',
      'With the rider, nowTue 19 Nov, 13:30',
      'On its wayExpected Wed 20 Nov',
      'DeliveredExpected Wed 20 to Fri 22 Nov',
    ]);
    expect(
      screen.getByText('Arewa Haulage has collected your order from Helios Yard.'),
    ).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Your rider' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 0803 123 4567' })).toHaveAttribute(
      'href',
      'tel:08031234567',
    );
    expect(screen.getByText('Return or replace within 14 days of delivery')).toBeVisible();
    expect(await screen.findByText(/Garden City Gas, cancelled\./)).toBeVisible();
    expect(screen.queryByText(/ships separately/)).not.toBeInTheDocument();
  });

  const open = () => renderApp('storefront', routes, '/orders/o1', { as });

  it('shows its progress and the delivery code while it is on its way', async () => {
    const order = buildOrder({
      id: 'o1',
      orderStatusId: 6,
      orderStatus: 'in_transit',
      orderDeliveryToken: '482061',
    });
    server.use(
      ...frameHandlers(),
      mock.ok(orders.list, page([])),
      mock.ok(orders.byId, order),
      mock.ok(orders.renewToken, { ...order, orderDeliveryToken: '111222' }),
    );
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'In transit' })).toBeVisible();
    expect(screen.getByText('482061')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Progress' })).toHaveTextContent('On its way, now');
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });

  it('shows why it was not delivered, lets the customer choose the day of the next attempt, and has a new delivery code', async () => {
    const chosen = vi.fn();
    const base = buildOrder();
    const failed = buildOrder({
      id: 'o1',
      orderStatusId: 11,
      orderStatus: 'delivery_failed',
      shippingEvidence: '/images/door-0001',
      orderDeliveryToken: '730914',
      nextAttemptDay: '2099-11-24',
      nextAttemptChoices: ['2099-11-24', '2099-11-25', '2099-11-26'],
      orderActivities: base.orderActivities.map((activity) => ({
        ...activity,
        orderStatus: 'delivery_failed',
        failureReason: 'nobody_there',
        note: 'Called twice',
        createdAt: '2099-11-23T14:32:00.000Z',
      })),
    });
    const booked = { ...failed, nextAttemptDay: '2099-11-25', isNextAttemptChosen: true };
    server.use(
      ...frameHandlers(),
      mock.ok(orders.list, page([])),
      mock.ok(orders.byId, () => (chosen.mock.calls.length > 0 ? booked : failed)),
      mock.ok(orders.chooseNextAttempt, ({ body }) => {
        chosen(body);
        return booked;
      }),
    );
    const { user, unmount } = open();
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: /^We could not deliver on Monday 23\sNovember$/,
      }),
    ).toBeVisible();
    expect(
      await screen.findByRole('region', { name: 'Nobody was at the address' }),
    ).toHaveTextContent(/15:32, 12 Bode Thomas Street\..*Called twice/);
    expect(screen.getByRole('link', { name: 'See the rider’s photo' })).toBeVisible();
    expect(screen.getByText('730914')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Progress' })).toHaveTextContent(
      /Delivery not madeMon\s23\sNov, 15:32Next attemptExpected Tue\s24\sNov/,
    );
    expect(screen.getByRole('radio', { name: /^Tue\s24\sNov$/ })).toBeChecked();
    expect(
      screen.getByText(/^If you do not choose, we will deliver Tuesday 24\sNovember\.$/),
    ).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Wed\s25\sNov$/ }));
    await user.click(screen.getByRole('button', { name: /^Book Wed\s25\sNov$/ }));
    expect(
      await screen.findByText(/^We will deliver Wednesday 25\sNovember, as you chose/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /^Booked for Wed\s25\sNov$/ })).toBeDisabled();
    expect(chosen).toHaveBeenCalledWith({ day: '2099-11-25' });
    unmount();

    server.use(
      mock.ok(orders.byId, {
        ...failed,
        orderStatus: 'returned_to_store',
        nextAttemptChoices: undefined,
      }),
    );
    open();
    expect(await screen.findByRole('heading', { name: 'Delivering to' })).toBeVisible();
    expect(screen.queryByText(/next attempt/i)).not.toBeInTheDocument();
    expect(screen.queryByText('730914')).not.toBeInTheDocument();
  });

  it('shows the proof of delivery and the last day to return items', async () => {
    const [item] = buildOrder().orderItems;
    if (!item) throw new Error('An order has lines');
    server.use(
      ...frameHandlers(),
      mock.ok(orders.list, page([])),
      mock.ok(
        orders.byId,
        buildOrder({
          id: 'o1',
          orderStatusId: 7,
          orderStatus: 'delivered',
          orderItems: [{ ...item, returnable: 1 }],
          deliveredAt: '2099-11-23T14:54:00.000Z',
          returnableUntil: '2099-11-30T14:54:00.000Z',
          deliveryProof: {
            by: 'Arewa Haulage',
            kind: 'code',
            photo: '/images/door-0001',
            deliveredAt: '2099-11-23T14:54:00.000Z',
          },
        }),
      ),
    );
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Delivered Monday 23\sNovember$/ }),
    ).toBeVisible();
    expect(screen.getByText('Handed over at 15:54 after you gave your code.')).toBeVisible();
    expect(
      await screen.findByRole('region', {
        name: /^You can return or replace until Monday 30\sNovember$/,
      }),
    ).toBeVisible();
    const proof = within(screen.getByRole('region', { name: 'Proof of delivery' }));
    expect(
      proof.getByText('Your code was entered by Arewa Haulage at 15:54, with a photo.'),
    ).toBeVisible();
    expect(
      proof.getByRole('link', { name: 'How is the Axora H5 hybrid inverter?' }),
    ).toHaveAttribute('href', '/orders/o1/reviews');
  });

  it('keeps the focus on the button that requested a new delivery code', async () => {
    const order = buildOrder({
      id: 'o1',
      orderStatusId: 6,
      orderStatus: 'in_transit',
      orderDeliveryToken: '482061',
    });
    const renewed = vi.fn(() => ({ ...order, orderDeliveryToken: '111222' }));
    server.use(
      ...frameHandlers(),
      mock.ok(orders.list, page([])),
      mock.ok(orders.byId, () =>
        renewed.mock.calls.length > 0 ? { ...order, orderDeliveryToken: '111222' } : order,
      ),
      mock.ok(orders.renewToken, renewed),
    );
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Get a new code' });
    await user.click(button);
    expect(await screen.findByText('111222')).toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('links to the other orders of its payment, however old they are', async () => {
    const onRequest = vi.fn();
    server.use(
      ...frameHandlers(),
      mock.ok(orders.list, ({ query }) => {
        onRequest(query.from, query.to);
        return page([
          first,
          second,
          buildOrderSummary({ orderName: 'VM-9', checkoutReference: 'vm-checkout-0002' }),
        ]);
      }),
      mock.ok(
        orders.byId,
        buildOrder({ id: first.id, orderName: 'VM-1', createdAt: '2025-12-01T23:30:00.000Z' }),
      ),
    );
    renderApp('storefront', routes, `/orders/${first.id}`, { as });
    expect(await screen.findByRole('link', { name: 'Track VM-2' })).toHaveAttribute(
      'href',
      `/orders/${second.id}`,
    );
    expect(screen.queryByRole('link', { name: 'Track VM-9' })).not.toBeInTheDocument();
    expect(onRequest).toHaveBeenCalledWith('2025-12-02', '2025-12-02');
  });

  it('shows no delivery code until the order is on its way, and can be cancelled after a confirmation when the server allows it', async () => {
    const cancelled = vi.fn();
    const order = buildOrder({ id: 'o1', orderDeliveryToken: '482061', allowedStatusIds: [9] });
    server.use(
      ...frameHandlers(),
      mock.ok(orders.list, page([])),
      mock.ok(orders.byId, () =>
        cancelled.mock.calls.length > 0
          ? { ...order, orderStatusId: 9, orderStatus: 'cancelled' as const, allowedStatusIds: [] }
          : order,
      ),
      mock.ok(orders.update, ({ body }) => {
        cancelled(body);
        return order;
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    expect(screen.queryByText('482061')).not.toBeInTheDocument();
    const question = within(await screen.findByRole('dialog', { name: /^Cancel VM-204918/ }));
    expect(
      question.getByText(/We refund .* to the card or account that you paid with/),
    ).toBeVisible();
    await user.selectOptions(question.getByLabelText('Reason'), 'I changed my mind');
    await user.click(question.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible();
    expect(cancelled).toHaveBeenCalledWith(
      expect.objectContaining({ orderStatusId: 9, cancelReason: 'changed_mind' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('of another customer is not found', async () => {
    server.use(...frameHandlers(), mock.fail(orders.byId, 404));
    open();
    expect(await screen.findByRole('heading', { name: 'We cannot find this page' })).toBeVisible();
  });

  it('lets the customer correct its address until the store has packed it', async () => {
    const sent = vi.fn();
    let order = buildOrder({ orderStatusId: 2, orderStatus: 'confirmed' });
    const { stateOrRegion, lga } = order.deliveryAddress;
    server.use(
      ...frameHandlers(),
      mock.ok(orders.byId, () => order),
      mock.ok(orders.list, page([])),
      mock.ok(locations.list, [{ name: stateOrRegion, lgas: [lga, 'Epe'] }]),
      mock.ok(orders.changeAddress, ({ body }) => {
        sent(body);
        order = { ...order, deliveryAddress: { ...order.deliveryAddress, ...body } };
        return order;
      }),
    );
    const { user } = renderApp('storefront', routes, `/orders/${order.id}`, { as });
    await user.click(await screen.findByRole('button', { name: 'Change the address' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Change the address' }));
    await user.selectOptions(await drawer.findByLabelText('Local government area'), 'Epe');
    await user.clear(drawer.getByLabelText('Street address'));
    await user.click(drawer.getByRole('button', { name: 'Save address' }));
    expect(await drawer.findByText('Enter the street address')).toBeVisible();
    await user.type(drawer.getByLabelText('Street address'), '3 Marina Road');
    await user.type(drawer.getByLabelText('Landmark or plus code'), 'Beside the bank');
    await user.click(drawer.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText(/3 Marina Road/)).toBeVisible();
    const { fullName, phoneNumber } = order.deliveryAddress;
    expect(sent).toHaveBeenCalledWith({
      fullName,
      phoneNumber,
      lga: 'Epe',
      address: '3 Marina Road',
      landmark: 'Beside the bank',
    });
    expect(screen.getByText('Beside the bank')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers no change to the address once the store has packed it', async () => {
    server.use(
      ...frameHandlers(),
      mock.ok(orders.byId, buildOrder({ orderStatusId: 3, orderStatus: 'ready_for_pickup' })),
      mock.ok(orders.list, page([])),
    );
    renderApp('storefront', routes, '/orders/o1', { as });
    expect(await screen.findByRole('heading', { name: 'Delivering to' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change the address' })).not.toBeInTheDocument();
  });

  it('can be reordered with one press, and lists products that are no longer sold', async () => {
    const [item] = buildOrder().orderItems;
    if (!item) throw new Error('An order has lines');
    const order = buildOrder({
      id: 'o1',
      orderItems: [
        { ...item, id: 'i1', productId: 'p1', variantId: 'v1', quantity: 3 },
        { ...item, id: 'i2', productId: 'p2', productName: 'Homefire kit' },
      ],
    });
    const added = vi.fn();
    server.use(
      ...frameHandlers(),
      mock.ok(orders.list, page([])),
      mock.ok(orders.byId, order),
      mock.ok(cart.add, ({ body }) => {
        added(body);
        server.use(mock.fail(cart.add, 409, { message: 'Homefire kit is no longer available.' }));
        return { cartItemsList: [], cartTotal: 0 };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Buy again' }));
    expect(await screen.findByText('Homefire kit is no longer available.')).toBeVisible();
    expect(screen.getByText(/^1 product is in your cart/)).toBeVisible();
    expect(added).toHaveBeenCalledWith({
      items: [{ productId: 'p1', variantId: 'v1', quantity: 3 }],
      mode: 'add',
    });
  });

  it('links to its returns, to a new return within the return window, and to its reviews after delivery', async () => {
    const [item] = buildOrder().orderItems;
    if (!item) throw new Error('An order has lines');
    const order = buildOrder({
      id: 'o1',
      orderStatusId: 7,
      orderStatus: 'delivered',
      orderItems: [{ ...item, returnable: 1 }],
      orderReturnId: 'r1',
    });
    server.use(
      ...frameHandlers(),
      mock.ok(orders.list, page([])),
      mock.ok(orders.byId, order),
      mock.ok(returns.list, {
        rows: [buildOrderReturnSummary({ id: 'r1', status: 'rejected' })],
        count: 1,
        statusCounts: {},
      }),
    );
    open();
    expect(await screen.findByRole('link', { name: 'Return or replace' })).toHaveAttribute(
      'href',
      '/orders/o1/return',
    );
    expect(
      screen.getByRole('link', { name: 'How is the Axora H5 hybrid inverter?' }),
    ).toHaveAttribute('href', '/orders/o1/reviews');
    expect(await screen.findByRole('link', { name: 'VM-204918-R1' })).toHaveAttribute(
      'href',
      '/returns/r1',
    );
    expect(screen.getByText('Rejected')).toBeVisible();
  });

  it('has an invoice with correct sums, on a page without the shop’s layout', async () => {
    const order = buildOrder({
      id: 'o1',
      discount: 6_250_000,
      total: 120_600_000,
      seller: {
        storeName: 'Helios Yard',
        street: '4 Awolowo Road',
        city: 'Ikoyi',
        state: 'Lagos',
        taxNumber: '12345678-0001',
        vatPercent: 7.5,
      },
      payment: {
        reference: 'pay-01a209c7-8380-73c2-b5fd-9a9f95b91d6b',
        cardType: 'visa',
        cardLast4: '4081',
        paidAt: '2026-11-20T13:06:00.000Z',
      },
    });
    server.use(...frameHandlers(), mock.ok(orders.byId, order));
    renderApp('storefront', routes, '/orders/o1/invoice', { as });
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('table', { name: 'Goods' })).getByRole('row', {
        name: /^Axora H5 hybrid inverter/,
      }),
    ).toHaveTextContent('₦1,250,000.00');
    expect(screen.getByText('−₦62,500.00')).toBeVisible();
    expect(screen.getByText('₦1,206,000.00')).toBeVisible();
    expect(screen.getByText('Visa ending 4081')).toBeVisible();
    expect(screen.getByText('Payment PAY-06H0-KHW3-G3CT')).toBeVisible();
    expect(screen.getByText('4 Awolowo Road, Ikoyi, Lagos')).toBeVisible();
    expect(screen.getByText('TIN 12345678-0001')).toBeVisible();
    expect(screen.getByText('VAT included (7.5%)').parentElement).toHaveTextContent('₦');
  });
});

describe('the review of an order', () => {
  const item = {
    orderItemId: 'i1',
    productId: 'p1',
    productName: 'Axora H5',
    productVariants: {},
    mayReview: true,
  };
  const store = { storeId: 's1', storeName: 'Helios Yard', mayReview: true };

  it('accepts stars from the keyboard, keeps its text when saving fails, and is shown once it is saved', async () => {
    const posted = vi.fn();
    const review = {
      ...buildReview({ stars: 4, text: 'Runs the freezer all night.' }),
      changeableUntil: '2026-12-20T13:06:00.000Z',
    };
    server.use(
      ...frameHandlers(),
      mock.ok(reviews.forOrder, () => ({
        orderId: 'o1',
        items: [posted.mock.calls.length > 0 ? { ...item, review } : item],
        store,
      })),
      mock.offline(reviews.reviewProduct),
    );
    const { user } = renderApp('storefront', routes, '/orders/o1/reviews', { as });
    await user.click(await screen.findByRole('button', { name: 'Review Axora H5' }));
    await user.click(await screen.findByRole('button', { name: 'Post review' }));
    expect(await screen.findByText('Choose from 1 to 5 stars')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '3 stars, all right' }));
    await user.keyboard('{ArrowRight}');
    await user.type(
      screen.getByRole('textbox', { name: 'Your review' }),
      'Runs the freezer all night.',
    );
    await user.click(screen.getByRole('button', { name: 'Post review' }));
    expect(await screen.findByText(texts.offline)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue(
      'Runs the freezer all night.',
    );

    server.use(
      mock.ok(reviews.reviewProduct, ({ body }) => {
        posted(body);
        return review;
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Post review' }));
    expect(
      await screen.findByRole('button', { name: 'Edit your review of Axora H5' }),
    ).toBeVisible();
    expect(posted).toHaveBeenCalledWith({
      orderItemId: 'i1',
      stars: 4,
      text: 'Runs the freezer all night.',
      photos: [],
    });
    expect(screen.getByRole('heading', { name: 'Axora H5' })).toHaveFocus();
  });

  it('is not possible before the delivery', async () => {
    server.use(
      ...frameHandlers(),
      mock.ok(reviews.forOrder, {
        orderId: 'o1',
        items: [{ ...item, mayReview: false }],
        store: { ...store, mayReview: false },
      }),
    );
    renderApp('storefront', routes, '/orders/o1/reviews', { as });
    expect(await screen.findAllByText('You can write a review after delivery.')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Review/ })).not.toBeInTheDocument();
  });
});
