import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as merchantOrders from '@market/api-client/contract/main/merchant-orders';
import * as notifications from '@market/api-client/contract/main/notifications';
import type {
  MailPreference,
  Notification,
  NotificationPage,
} from '@market/domain/notifications/notification';
import { buildAccount } from '@market/testing/factories/accounts';
import { idOf } from '@market/testing/factories/ids';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../routes';

const server = mockServer(
  mock.ok(merchantOrders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(merchantOrders.newest, { ids: [], toConfirm: 0 }),
);

/**
 * A server that remembers which notifications were read. At first, one is read and one is unread.
 */
function answerNotifications(marked = vi.fn<(id: string) => void>()) {
  let rows: Notification[] = ['New order VM-204918', 'Your payout is paid'].map((title, index) => ({
    id: idOf(title),
    topic: index === 0 ? 'orders' : 'payouts',
    title,
    detail: 'You have a new order of ₦830,780.00.',
    path: index === 0 ? '/account' : '/payouts',
    isRead: index === 1,
    createdAt: '2026-11-23T05:00:00.000Z',
  }));
  const unread = () => rows.filter(({ isRead }) => !isRead).length;
  const readAll = () => {
    rows = rows.map((row) => ({ ...row, isRead: true }));
    return null;
  };
  server.use(
    mock.ok(notifications.list, () => ({ rows, count: rows.length, unread: unread() })),
    mock.ok(notifications.unread, () => ({ unread: unread() })),
    mock.ok(notifications.markRead, ({ params }) => {
      marked(params.id);
      return readAll();
    }),
    mock.ok(notifications.markAllRead, readAll),
  );
  return { marked, first: rows[0] };
}

const open = (address = '/account') =>
  renderApp('merchant', routes, address, { as: buildAccount('merchant') });
const bell = (name: string) => screen.findByLabelText(name, { selector: 'summary' });
const panel = async () => within(await screen.findByRole('region', { name: 'Notifications' }));

it('the bell shows unread notifications, and marks the one that is opened as read', async () => {
  const { marked, first } = answerNotifications();
  const { user } = open();
  await user.click(await bell('Notifications, 1 unread'));
  const rows = await (await panel()).findAllByRole('listitem');
  expect(rows.map((row) => row.textContent.includes('Unread: '))).toEqual([true, false]);
  const link = within(rows[0] ?? document.body).getByRole('link');
  expect(link).toHaveAttribute('href', '/account');
  await user.click(link);
  await waitFor(() => expect(marked).toHaveBeenCalledExactlyOnceWith(first?.id));
  expect(await bell('Notifications')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
});

it('the bell marks all notifications as read', async () => {
  answerNotifications();
  const { user } = open();
  await user.click(await bell('Notifications, 1 unread'));
  await user.click(await (await panel()).findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('Unread:')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
});

it('the account page lets users turn off the emails about a topic, unless the topic is required', async () => {
  let preferences: MailPreference[] = [
    { topic: 'orders', label: 'New and cancelled orders', byMail: true, isRequired: false },
    { topic: 'failedPayouts', label: 'Failed payouts', byMail: true, isRequired: true },
  ];
  server.use(
    mock.ok(notifications.mailPreferences, () => preferences),
    mock.ok(notifications.changeMailPreference, ({ body }) => {
      preferences = preferences.map((each) =>
        each.topic === body.topic ? { ...each, ...body } : each,
      );
      return null;
    }),
  );
  const { user } = open();
  const orders = await screen.findByRole('switch', { name: 'New and cancelled orders' });
  expect(screen.getByRole('switch', { name: /^Failed payouts/ })).toBeDisabled();
  await user.click(orders);
  expect(orders).toHaveFocus();
  await waitFor(() => expect(preferences[0]?.byMail).toBe(false));
  expect(orders).not.toBeChecked();
});

it('the bell keeps the unread count, without a toast, when the count cannot be refreshed', async () => {
  answerNotifications();
  const { services } = open();
  await bell('Notifications, 1 unread');
  server.use(mock.fail(notifications.unread, 503));
  await services.queryClient.refetchQueries();
  expect(await bell('Notifications, 1 unread')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('the account page loads the email preferences again after an error', async () => {
  server.use(mock.fail(notifications.mailPreferences, 500));
  const { user } = open();
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  server.use(
    mock.ok(notifications.mailPreferences, [
      { topic: 'orders', label: 'New and cancelled orders', byMail: true, isRequired: false },
    ]),
  );
  await user.click(tryAgain);
  expect(await screen.findByRole('switch', { name: 'New and cancelled orders' })).toBeChecked();
});

describe('the page of all notifications', () => {
  const page = (overrides: Partial<NotificationPage> = {}) => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(notifications.list, ({ query }) => {
        onRequest(query);
        return { rows: [], count: 0, unread: 0, ...overrides };
      }),
      mock.ok(notifications.unread, { unread: overrides.unread ?? 0 }),
    );
    return onRequest;
  };

  it('opens from the bell, and can show only unread notifications', async () => {
    answerNotifications();
    const { user, router } = open();
    await user.click(await bell('Notifications, 1 unread'));
    await user.click(await (await panel()).findByRole('link', { name: 'See all' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    expect(await screen.findByText('Your payout is paid')).toBeVisible();
    const onRequest = page();
    await user.click(screen.getByRole('tab', { name: /^Unread/ }));
    expect(await screen.findByRole('heading', { name: 'No unread notifications' })).toBeVisible();
    expect(router.state.location.search).toBe('?show=unread');
    expect(onRequest).toHaveBeenLastCalledWith({ limit: 20, offset: 0, unread: 'true' });
  });

  it('marks all notifications as read, and opens the next page', async () => {
    const { first } = answerNotifications();
    if (!first) throw new Error('No notification');
    const onRequest = page({ rows: [first], count: 45, unread: 1 });
    const marked = vi.fn(() => null);
    server.use(mock.ok(notifications.markAllRead, marked));
    const { user } = open('/notifications?page=2');
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(marked).toHaveBeenCalledOnce());
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith({ limit: 20, offset: 40 }));
  });

  it('shows that there are more notifications than were counted', async () => {
    const { first } = answerNotifications();
    if (!first) throw new Error('No notification');
    page({ rows: [first], count: 1_000, unread: 0 });
    open('/notifications');
    expect(await screen.findByText('1 to 20 of 1,000+')).toBeVisible();
  });

  it('shows a message when there are no notifications yet or they cannot be loaded', async () => {
    page();
    const { unmount } = open('/notifications');
    expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeVisible();
    unmount();
    server.use(mock.fail(notifications.list, 500));
    open('/notifications');
    expect(await screen.findByText(/^Could not get notifications/)).toBeVisible();
  });
});
