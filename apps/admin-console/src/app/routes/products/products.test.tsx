import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as productApprovals from '@market/api-client/contract/main/product-approvals';
import type { AuditEntry } from '@market/domain/audit/audit';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildProduct, buildVisibility } from '@market/testing/factories/products';
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
  mock.ok(productApprovals.history, []),
  mock.ok(
    productApprovals.visibility,
    buildVisibility({ listed: false, approved: false, approvalStatus: 'pending' }),
  ),
);

const productAdmin = buildAccount('admin', { resources: ['products'] });
const open = (address: string, as = productAdmin) => renderApp('admin', routes, address, { as });
const openDrawer = async (as = productAdmin) => {
  const app = open(`/products/${inverter.id}`, as);
  return { ...app, drawer: within(await screen.findByRole('dialog', { name: inverter.name })) };
};

const stated = (output: number) => ({
  attributes: { output, waveform: 'Pure sine' },
  specification: [
    {
      group: 'Output',
      attributes: [
        {
          id: 'output',
          name: 'Rated output',
          type: 'number' as const,
          unit: 'kVA',
          better: 'more' as const,
          value: output,
        },
        {
          id: 'waveform',
          name: 'Waveform',
          type: 'choice' as const,
          better: 'none' as const,
          value: 'Pure sine',
        },
      ],
    },
  ],
});

describe('the product list', () => {
  it('shows pending products by default, and the number of products in each status', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(productApprovals.list, ({ query }) => {
        onRequest(query);
        return page();
      }),
    );
    const { user } = open('/products');
    expect(
      await screen.findByRole('row', {
        name: /Axora H5.*Inverters.*Helios Yard.*₦1,250,000.00.*Pending/,
      }),
    ).toBeVisible();
    for (const name of [/^Pending Approval ?1$/, /^Approved ?41$/, /^Sent back ?2$/, /^All ?44$/])
      expect(screen.getByRole('tab', { name })).toBeVisible();
    expect(onRequest).toHaveBeenCalledWith({ limit: 20, offset: 0, approvalStatus: 'pending' });
    await user.click(screen.getByRole('tab', { name: /^All ?44$/ }));
    await waitFor(() => expect(onRequest).toHaveBeenCalledWith({ limit: 20, offset: 0 }));
  });

  it('shows a no-match state with a button that clears the filters, and an empty state when there is nothing to approve', async () => {
    server.use(mock.ok(productApprovals.list, page([])));
    const { user } = open('/products?search=wind');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('heading', { name: 'No products to approve' })).toBeVisible();
  });

  it('shows an error when it cannot be loaded', async () => {
    server.use(mock.fail(productApprovals.list, 503));
    open('/products');
    expect(await screen.findByRole('alert')).toHaveTextContent(productApprovals.list.failure);
  });
});

describe('a product', () => {
  it('explains why it is not in the shop, and who can change that', async () => {
    server.use(
      mock.ok(
        productApprovals.visibility,
        buildVisibility({
          listed: false,
          approved: false,
          approvalStatus: 'pending',
          storeLive: false,
          storeStatus: 'suspended',
          storeNote: 'The certificate expired.',
          onMarketplace: false,
        }),
      ),
    );
    const { drawer } = await openDrawer();
    const checks = within(
      drawer.getByRole('region', { name: 'Why this product is not in the shop' }),
    );
    expect(checks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Not met: Waiting for approvalWe can change this.',
      'Not met: The store is suspendedThe certificate expired.We can change this.',
      'Not met: Only on the store’s own page, not on the marketplaceThe merchant can change this.',
      'Met: In stock',
    ]);
  });

  it('shows what the merchant states in each group of the specification, and where variants differ', async () => {
    const { pricing, quantity } = inverter;
    const large = { id: 'large', sku: 'HY-AXH-8', options: { Capacity: '8 kVA' }, quantity };
    const [group] = stated(5).specification;
    const [output, waveform] = group?.attributes ?? [];
    if (!output || !waveform) throw new Error('no attributes');
    const product = {
      ...inverter,
      ...stated(5),
      variant: [{ ...large, price: pricing.price, sellingPrice: pricing.sellingPrice }],
      specification: [
        { group: 'Output', attributes: [{ ...output, variants: { large: 8 } }] },
        { group: 'Quality', attributes: [waveform] },
      ],
    };
    server.use(mock.ok(productApprovals.byId, product));
    const { drawer } = await openDrawer();
    const specification = within(drawer.getByRole('region', { name: 'Specification' }));
    expect(
      specification.getAllByRole('heading', { level: 4 }).map((each) => each.textContent),
    ).toEqual(['Output', 'Quality']);
    expect(
      specification
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextSibling?.textContent]),
    ).toEqual([
      ['Rated output', '5\u00a0kVA'],
      ['Rated output, HY-AXH-8', '8\u00a0kVA'],
      ['Waveform', 'Pure sine'],
    ]);
  });

  it('links to its store only for an admin who has access to stores', async () => {
    const { drawer, unmount } = await openDrawer();
    expect(drawer.queryByRole('link', { name: inverter.store.storeName })).toBeNull();
    unmount();
    const other = await openDrawer(buildAccount('admin', { resources: ['products', 'stores'] }));
    expect(other.drawer.getByRole('link', { name: inverter.store.storeName })).toHaveAttribute(
      'href',
      `/merchants/${inverter.store.id}`,
    );
  });

  it('shows a loading error in its drawer, and leaves the list usable', async () => {
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

  it('can be approved, and its drawer then closes', async () => {
    const sent = vi.fn();
    const { user, drawer, router } = await openDrawer();
    await user.click(drawer.getByRole('button', { name: 'Image 2' }));
    expect(drawer.getByRole('img', { name: /image 2 of 2/ })).toBeVisible();
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
        body: { approved: true, submittedAt: inverter.updatedAt },
      }),
    );
  });

  it('can be sent back with a reason', async () => {
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
    const send = dialog.getByRole('button', { name: 'Send back' });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    expect(send).toHaveAccessibleDescription('Add a reason to send it back.');
    await user.click(dialog.getByRole('button', { name: 'The description is incomplete.' }));
    expect(send).not.toHaveAttribute('aria-disabled');
    await user.clear(dialog.getByLabelText('Reason'));
    await user.type(dialog.getByLabelText('Reason'), 'The picture shows another model.');
    await user.click(send);
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'));
    expect(sent).toHaveBeenCalledWith({
      approved: false,
      reviewNote: 'The picture shows another model.',
      submittedAt: inverter.updatedAt,
    });
  });

  it('keeps its drawer open and shows the server’s error when the decision fails', async () => {
    server.use(
      mock.fail(productApprovals.decide, 409, { message: 'This product is already approved.' }),
    );
    const { user, drawer } = await openDrawer();
    await user.click(drawer.getByRole('button', { name: 'Approve product' }));
    expect(await drawer.findByRole('alert')).toHaveTextContent('This product is already approved.');
  });
});

describe('a change to an approved product', () => {
  const changed = buildProduct({
    approvalStatus: 'approved',
    description: ['5 kVA', 'Two MPPT trackers'],
    ...stated(5),
    revision: {
      ...stated(6),
      name: 'Axora H5 Pro hybrid inverter',
      description: ['5 kVA', 'Three MPPT trackers'],
      categoryId: inverter.categoryId,
      category: inverter.category,
      hostedImages: ['/images/inverter0003'],
      status: 'pending',
      submittedAt: '2026-11-20T09:00:00.000Z',
    },
  });
  const entry: AuditEntry = {
    id: 'e1',
    at: '2026-11-02T09:00:00.000Z',
    actorId: 'a1',
    actorName: 'Halima Sani',
    actorRole: 'admin',
    action: 'product.sentBack',
    subject: 'product',
    subjectId: changed.id,
    subjectName: changed.name,
    changes: [],
    reason: 'Show the label.',
  };

  it('is shown with its history beside the approved version, and an approval covers only the version that was shown', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(productApprovals.list, page([changed])),
      mock.ok(productApprovals.byId, changed),
      mock.ok(productApprovals.history, [entry]),
      mock.ok(productApprovals.decide, ({ body }) => {
        sent(body);
        return changed;
      }),
    );
    const { user, drawer, router } = await openDrawer();
    const table = within(drawer.getByRole('table'));
    const both = (name: RegExp) => table.getByRole('row', { name });
    expect(both(/Axora H5 hybrid inverter.*Axora H5 Pro hybrid inverter/)).toBeVisible();
    expect(both(/Two MPPT trackers.*Three MPPT trackers/)).toBeVisible();
    expect(both(/Rated output: 5.kVA.*Rated output: 6.kVA/)).toBeVisible();
    expect(table.queryByText(/Pure sine/), 'it is the same').toBeNull();
    expect(table.getByRole('rowheader', { name: 'photos' })).toBeVisible();
    expect(table.queryByRole('rowheader', { name: 'category' })).not.toBeInTheDocument();
    expect(
      drawer.getByText('The approved version is on sale while this change waits.'),
    ).toBeVisible();
    expect(await drawer.findByText('Halima Sani: Show the label.')).toBeVisible();
    expect(
      within(drawer.getByRole('list', { name: 'History, newest first' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringMatching(/^Change submitted/),
      expect.stringMatching(/^Sent a product back/),
      expect.stringMatching(/^Created/),
    ]);
    expect(
      screen.getByRole('row', {
        name: /Change to name, description, photos, specification.*Pending/,
        hidden: true,
      }),
    ).toBeInTheDocument();

    await user.click(drawer.getByRole('button', { name: 'Approve change' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'));
    expect(sent).toHaveBeenCalledWith({
      approved: true,
      submittedAt: '2026-11-20T09:00:00.000Z',
    });
  });

  it('tells the admin, before it is sent back, that shoppers still see the approved version', async () => {
    server.use(mock.ok(productApprovals.byId, changed));
    const { user, drawer } = await openDrawer();
    await user.click(drawer.getByRole('button', { name: 'Send back' }));
    expect(
      await screen.findByRole('dialog', { description: /Shoppers still see the approved version/ }),
    ).toBeVisible();
  });
});
