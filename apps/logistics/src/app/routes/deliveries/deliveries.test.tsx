import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as adminOrders from '@market/api-client/contract/main/admin-orders';
import * as dispatch from '@market/api-client/contract/main/dispatch';
import * as orders from '@market/api-client/contract/main/orders';
import * as partnerPeople from '@market/api-client/contract/main/partner-people';
import * as partnerProfile from '@market/api-client/contract/main/partner-profile';
import * as partners from '@market/api-client/contract/main/partners';
import { buildAccount } from '@market/testing/factories/accounts';
import { answerByText } from '@market/domain/orders/offer-deadline';
import type { OrderStatusCode } from '@market/domain/orders/order-lifecycle';
import { buildOrderSummary, orderStatuses } from '@market/testing/factories/orders';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildStepAnswer, buildOrderPage, buildRiderOrder } from '../../../test/orders';
import { routes } from '../../routes';

const offer = buildRiderOrder('assigned', { accepted: false });
const offeredAt = offer.assignment?.assignedAt ?? '';
const server = mockServer(
  mock.ok(orders.statuses, orderStatuses),
  mock.ok(partners.orders, buildOrderPage(offer)),
  mock.ok(partners.order, offer),
);
const open = (address: string, as = buildAccount('partner')) =>
  renderApp('logistics', routes, address, { as });

afterEach(() => onlineManager.setOnline(true));

it('the logistics app shows an offline notice above the page', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  open('/offers');
  await screen.findByRole('link', { name: 'VM-204931' });
  onLine.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(await screen.findByText('Check network connection.')).toBeVisible();
});

it('the logistics app says that it is waiting for the network while a request gets no response', async () => {
  let respond = () => {};
  const response = new Promise<void>((resolve) => {
    respond = resolve;
  });
  server.use(
    mock.ok(partnerPeople.create, async ({ body }) => {
      await response;
      return {
        ...body,
        id: 'kemi',
        isOwner: false,
        status: 'invited' as const,
        joinedAt: '2026-11-20T13:06:00.000Z',
      };
    }),
    mock.ok(partnerProfile.get, { companyName: 'Arewa Haulage' }),
    mock.ok(partnerPeople.list, { rows: [], count: 0 }),
  );
  const { user } = open('/account');
  await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a person' }));
  await user.type(dialog.getByLabelText('First name'), 'Kemi');
  await user.type(dialog.getByLabelText('Last name'), 'Ojo');
  await user.type(dialog.getByLabelText('Email'), 'kemi@arewa.example');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await screen.findByText('Waiting for the network.', undefined, { timeout: 6000 });
  expect(dialog.getByRole('button', { name: /Waiting for the network…/ })).toBeVisible();
  respond();
  await waitFor(() => expect(screen.queryByText('Waiting for the network.')).toBeNull());
});

it.each([
  ['partner', ['Offers', 'Active', 'History', 'Earnings', 'Account'], '/dispatching'],
  ['dispatcher', ['Offers', 'Active', 'History', 'Board', 'Account'], '/dispatching'],
  ['scheduler', ['Board', 'Orders', 'Riders', 'Account'], '/offers'],
] as const)(
  'the logistics app shows a %s the tabs of that role, and denies access to the pages of other roles',
  async (role, tabs, other) => {
    server.use(
      mock.ok(dispatch.list, buildOrderPage()),
      mock.ok(adminOrders.list, buildOrderPage()),
      mock.ok(partnerProfile.get, { companyName: 'Arewa Haulage' }),
      mock.ok(partnerPeople.list, { rows: [], count: 0 }),
    );
    const { router } = open('/account', buildAccount(role));
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(
      menu.getAllByRole('link').map(({ textContent }) => textContent.replace(/^\d+/, '')),
    ).toEqual(tabs);
    await act(() => router.navigate(other));
    expect(
      await screen.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
  },
);

describe('new offers', () => {
  it('show addresses, weight and fee, and are counted on the tab', async () => {
    open('/');
    const card = (await screen.findByRole('link', { name: 'VM-204931' })).closest('article');
    await waitFor(() =>
      expect(card).toHaveTextContent(
        /Helios Yard12 Adeniyi Jones Avenue, Ikeja, Lagos.*Chidinma Okafor12 Bode Thomas Street, Surulere, Lagos.*1\sitem, 17.4\skg.*₦18,500.00/,
      ),
    );
    expect(card).toHaveTextContent('Within Lagos');
    expect(card).toHaveTextContent(answerByText(offeredAt, new Date()));
    expect(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', {
        name: '1Offers',
      }),
    ).toHaveAttribute('aria-current', 'page');
  });

  it('can be filtered by area and weight when they differ', async () => {
    const interstate = buildOrderSummary({
      ...buildRiderOrder('assigned', { accepted: false, orderName: 'VM-204940' }),
      withinLagos: !offer.withinLagos,
      weight: 50.5,
    });
    server.use(mock.ok(partners.orders, buildOrderPage(offer, interstate)));
    const { user } = open('/offers');
    expect(await screen.findByRole('link', { name: 'VM-204940' })).toBeVisible();
    const own = offer.withinLagos ? 'Within Lagos' : 'Interstate';
    await user.click(screen.getByRole('radio', { name: own }));
    expect(screen.getByRole('link', { name: 'VM-204931' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'VM-204940' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /^Over 50\skg$/ }));
    expect(screen.getByRole('link', { name: 'VM-204940' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'VM-204931' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'All' }));
    expect(screen.getAllByRole('link', { name: /^VM-/ })).toHaveLength(2);
  });

  it('can be accepted in the list, which then refreshes', async () => {
    server.use(
      mock.ok(partners.step, ({ params, body }) => {
        expect([params.id, body.step]).toEqual([offer.id, 'accepted']);
        server.use(mock.ok(partners.orders, buildOrderPage()));
        return buildStepAnswer(body, offer);
      }),
    );
    const { user } = open('/offers');
    await user.click(await screen.findByRole('button', { name: 'Accept VM-204931' }));
    expect(await screen.findByRole('heading', { name: 'No new offers' })).toBeVisible();
  });

  it('can be declined offline with a reason, are no longer counted, and are not fetched again once the answer is sent', async () => {
    const steps: unknown[] = [];
    server.use(mock.offline(partners.step));
    const { user, services } = open('/offers');
    await user.click(await screen.findByRole('button', { name: 'Decline VM-204931' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline VM-204931?' }));
    await user.click(dialog.getByRole('button', { name: 'Decline order' }));
    expect(await dialog.findByText('Choose a reason')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Other' }));
    await user.click(dialog.getByRole('button', { name: 'Decline order' }));
    expect(await dialog.findByText('Describe the reason')).toBeVisible();
    await user.type(dialog.getByLabelText('Note to the scheduler'), 'The lift is out');
    await user.click(dialog.getByRole('button', { name: 'Decline order' }));

    expect(await screen.findByRole('heading', { name: 'No new offers' })).toBeVisible();
    expect(await screen.findByText('1 waiting to send')).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(tabs.getByRole('link', { name: 'Offers' })).toBeVisible();

    server.use(
      mock.ok(partners.step, ({ body }) => {
        steps.push(body);
        server.use(mock.ok(partners.orders, buildOrderPage()), mock.fail(partners.order, 404));
        return buildStepAnswer(body, buildRiderOrder('ready_for_pickup'));
      }),
    );
    await user.click(screen.getByRole('link', { name: /1 waiting to send/ }));
    expect(await screen.findByText('VM-204931, declined')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByRole('heading', { name: 'Nothing to send' })).toBeVisible();
    expect(steps).toMatchObject([
      {
        step: 'declined',
        decline: { reason: 'Other', note: 'The lift is out' },
        offeredAt,
      },
    ]);
    expect(
      services.queryClient
        .getQueryCache()
        .find({ queryKey: ['partners', 'order', { params: { id: offer.id } }] }),
    ).toBeUndefined();
  });

  it('that were given to another rider before a decline was sent leave nothing to decide', async () => {
    server.use(mock.fail(partners.step, 404));
    const { user } = open('/offers');
    await user.click(await screen.findByRole('button', { name: 'Decline VM-204931' }));
    server.use(mock.ok(partners.orders, buildOrderPage()));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline VM-204931?' }));
    await user.click(dialog.getByRole('radio', { name: 'No rider available' }));
    await user.click(dialog.getByRole('button', { name: 'Decline order' }));
    expect(await screen.findByRole('heading', { name: 'No new offers' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/waiting to send|rejected/)).toBeNull());
  });

  it('that were made again before a decline of the first was sent stay open, and accepting one replaces the rejected decline', async () => {
    const steps: unknown[] = [];
    const offeredAgainAt = '2026-11-20T15:00:00.000Z';
    const again = {
      ...offer,
      assignment: offer.assignment && { ...offer.assignment, assignedAt: offeredAgainAt },
    };
    server.use(
      mock.fail(partners.step, 409, { message: 'This was an answer to an earlier offer.' }),
      mock.ok(partners.order, again),
    );
    const { user } = open('/offers');
    await user.click(await screen.findByRole('button', { name: 'Decline VM-204931' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline VM-204931?' }));
    await user.click(dialog.getByRole('radio', { name: 'No rider available' }));
    server.use(mock.ok(partners.orders, buildOrderPage(again)));
    await user.click(dialog.getByRole('button', { name: 'Decline order' }));
    await user.click(await screen.findByRole('link', { name: /1 rejected/ }));
    expect(await screen.findByText('This was an answer to an earlier offer.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Open VM-204931' }));
    server.use(
      mock.ok(partners.step, ({ body }) => {
        steps.push(body);
        return buildStepAnswer(body, again);
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Accept order' }));
    await waitFor(() =>
      expect(steps).toMatchObject([{ step: 'accepted', offeredAt: offeredAgainAt }]),
    );
    await waitFor(() => expect(screen.queryByText(/waiting to send|rejected/)).toBeNull());
  });

  it('disappear within ten seconds once somebody else has answered them', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      open('/offers');
      await screen.findByRole('link', { name: 'VM-204931' });
      // Prefetched lists are refetched shortly after the start.
      await act(() => vi.advanceTimersByTimeAsync(5_000));
      server.use(mock.ok(partners.orders, buildOrderPage()));
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      await waitFor(
        () => expect(screen.queryByRole('link', { name: 'VM-204931' })).not.toBeInTheDocument(),
        { timeout: 5_000 },
      );
    } finally {
      vi.useRealTimers();
    }
  });

  it('are replaced by an error with a retry button when they cannot be loaded', async () => {
    server.use(mock.fail(partners.orders, 503));
    const { user } = open('/offers');
    expect(await screen.findByRole('alert')).toHaveTextContent(partners.orders.failure);
    server.use(mock.ok(partners.orders, buildOrderPage(offer)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'VM-204931' })).toBeVisible();
  });

  it('stay visible with their age when a refresh fails', async () => {
    const { services } = open('/offers');
    await screen.findByRole('link', { name: 'VM-204931' });
    server.use(mock.offline(partners.orders));
    await services.queryClient.invalidateQueries({ queryKey: ['partners', 'orders'] });
    expect(
      await screen.findByText('Could not refresh. Last updated less than a minute ago.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'VM-204931' })).toBeVisible();
  });

  it('show a skeleton while loading', async () => {
    server.use(mock.pending(partners.orders));
    open('/offers');
    expect(await screen.findByText('Loading')).toHaveAttribute('role', 'status');
  });

  it('that can no longer be accepted become rejected steps, with an error that stays until it is dismissed', async () => {
    server.use(
      mock.fail(partners.step, 409, { message: 'This order is no longer waiting to be accepted.' }),
    );
    const { user } = open('/offers');
    await user.click(await screen.findByRole('button', { name: 'Accept VM-204931' }));
    await user.click(await screen.findByRole('link', { name: /1 rejected/ }));
    const refused = within(await screen.findByRole('region', { name: 'VM-204931, accepted' }));
    expect(refused.getByText('This order is no longer waiting to be accepted.')).toBeVisible();
    await user.click(refused.getByRole('button', { name: 'Remove this step' }));
    await user.click(await screen.findByRole('button', { name: 'Remove step' }));
    expect(await screen.findByRole('heading', { name: 'Nothing to send' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /rejected/ })).not.toBeInTheDocument();
  });
});

describe('active orders', () => {
  it('show the order closest to delivery as the current stop, and orders that wait for another day last', async () => {
    const requests: unknown[] = [];
    const row = (orderName: string, orderStatus: OrderStatusCode) => ({
      ...buildOrderSummary({ orderName }),
      orderStatus,
    });
    server.use(
      mock.ok(dispatch.byId, buildRiderOrder('in_transit')),
      mock.ok(dispatch.list, ({ query }) => {
        requests.push(query.status);
        if (query.assignment === 'offered') return buildOrderPage();
        return query.status === 'assigned'
          ? buildOrderPage({ ...row('VM-1', 'assigned'), payOnDelivery: { amount: 12_345_000 } })
          : query.status === 'in_transit'
            ? buildOrderPage(row('VM-3', 'in_transit'))
            : query.status === 'delivery_failed'
              ? buildOrderPage({ ...row('VM-4', 'delivery_failed'), nextAttemptDay: '2100-01-01' })
              : buildOrderPage();
      }),
    );
    open('/active', buildAccount('dispatcher'));
    const now = within(await screen.findByRole('region', { name: 'Current stop' }));
    expect(await now.findByRole('heading', { name: 'Chidinma Okafor' })).toBeVisible();
    expect(now.getByText('Stop 1 of 3, delivery')).toBeVisible();
    expect(now.getByRole('link', { name: 'Message: Chidinma Okafor' })).toHaveAttribute(
      'href',
      'sms:08031234567',
    );
    expect(now.getByRole('link', { name: 'Enter the delivery code' })).toBeVisible();
    const next = within(screen.getByRole('region', { name: 'Next stops' }));
    expect(next.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Pick up at Helios YardVM-1') as string,
      expect.stringContaining('VM-4') as string,
    ]);
    expect(next.getAllByRole('link')[0]).toHaveTextContent('Collect ₦123,450.00 in cash');
    expect(requests).not.toContain('delivered');
  });

  it('change with each tap while offline, and their steps are sent once and in order when the network is back', async () => {
    const sent: string[] = [];
    const accepted = buildRiderOrder('assigned');
    const kept = { stored: accepted };
    server.use(
      mock.offline(partners.step),
      mock.ok(partners.order, () => kept.stored),
      mock.ok(partners.orders, ({ query }) =>
        query.assignment === 'accepted' && query.status === kept.stored.orderStatus
          ? buildOrderPage(kept.stored)
          : buildOrderPage(),
      ),
    );
    const { user } = open('/active');
    await user.click(await screen.findByRole('button', { name: 'Mark as picked up' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as in transit' }));
    expect(await screen.findByRole('link', { name: 'Enter the delivery code' })).toBeVisible();
    expect(await screen.findByText('2 waiting to send')).toBeVisible();

    server.use(
      mock.ok(partners.step, ({ body }) => {
        sent.push(body.step);
        kept.stored = buildRiderOrder(body.step === 'picked_up' ? 'picked_up' : 'in_transit');
        return buildStepAnswer(body, kept.stored);
      }),
    );
    await user.click(screen.getByRole('link', { name: /2 waiting to send/ }));
    await user.click(await screen.findByRole('button', { name: 'Send now' }));
    expect(await screen.findByRole('heading', { name: 'Nothing to send' })).toBeVisible();
    expect(sent).toEqual(['picked_up', 'in_transit']);
  });
});

describe('the history', () => {
  it('has a tab for each final status and a search, both kept in the URL', async () => {
    const requests: unknown[] = [];
    server.use(
      mock.ok(partners.orders, ({ query }) => {
        if (query.assignment === undefined) requests.push(query);
        return query.search === 'nobody'
          ? buildOrderPage()
          : {
              ...buildOrderPage(buildRiderOrder('delivered')),
              statusCounts: { delivered: 1, completed: 4 },
            };
      }),
    );
    const { user, router } = open('/history');
    await user.click(await screen.findByRole('tab', { name: 'Completed, return period over4' }));
    await waitFor(() =>
      expect(requests).toEqual([
        { limit: 20, offset: 0, status: 'delivered' },
        { limit: 20, offset: 0, status: 'completed' },
      ]),
    );
    await user.type(screen.getByRole('searchbox', { name: 'Order or customer' }), 'nobody');
    await user.click(await screen.findByRole('button', { name: 'Show all orders' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=completed'));
  });
});

describe('access to deliveries', () => {
  it('is denied to schedulers', async () => {
    server.use(mock.ok(adminOrders.list, buildOrderPage()));
    open('/offers', buildAccount('scheduler'));
    expect(
      await screen.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Offers' })).not.toBeInTheDocument();
  });

  it('requires signing in, with the order in the emailed link as the page to return to', async () => {
    const { router } = renderApp('logistics', routes, `/orders/${offer.id}`);
    expect(await screen.findByRole('heading', { name: 'Sign in to logistics' })).toBeVisible();
    expect(router.state.location.search).toBe(
      `?${new URLSearchParams({ redirectTo: `/orders/${offer.id}` })}`,
    );
  });
});
