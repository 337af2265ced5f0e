import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as returns from '@market/api-client/contract/main/returns';
import type { OrderReturn } from '@market/domain/orders/order-return';
import { allowedReturnStatuses } from '@market/domain/orders/return-transitions';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildOrderReturn } from '@market/testing/factories/returns';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const inStatus = (status: OrderReturn['status'], type: OrderReturn['type'] = 'refund') =>
  buildOrderReturn({
    status,
    type,
    allowedStatuses: allowedReturnStatuses({ status, type }, 'merchant'),
  });
const returnList = (onRequest: OrderReturn) =>
  mock.ok(returns.list, { rows: [onRequest], count: 1, statusCounts: { [onRequest.status]: 1 } });

const requested = inStatus('requested');
const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  returnList(requested),
  mock.ok(returns.byId, requested),
);
const open = (address: string) =>
  renderApp('merchant', routes, address, { as: buildAccount('merchant') });

async function openDrawer() {
  const app = open('/returns');
  await app.user.click(await screen.findByRole('link', { name: 'VM-204918-R1' }));
  return { ...app, drawer: within(await screen.findByRole('dialog', { name: 'VM-204918-R1' })) };
}

/** Accepts the change and responds with the updated return. */
function takeChange(next: OrderReturn) {
  const sent = vi.fn();
  server.use(
    mock.ok(returns.updateStatus, ({ body }) => {
      sent(body);
      server.use(returnList(next), mock.ok(returns.byId, next));
      return next;
    }),
  );
  return sent;
}

describe('the return list', () => {
  it('filters by status and by type, and clears the filters from the no-match state', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(returns.list, ({ query }) => {
        onRequest(query.status, query.refund);
        return query.status === 'rejected'
          ? { rows: [], count: 0, statusCounts: { requested: 1 } }
          : { rows: [requested], count: 1, statusCounts: { requested: 1 } };
      }),
    );
    const { user, router } = open('/returns?refund=true');
    expect(
      await screen.findByRole('row', {
        name: /VM-204918-R1.*Axora H5.*Chidinma Okafor.*Refund.*Arrived damaged.*₦1,250,000.00.*Requested/,
      }),
    ).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /Rejected/ }));
    await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith('rejected', 'true'));
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByRole('link', { name: 'VM-204918-R1' })).toBeVisible();
  });

  it('shows an error when it cannot be loaded', async () => {
    server.use(mock.fail(returns.list, 503));
    open('/returns');
    expect(await screen.findByRole('alert')).toHaveTextContent(returns.list.failure);
  });
});

describe('the return drawer', () => {
  it('shows a loading error and keeps the list', async () => {
    server.use(mock.fail(returns.byId, 500));
    const { user } = open('/returns');
    await user.click(await screen.findByRole('link', { name: 'VM-204918-R1' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Return' }));
    expect(drawer.getByRole('alert')).toHaveTextContent(returns.byId.failure);
    expect(screen.getByRole('link', { name: 'VM-204918-R1', hidden: true })).toBeInTheDocument();

    server.use(mock.ok(returns.byId, requested));
    await user.click(drawer.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'VM-204918-R1' })).toBeVisible();
  });

  it('shows the reported problem, and approves the return', async () => {
    const sent = takeChange(inStatus('approved'));
    const { user, drawer } = await openDrawer();
    expect(drawer.getByText('The display is cracked.')).toBeVisible();
    expect(drawer.getByRole('img', { name: 'Axora H5 hybrid inverter, 1 of 1' })).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Approve return' }));
    expect(await drawer.findByRole('button', { name: 'Mark goods as received' })).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ status: 'approved' });
  });

  it('requires a reason to reject a return, and keeps the reason on server errors', async () => {
    const { user, drawer } = await openDrawer();
    await user.click(drawer.getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject VM-204918-R1?' }));
    const reject = dialog.getByRole('button', { name: 'Reject return' });
    expect(reject).toHaveAttribute('aria-disabled', 'true');
    expect(reject).toHaveAccessibleDescription('Enter a reason to continue.');

    await user.type(dialog.getByLabelText('Reason'), 'It was dropped');
    server.use(mock.fail(returns.updateStatus, 409, { message: 'This return is withdrawn.' }));
    await user.click(dialog.getByRole('button', { name: 'Reject return' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This return is withdrawn.');
    expect(dialog.getByLabelText('Reason')).toHaveValue('It was dropped');

    const sent = takeChange({ ...inStatus('rejected'), rejectionReason: 'It was dropped' });
    await user.click(dialog.getByRole('button', { name: 'Reject return' }));
    expect(await drawer.findByText('Rejected: It was dropped')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ status: 'rejected', reason: 'It was dropped' });
    expect(drawer.queryByRole('button', { name: /Reject|Approve/ })).not.toBeInTheDocument();
  });

  it('restocks returned goods on request, and then offers to mark the replacement as sent', async () => {
    const approved = inStatus('approved', 'replace');
    server.use(returnList(approved), mock.ok(returns.byId, approved));
    const { user, drawer } = await openDrawer();
    const received = takeChange(inStatus('received', 'replace'));
    await user.click(drawer.getByRole('button', { name: 'Mark goods as received' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('checkbox', { name: /Restock the goods/ }));
    await user.click(dialog.getByRole('button', { name: 'Mark as received' }));
    expect(await drawer.findByRole('button', { name: 'Mark replacement as sent' })).toBeVisible();
    expect(received).toHaveBeenCalledWith({ status: 'received', restock: true });
  });
});
