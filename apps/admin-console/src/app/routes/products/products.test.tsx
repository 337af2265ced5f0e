import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as productApprovals from '@market/api-client/contract/main/product-approvals';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildProduct } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const inverter = buildProduct({
  approvalStatus: 'pending',
  hostedImages: ['/images/inverter0001', '/images/inverter0002'],
});
const page = (rows = [inverter]) => ({
  rows,
  count: rows.length,
  statusCounts: { pending: rows.length, approved: 41, rejected: 2 },
});
const server = mockServer(
  mock.ok(productApprovals.list, page()),
  mock.ok(productApprovals.byId, inverter),
);

const open = (address: string) =>
  renderApp('admin', routes, address, { as: buildAccount('admin', { resources: ['products'] }) });
const openDrawer = async () => {
  const app = open(`/products/${inverter.id}`);
  return { ...app, drawer: within(await screen.findByRole('dialog', { name: inverter.name })) };
};

describe('the list of products', () => {
  it('starts with what waits, and says how many stand in each status', async () => {
    const asked = vi.fn();
    server.use(
      mock.ok(productApprovals.list, ({ query }) => {
        asked(query);
        return page();
      }),
    );
    const { user } = open('/products');
    expect(
      await screen.findByRole('row', {
        name: /Axora H5.*Inverters.*Helios Yard.*₦1,250,000.00.*Waiting/,
      }),
    ).toBeVisible();
    for (const name of [/^Waiting ?1$/, /^Approved ?41$/, /^Sent back ?2$/, /^All ?44$/])
      expect(screen.getByRole('tab', { name })).toBeVisible();
    expect(asked).toHaveBeenCalledWith({ limit: 20, offset: 0, approvalStatus: 'pending' });
    await user.click(screen.getByRole('tab', { name: /^All ?44$/ }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ limit: 20, offset: 0 }));
  });

  it('tells no match from nothing waiting', async () => {
    server.use(mock.ok(productApprovals.list, page([])));
    const { user } = open('/products?search=wind');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('heading', { name: 'No products to approve' })).toBeVisible();
  });

  it('says that it could not load', async () => {
    server.use(mock.fail(productApprovals.list, 503));
    open('/products');
    expect(await screen.findByRole('alert')).toHaveTextContent(productApprovals.list.failure);
  });
});

describe('one product', () => {
  it('tells in its drawer that it could not load, and leaves the list', async () => {
    server.use(mock.fail(productApprovals.byId, 500));
    const { user } = open('/products');
    await user.click(await screen.findByRole('link', { name: inverter.name }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Product' }));
    expect(drawer.getByRole('alert')).toHaveTextContent(productApprovals.byId.failure);
    expect(screen.getByRole('link', { name: inverter.name, hidden: true })).toBeInTheDocument();

    server.use(mock.ok(productApprovals.byId, inverter));
    await user.click(drawer.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: inverter.name })).toBeVisible();
  });

  it('is approved, and the list is there again', async () => {
    const sent = vi.fn();
    const { user, drawer, router } = await openDrawer();
    await user.click(drawer.getByRole('button', { name: 'Picture 2' }));
    expect(drawer.getByRole('img', { name: /picture 2 of 2/ })).toBeVisible();
    server.use(
      mock.ok(productApprovals.decide, (input) => {
        sent(input);
        return inverter;
      }),
    );
    await user.click(drawer.getByRole('button', { name: 'Approve product' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'));
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        query: { productId: inverter.id, merchantId: inverter.merchantId },
        body: { approved: true },
      }),
    );
  });

  it('is sent back with a reason', async () => {
    const sent = vi.fn();
    const { user, drawer, router } = await openDrawer();
    await user.click(drawer.getByRole('button', { name: 'Send back' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: `Send ${inverter.name} back?` }),
    );
    server.use(
      mock.ok(productApprovals.decide, ({ body }) => {
        sent(body);
        return inverter;
      }),
    );
    await user.type(dialog.getByLabelText('Reason'), 'The picture shows another model.');
    await user.click(dialog.getByRole('button', { name: 'Send back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'));
    expect(sent).toHaveBeenCalledWith({
      approved: false,
      reviewNote: 'The picture shows another model.',
    });
  });

  it('stays open with the server’s words when the decision is refused', async () => {
    server.use(
      mock.fail(productApprovals.decide, 409, { message: 'This product is approved already.' }),
    );
    const { user, drawer } = await openDrawer();
    await user.click(drawer.getByRole('button', { name: 'Approve product' }));
    expect(await drawer.findByRole('alert')).toHaveTextContent('This product is approved already.');
  });
});
