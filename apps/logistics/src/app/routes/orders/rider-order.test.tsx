import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { signInPartner } from '@market/api-client/contract/main/auth';
import * as images from '@market/api-client/contract/main/images';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as orders from '@market/api-client/contract/main/orders';
import * as partners from '@market/api-client/contract/main/partners';
import { refresh } from '@market/api-client/contract/main/session';
import { lagosDate } from '@market/domain/lagos-time';
import type { DeliveryStep } from '@market/domain/orders/delivery-step';
import { answerByText } from '@market/domain/orders/offer-deadline';
import type { Order } from '@market/domain/orders/order';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildOrder, orderStatuses } from '@market/testing/factories/orders';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildStepAnswer, buildOrderPage, buildRiderOrder } from '../../../test/orders';
import { routes } from '../../routes';

const server = mockServer(
  mock.ok(orders.statuses, orderStatuses),
  mock.ok(partners.orders, buildOrderPage()),
);

/** Opens an order. Set `stored` to change what the mock server returns for it. */
function open(order: Order) {
  const kept = { stored: order };
  server.use(mock.ok(partners.order, () => kept.stored));
  return {
    ...renderApp('logistics', routes, `/orders/${order.id}`, { as: buildAccount('partner') }),
    kept,
  };
}

describe('an offer', () => {
  it('shows addresses and phone numbers, and becomes active when accepted', async () => {
    const offer = {
      ...buildRiderOrder('assigned', { accepted: false, orderNote: 'Call at the gate' }),
      shippingFee: 1_000_000,
      partnerEarns: 850_000,
      deliveryAddress: { ...buildOrder().deliveryAddress, landmark: 'Red gate, 6FR5 CFRJ+4V' },
    };
    const { user, kept } = open(offer);
    expect(await screen.findByRole('heading', { level: 1, name: 'VM-204931' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call Chidinma Okafor' })).toHaveAttribute(
      'href',
      'tel:08031234567',
    );
    expect(screen.getByRole('link', { name: 'Call Helios Yard' })).toHaveAttribute(
      'href',
      'tel:08020001111',
    );
    expect(screen.getByText('“Call at the gate”')).toBeVisible();
    expect(screen.getByText('Red gate, 6FR5 CFRJ+4V')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Map of Chidinma Okafor' })).toHaveAttribute(
      'href',
      expect.stringContaining('query=6FR5CFRJ%2B4V%2C+Nigeria'),
    );
    expect(screen.getByText('You earn').parentElement).toHaveTextContent('You earn₦8,500.00');
    expect(screen.queryByText('Delivery fee')).not.toBeInTheDocument();
    expect(screen.queryByText('Activity')).not.toBeInTheDocument();
    const deadline = screen.getByText(
      answerByText(offer.assignment?.assignedAt ?? '', new Date()),
      { exact: false },
    );

    server.use(
      mock.ok(partners.step, ({ body }) => {
        expect(body.step).toBe('accepted');
        return buildStepAnswer(body, (kept.stored = buildRiderOrder('assigned')));
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Accept order' }));
    expect(await screen.findByRole('button', { name: 'Mark as picked up' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Decline VM-204931' })).toBeVisible();
    await waitFor(() => expect(deadline).not.toBeInTheDocument());
  });

  it('leads back to the list of offers when it is declined', async () => {
    const { user, router } = open(buildRiderOrder('assigned', { accepted: false }));
    server.use(
      mock.ok(partners.step, ({ body }) => {
        expect(body).toMatchObject({
          step: 'declined',
          decline: { reason: 'No rider available' },
        });
        server.use(mock.fail(partners.order, 404, { message: 'This order was not found' }));
        return buildStepAnswer(body, buildRiderOrder('ready_for_pickup'));
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Decline VM-204931' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline VM-204931?' }));
    await user.click(dialog.getByRole('radio', { name: 'No rider available' }));
    await user.click(dialog.getByRole('button', { name: 'Decline order' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/offers'));
    expect(await screen.findByRole('heading', { name: 'No new offers' })).toBeVisible();
  });
});

it('the page of an order that was cancelled or goes back to the store says what to do with the parcel', async () => {
  const { unmount } = open(buildRiderOrder('cancelled'));
  expect(await screen.findByText(/do not pick it up/)).toBeVisible();
  unmount();
  open(buildRiderOrder('returned_to_store'));
  expect(await screen.findByText(/take it back to Helios Yard/)).toBeVisible();
});

describe('an active order', () => {
  it('offers the next status that the server allows', async () => {
    const { user, kept } = open(buildRiderOrder('picked_up'));
    const progress = within(await screen.findByRole('list', { name: 'Progress' }));
    expect(progress.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Accepted, done',
      'Picked up, done',
      'Next: In transit, current step',
      'Delivered',
    ]);
    expect(screen.queryByRole('button', { name: /Decline/ })).not.toBeInTheDocument();
    server.use(
      mock.ok(partners.step, ({ body }) => {
        expect(body.step).toBe('in_transit');
        return buildStepAnswer(
          body,
          (kept.stored = buildRiderOrder('in_transit', { deliveryCodeTriesLeft: 5 })),
        );
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Mark as in transit' }));
    expect(await screen.findByLabelText('Delivery code')).toBeVisible();
  });

  it('shows the cash to collect, and is delivered only when the rider confirms that the cash was collected', async () => {
    const payOnDelivery = { amount: 12_345_000 };
    const { user, kept } = open(
      buildRiderOrder('in_transit', { deliveryCodeTriesLeft: 5, payOnDelivery }),
    );
    const sent = vi.fn<(step: DeliveryStep) => void>();
    server.use(
      mock.ok(partners.step, ({ body }) => {
        sent(body);
        return buildStepAnswer(
          body,
          (kept.stored = buildRiderOrder('delivered', { payOnDelivery })),
        );
      }),
    );
    expect(await screen.findByText('₦123,450.00')).toBeVisible();
    await user.type(await screen.findByLabelText('Delivery code'), '482061');
    await user.click(screen.getByRole('button', { name: 'Confirm delivery' }));
    const box = screen.getByRole('checkbox', { name: /I collected ₦123,450.00 in cash/ });
    expect(
      await screen.findByText('Collect ₦123,450.00 in cash, then tick this box'),
    ).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Confirm delivery' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      step: 'delivered',
      orderDeliveryToken: '482061',
      collected: 12_345_000,
    });
  });

  it('that is paid on delivery can be reported as failed because the customer did not pay', async () => {
    const { user } = open(buildRiderOrder('in_transit', { payOnDelivery: { amount: 12_345_000 } }));
    await user.click(await screen.findByRole('button', { name: /Report failed delivery/ }));
    expect(await screen.findByRole('radio', { name: 'The customer did not pay' })).toBeVisible();
  });

  it('is delivered with the customer’s code and a photo, and shows the attempts left after a wrong code', async () => {
    const { user, kept } = open(buildRiderOrder('in_transit', { deliveryCodeTriesLeft: 5 }));
    const sent: unknown[] = [];
    server.use(
      mock.ok(images.upload, { hostedImage: '/images/door-0001', width: 1280, height: 960 }),
      mock.fail(partners.step, 422, {
        errors: [{ field: 'orderDeliveryToken', message: 'Incorrect code. 4 attempts left.' }],
        data: { triesLeft: 4 },
      }),
    );
    const code = await screen.findByLabelText('Delivery code');
    expect(code).toHaveAccessibleDescription(/5\sattempts left/);
    await user.click(screen.getByRole('button', { name: 'Confirm delivery' }));
    expect(await screen.findByText('Enter the 6 digits')).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());

    await user.upload(
      screen.getByLabelText(/Add a photo/),
      new File(['door'], 'door.jpg', { type: 'image/jpeg' }),
    );
    expect(await screen.findByRole('img', { name: 'The goods at the door' })).toBeVisible();
    for (const key of '111111') await user.click(screen.getByRole('button', { name: key }));
    await user.click(screen.getByRole('button', { name: 'Confirm delivery' }));
    expect(await screen.findByText('Incorrect code. 4 attempts left.')).toBeVisible();

    server.use(
      mock.ok(partners.step, ({ body }) => {
        sent.push(body);
        return buildStepAnswer(
          body,
          (kept.stored = buildRiderOrder('delivered', { shippingEvidence: '/images/door-0001' })),
        );
      }),
    );
    await user.upload(
      screen.getByLabelText(/Add a photo/),
      new File(['door'], 'door.jpg', { type: 'image/jpeg' }),
    );
    await user.type(screen.getByLabelText('Delivery code'), '482061');
    await user.click(screen.getByRole('button', { name: 'Confirm delivery' }));
    expect(await screen.findByText('Activity')).toBeVisible();
    await waitFor(() => expect(screen.queryByLabelText('Delivery code')).not.toBeInTheDocument());
    expect(sent).toEqual([
      expect.objectContaining({
        step: 'delivered',
        orderDeliveryToken: '482061',
        photo: '/images/door-0001',
      }),
    ]);
  });

  it('keeps a photo and a sent step when the session has ended, and sends the step once after the rider signs in again', async () => {
    const order = buildRiderOrder('in_transit');
    const { user, services, router } = open(order);
    const sent: DeliveryStep[] = [];
    const partner = buildAccount('partner');
    const endSession = () => server.use(mock.fail(partners.order, 401), mock.fail(refresh, 401));
    const allowSignIn = () =>
      server.use(
        mock.ok(partners.order, order),
        mock.ok(images.upload, { hostedImage: '/images/door-0001', width: 1280, height: 960 }),
        mock.ok(partners.step, ({ body }) => {
          sent.push(body);
          return buildStepAnswer(body, order);
        }),
        mock.ok(signInPartner, {
          token: 'T2',
          expiresAt: new Date(Date.now() + 900_000).toISOString(),
          expiresIn: 900,
          user: partner,
        }),
      );
    await user.upload(
      await screen.findByLabelText(/Add a photo/),
      new File(['door'], 'door.jpg', { type: 'image/jpeg' }),
    );
    await screen.findByRole('img', { name: 'The goods at the door' });
    endSession();
    await act(() => services.queryClient.refetchQueries({ type: 'active' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Your session has expired/ }));
    allowSignIn();
    await user.type(dialog.getByLabelText('Password'), 'sunny-day-demo');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByText(/^Your session has expired/)).toBeNull());
    expect(screen.getByRole('img', { name: 'The goods at the door' })).toBeVisible();

    endSession();
    server.use(mock.fail(images.upload, 401));
    await user.type(screen.getByLabelText('Delivery code'), '482061');
    await user.click(screen.getByRole('button', { name: 'Confirm delivery' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
    expect(sent).toEqual([]);
    allowSignIn();
    await user.type(await screen.findByLabelText('Email'), partner.email);
    await user.type(screen.getByLabelText('Password'), 'sunny-day-demo');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(sent).toEqual([
        expect.objectContaining({ orderDeliveryToken: '482061', photo: '/images/door-0001' }),
      ]),
    );
  });

  it('takes the code from the keypad, also when it is pasted between spaces', async () => {
    const { user } = open(buildRiderOrder('in_transit', { deliveryCodeTriesLeft: 5 }));
    const code = await screen.findByLabelText('Delivery code');
    await user.click(screen.getByRole('button', { name: '7' }));
    await waitFor(() => expect(code).toHaveValue('7'));
    await user.click(screen.getByRole('button', { name: 'Delete the last digit' }));
    await waitFor(() => expect(code).toHaveValue(''));
    await navigator.clipboard.writeText(' 482 095 ');
    await user.click(screen.getByRole('button', { name: 'Paste the code' }));
    await waitFor(() => expect(code).toHaveValue('482095'));
  });

  it('locks the code field and shows the server’s message after too many wrong codes', async () => {
    const { user, kept } = open(buildRiderOrder('in_transit', { deliveryCodeTriesLeft: 1 }));
    await user.type(await screen.findByLabelText('Delivery code'), '111111');
    kept.stored = buildRiderOrder('in_transit', { deliveryCodeTriesLeft: 0 });
    server.use(
      mock.fail(partners.step, 429, {
        message: 'Too many wrong codes. Try again at 14:20.',
        data: { triesLeft: 0 },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Confirm delivery' }));
    expect(await screen.findByText('Too many wrong codes. Try again at 14:20.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Delivery code')).toBeDisabled());
    expect(screen.getByRole('button', { name: 'Confirm delivery' })).toBeDisabled();
  });

  it('can be reported as failed with a reason, and attempted again', async () => {
    const { user, kept } = open(buildRiderOrder('in_transit', { deliveryCodeTriesLeft: 5 }));
    const day = lagosDate(new Date());
    const sent: unknown[] = [];
    const failed = {
      id: 'failed',
      orderTrackerId: kept.stored.id,
      activity: 'Delivery failed',
      failureReason: 'nobody_there' as const,
      createdAt: '2026-11-20T14:00:00.000Z',
      updatedAt: '2026-11-20T14:00:00.000Z',
    };
    await user.click(await screen.findByRole('button', { name: 'Report failed delivery' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Report failed delivery of VM-204931?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Report failed delivery' }));
    expect(await dialog.findByText('Choose a reason')).toBeVisible();
    server.use(
      mock.ok(images.upload, { hostedImage: '/images/door-0001', width: 1280, height: 960 }),
      mock.ok(partners.step, ({ params, body }) => {
        sent.push([params.id, body]);
        return buildStepAnswer(
          body,
          (kept.stored = buildRiderOrder('delivery_failed', {
            nextAttemptDay: day,
            orderActivities: [failed],
          })),
        );
      }),
    );
    await user.click(dialog.getByRole('radio', { name: 'Nobody was there' }));
    await user.upload(
      dialog.getByLabelText(/Add a photo/),
      new File(['door'], 'door.jpg', { type: 'image/jpeg' }),
    );
    expect(await dialog.findByRole('img', { name: 'The failed delivery' })).toBeVisible();
    await user.type(dialog.getByLabelText(/Next attempt/), day);
    await user.click(dialog.getByRole('button', { name: 'Report failed delivery' }));
    expect(await screen.findByText('Next attempt: today')).toBeVisible();
    server.use(
      mock.ok(partners.step, ({ body }) => {
        sent.push(body);
        return buildStepAnswer(body, (kept.stored = buildRiderOrder('in_transit')));
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Delivery code')).toBeVisible();
    expect(sent).toEqual([
      [
        kept.stored.id,
        expect.objectContaining({
          failedAttempts: 0,
          failure: {
            reason: 'nobody_there',
            note: '',
            photo: '/images/door-0001',
            nextAttemptDay: day,
          },
        }),
      ],
      expect.objectContaining({ step: 'in_transit', failedAttempts: 1 }),
    ]);
  });

  it('is reported as failed only after its photo has been prepared', async () => {
    let prepare = (_error: Error) => {};
    vi.stubGlobal('OffscreenCanvas', class {});
    vi.stubGlobal('createImageBitmap', () => new Promise((_, reject) => (prepare = reject)));
    const { user } = open(buildRiderOrder('in_transit'));
    const sent: DeliveryStep[] = [];
    server.use(
      mock.ok(images.upload, { hostedImage: '/images/door-0001', width: 1280, height: 960 }),
      mock.ok(partners.step, ({ body }) => {
        sent.push(body);
        return buildStepAnswer(body, buildRiderOrder('delivery_failed'));
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Report failed delivery' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Nobody was there' }));
    const photo = new File(['x'.repeat(600 * 1024)], 'door.jpg', { type: 'image/jpeg' });
    await user.upload(dialog.getByLabelText(/Add a photo/), photo);
    expect(dialog.getByText('Preparing…')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Report failed delivery' }));
    expect(await dialog.findByRole('button', { name: 'Saving…' })).toBeVisible();
    expect(sent).toEqual([]);

    prepare(new Error('This browser cannot draw it'));
    await waitFor(() => expect(sent).toMatchObject([{ failure: { photo: '/images/door-0001' } }]));
    vi.unstubAllGlobals();
  });

  it('lets the rider save a phone number that the customer can call', async () => {
    const { user } = open(buildRiderOrder('assigned'));
    const phone = await screen.findByLabelText('Phone number');
    await user.type(phone, '12');
    await user.click(screen.getByRole('button', { name: 'Save number' }));
    expect(await screen.findByText('Enter a phone number such as 0803 123 4567')).toBeVisible();
    await user.clear(phone);
    await user.type(phone, '0803 555 0000');
    server.use(
      mock.ok(merchantOrders.dispatchPhone, ({ body }) => {
        expect(body).toEqual({ dispatchPhoneNumber: '0803 555 0000' });
        return buildRiderOrder('assigned', { dispatchPhoneNumber: '0803 555 0000' });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Save number' }));
    expect(await screen.findByText('Phone number saved')).toBeVisible();
  });
});

it('the order page closes when another rider gets the order', async () => {
  const { services } = open(buildRiderOrder('delivery_failed'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  server.use(mock.fail(partners.order, 404));
  await services.queryClient.invalidateQueries({ queryKey: ['partners', 'order'] });
  expect(
    await screen.findByRole('heading', { name: 'This order is not in your list' }),
  ).toBeVisible();
  expect(screen.queryByText('VM-204931')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Active' })).toBeVisible();
});
