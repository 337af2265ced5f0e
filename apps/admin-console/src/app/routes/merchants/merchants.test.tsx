import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as dashboard from '@market/api-client/contract/main/dashboard';
import * as categories from '@market/api-client/contract/main/categories';
import * as audit from '@market/api-client/contract/main/audit';
import * as merchants from '@market/api-client/contract/main/merchants';
import * as paymentCategories from '@market/api-client/contract/main/payment-categories';
import * as payouts from '@market/api-client/contract/main/payouts';
import * as productApprovals from '@market/api-client/contract/main/product-approvals';
import * as staff from '@market/api-client/contract/main/staff';
import * as storeApprovals from '@market/api-client/contract/main/store-approvals';
import { auditActionLabels } from '@market/domain/audit/audit';
import type { StoreSales } from '@market/domain/dashboard/store-sales';
import type { StaffMember } from '@market/domain/staff/staff';
import type { Merchant } from '@market/domain/stores/merchant';
import type { MerchantDetail } from '@market/domain/stores/merchant-detail';
import type { PaymentCategory } from '@market/domain/stores/payment-category';
import type { StoreApplicationDetail } from '@market/domain/stores/store';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildProduct } from '@market/testing/factories/products';
import { idOf } from '@market/testing/factories/ids';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildStoreApplication, business } from '../../../test/build-store-application';
import { buildAuditEntry } from '../../../test/build-audit-entry';
import { buildPayout } from '../../../test/build-payout';
import { routes } from '../../routes';

const admin = buildAccount('admin', { resources: ['stores'] });
const live = buildStoreApplication({
  status: 'live',
  firstApproval: true,
  secondApproval: true,
});
const standard: PaymentCategory = {
  id: idOf('standard'),
  name: 'Standard',
  commissionPercent: 8,
  isDefault: true,
  stores: 3,
  openOrders: 31,
};
const solar: PaymentCategory = {
  id: idOf('solar'),
  name: 'Solar',
  commissionPercent: 7.5,
  isDefault: false,
  rateSince: '2026-11-20T11:00:00.000Z',
  stores: 0,
  openOrders: 0,
};
const figures = {
  merchantSince: '2025-03-03T09:00:00.000Z',
  payouts: 19,
  products: 41,
  approvedProducts: 38,
  orders: 562,
  openOrders: 31,
  staff: 4,
  isOfficialOutlet: true,
  hubName: 'Enugu hub',
};
const merchant: MerchantDetail = {
  id: live.merchantId,
  firstName: 'Kenneth',
  lastName: 'Ugwu',
  email: live.email,
  role: 'merchant',
  roleId: 'merchant',
  confirm: true,
  isVerified: true,
  physicalLocation: true,
  useHomeAddress: true,
  homeAddress: business.homeAddress,
  store: {
    id: live.id,
    storeName: live.storeName,
    storeUrl: 'http://shop.localhost/stores/coal-city-solar',
    logo: '/images/coalcity0001',
    officeAddress: business.homeAddress,
    isRegisteredBusiness: true,
    merchantId: live.merchantId,
    products: 41,
    storeFollowers: 1204,
  },
};
const row: Merchant = {
  id: live.merchantId,
  firstName: 'Kenneth',
  lastName: 'Ugwu',
  email: live.email,
  role: 'merchant',
  storeId: live.id,
  storeName: live.storeName,
  isRegisteredBusiness: true,
  status: 'suspended',
  isOfficialOutlet: false,
  paymentCategory: live.paymentCategory,
  createdAt: '2025-03-03T09:00:00.000Z',
};

const packer: StaffMember = {
  id: idOf('packer'),
  storeId: live.id,
  storeName: live.storeName,
  firstName: 'Amaka',
  lastName: 'Obi',
  email: 'amaka@example.com',
  role: 'staff',
  roleId: 'custom',
  resources: ['orders'],
  status: 'invited',
  joinedAt: '2026-11-20T11:00:00.000Z',
};

const sales: StoreSales = {
  startDate: '2026-10-25',
  endDate: '2026-11-23',
  sales: 842_103_000,
  orders: 96,
  unitsSold: 438,
  unitsReturned: 7,
  balanceDue: 77_180_600,
  held: 12_000_000,
};
const stats = { pendingPayment: 0, approvedPayment: 0, processedPayment: 0 };
const server = mockServer(
  mock.ok(storeApprovals.list, { rows: [], count: 0 }),
  mock.ok(accounts.merchantStoreData, merchant),
  mock.ok(merchants.figures, figures),
  mock.ok(dashboard.storeSales, sales),
  mock.ok(categories.list, []),
  mock.ok(payouts.list, { rows: [], count: 0 }),
  mock.ok(paymentCategories.list, [standard, solar]),
);
const open = (address: string, as = admin) => renderApp('admin', routes, address, { as });
const openStore = (store: StoreApplicationDetail = live, as = admin) => {
  server.use(mock.ok(storeApprovals.byId, store));
  return open(`/merchants/${store.id}`, as);
};

describe('the merchant list', () => {
  it('shows the merchants that match the filters in the URL, and links to each store', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(merchants.list, ({ query }) => {
        onRequest(query);
        return { rows: [row], count: 1 };
      }),
    );
    const { user } = open('/merchants?search=coal');
    expect(await screen.findByRole('link', { name: 'Coal City Solar' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/merchants/${live.id}`),
    );
    await user.selectOptions(screen.getByLabelText('Status'), 'suspended');
    await waitFor(() =>
      expect(onRequest).toHaveBeenCalledWith({
        limit: 20,
        offset: 0,
        search: 'coal',
        status: 'suspended',
        sort: 'newest',
      }),
    );
  });

  it('shows an error with a retry button, and a no-match state for the filters', async () => {
    server.use(mock.fail(merchants.list, 503));
    const { user } = open('/merchants?status=live');
    expect(await screen.findByRole('alert')).toHaveTextContent(merchants.list.failure);
    server.use(mock.ok(merchants.list, { rows: [], count: 0 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByRole('heading', { name: 'No merchants match these filters' }),
    ).toBeVisible();
  });
});

describe('a merchant’s page', () => {
  it('shows the status and the payment category in the title, and the business details in a tab', async () => {
    const { user } = openStore();
    expect(await screen.findByRole('heading', { level: 1, name: /Coal City Solar/ })).toBeVisible();
    expect(screen.getByText('Live')).toBeVisible();
    expect(screen.getByText('Standard, 8%')).toBeVisible();
    expect(screen.getByText('Enugu hub')).toBeVisible();
    expect(screen.getByText('1,204')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Business and documents' }));
    expect(await screen.findByText('Yes, RC 1482207')).toBeVisible();
  });

  it('shows the logo, both ids to copy, and the addresses with their country', async () => {
    const { user } = openStore();
    const title = await screen.findByRole('heading', { level: 1, name: /Coal City Solar/ });
    expect(title.closest('header')?.querySelector('img')).toHaveAttribute(
      'src',
      '/images/coalcity0001/160.webp',
    );
    expect(screen.getByText('9 Nike Lake Road, Enugu East, Enugu, Nigeria')).toBeVisible();
    expect(screen.getByText('The merchant’s home address')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy the merchant ID' }));
    expect(await navigator.clipboard.readText()).toBe(live.merchantId);
    await user.click(screen.getByRole('button', { name: 'Copy the store ID' }));
    expect(await navigator.clipboard.readText()).toBe(live.id);
    expect(screen.getAllByText('Copied')).toHaveLength(2);
  });

  it('shows sales, returns and the balance to admins, and hides the balance from store approvers', async () => {
    const { unmount } = openStore();
    const kpis = within(await screen.findByLabelText('Store figures'));
    expect(await kpis.findByText('₦8,421,030.00')).toBeVisible();
    expect(kpis.getByText('562 in total, 31 open')).toBeVisible();
    expect(kpis.getByText('1.6%')).toBeVisible();
    expect(kpis.getByText('7 of 438 units sold')).toBeVisible();
    expect(kpis.getByText('₦771,806.00')).toBeVisible();
    unmount();
    openStore(live, buildAccount('approver'));
    expect(await screen.findByText('31 open')).toBeVisible();
    expect(screen.queryByText('Balance due')).not.toBeInTheDocument();
  });

  it('lists the products and payouts of the store, and links to the full lists filtered by store', async () => {
    const onRequest = vi.fn();
    const product = buildProduct();
    const payout = buildPayout();
    server.use(
      mock.ok(productApprovals.list, ({ query }) => {
        onRequest(query);
        const statusCounts = { pending: 0, approved: 1, rejected: 0 };
        return { rows: [product], count: 1, statusCounts };
      }),
      mock.ok(payouts.list, ({ query }) => {
        onRequest(query);
        return { rows: [payout], count: 1 };
      }),
    );
    const { user, router } = openStore(
      live,
      buildAccount('admin', { resources: ['stores', 'products', 'payouts'] }),
    );
    const storeQuery = { limit: 20, offset: 0, storeId: live.id };
    await user.click(await screen.findByRole('tab', { name: /^Products/ }));
    expect(await screen.findByRole('link', { name: product.name })).toBeVisible();
    expect(onRequest).toHaveBeenLastCalledWith(storeQuery);
    await user.click(screen.getByRole('tab', { name: /^Payouts/ }));
    expect(await screen.findByRole('link', { name: payout.reference })).toBeVisible();
    expect(onRequest).toHaveBeenLastCalledWith(storeQuery);
    expect(screen.queryByRole('tab', { name: /^Orders/ })).not.toBeInTheDocument();

    server.use(mock.ok(payouts.stats, stats));
    await user.click(screen.getByRole('link', { name: 'See all in Merchant payments' }));
    await user.click(await screen.findByRole('button', { name: `Store: ${payout.payeeName}` }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('says in its history that nothing has changed yet', async () => {
    server.use(mock.ok(audit.history, []));
    const { user } = openStore();
    await screen.findByRole('heading', { level: 1, name: /Coal City Solar/ });
    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(await screen.findByText('No changes yet.')).toBeVisible();
  });

  it('filters its history by action, and exports the entries that are shown', async () => {
    server.use(
      mock.ok(audit.history, [
        buildAuditEntry('store', 'store.resumed'),
        buildAuditEntry('store', 'store.suspended'),
      ]),
    );
    const file = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:history');
    const { user } = openStore(live, buildAccount('super_admin'));
    expect(await screen.findByText(/Merchant since 3 Mar 2025/)).toBeVisible();
    expect(screen.getByRole('tab', { name: /^Payouts/ })).toHaveTextContent('19');
    await user.click(screen.getByRole('tab', { name: 'History' }));
    const history = within(await screen.findByRole('region', { name: 'History' }));
    const list = await history.findByRole('list', { name: 'History, newest first' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await user.selectOptions(
      history.getByLabelText('Action'),
      auditActionLabels['store.suspended'],
    );
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await user.click(history.getByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(file).toHaveBeenCalled());
    const [blob] = file.mock.calls[0] ?? [];
    const text = blob instanceof Blob ? await blob.text() : '';
    expect(text).toContain(auditActionLabels['store.suspended']);
    expect(text).not.toContain(auditActionLabels['store.resumed']);
    file.mockRestore();
  });

  it('lists the staff of the store for super admins only', async () => {
    const onRequest = vi.fn();
    server.use(
      mock.ok(staff.list, ({ query }) => {
        onRequest(query);
        return { rows: [packer], count: 1 };
      }),
    );
    const { user, unmount } = openStore(live, buildAccount('super_admin'));
    await user.click(await screen.findByRole('tab', { name: /^Staff/ }));
    expect(
      await screen.findByRole('row', { name: /Amaka Obi.*Custom.*Orders.*Never.*Invited/ }),
    ).toBeVisible();
    expect(onRequest).toHaveBeenCalledWith({ storeId: live.id, limit: 20, offset: 0 });
    unmount();
    openStore();
    expect(await screen.findByRole('tab', { name: 'History' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: /^Staff/ })).not.toBeInTheDocument();
  });

  it('lists the effects of a suspension, then suspends the store with a reason', async () => {
    const sent = vi.fn();
    const { user } = openStore();
    await user.click(await screen.findByRole('button', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Coal City Solar?' }));
    expect(
      within(dialog.getByRole('list', { name: 'What changes' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '38 products leave the catalogue, and the store’s page closes.',
      'The store stops being an official outlet and does not become one again when it is resumed.',
      'Customers cannot buy its products. Payments in progress are refunded.',
      '31 open orders and payouts continue.',
    ]);
    const suspend = dialog.getByRole('button', { name: 'Suspend store' });
    expect(suspend).toHaveAttribute('aria-disabled', 'true');
    expect(suspend).toHaveAccessibleDescription('Enter a reason to continue.');
    server.use(
      mock.ok(merchants.suspend, ({ body }) => {
        sent(body);
        return live;
      }),
    );
    await user.click(suspend);
    expect(sent).not.toHaveBeenCalled();

    const reason = dialog.getByLabelText('Reason, sent to the merchant');
    const message = 'Only a live or paused store can be suspended. Reload the page.';
    server.use(mock.fail(merchants.suspend, 409, { message }));
    await user.type(reason, 'Certificate expired');
    expect(suspend).not.toHaveAttribute('aria-disabled');
    await user.click(suspend);
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(reason).toHaveValue('Certificate expired');

    const suspended: StoreApplicationDetail = {
      ...live,
      status: 'suspended',
      reviewNote: 'Certificate expired',
    };
    server.use(
      mock.ok(storeApprovals.byId, suspended),
      mock.ok(merchants.suspend, ({ body }) => {
        sent(body);
        return suspended;
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Suspend store' }));
    expect(await screen.findByRole('button', { name: 'Resume' })).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ reason: 'Certificate expired' });
    expect(screen.queryByRole('link', { name: 'View store' })).not.toBeInTheDocument();
  });

  it('moves the store to another payment category, after explaining that earlier orders keep their rate', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(merchants.changePaymentCategory, ({ body }) => {
        sent(body);
        return live;
      }),
    );
    const { user } = openStore();
    await user.click(await screen.findByRole('button', { name: 'Change the payment category' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(/Earlier orders keep their rate, including 31 open orders\./),
    ).toBeVisible();
    expect(dialog.getByLabelText('New category')).toHaveDisplayValue('Solar, 7.5%');
    await user.type(dialog.getByLabelText('Reason'), 'Sells solar only');
    await user.click(dialog.getByRole('button', { name: 'Change category' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        paymentCategoryId: solar.id,
        reason: 'Sells solar only',
      }),
    );
  });

  it('shows store approvers no buttons to suspend or change the store', async () => {
    openStore(live, buildAccount('approver'));
    expect(await screen.findByRole('heading', { level: 1, name: /Coal City Solar/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Suspend|Change/ })).not.toBeInTheDocument();
  });
});

describe('the payment categories page', () => {
  const finance = buildAccount('admin', { resources: ['payouts'] });

  it('lists categories with their rates, and offers to delete only unused ones', async () => {
    open('/payment-categories', finance);
    const table = within(await screen.findByRole('table', { name: 'Payment categories' }));
    expect(await table.findByText('7.5%')).toBeVisible();
    expect(table.getByRole('button', { name: 'Change Standard' })).toBeVisible();
    expect(table.getByRole('button', { name: 'Delete Solar' })).toBeVisible();
    expect(table.queryByRole('button', { name: 'Delete Standard' })).not.toBeInTheDocument();
  });

  it('explains before a change that earlier orders keep their rate, and keeps the typed values after an error', async () => {
    const sent = vi.fn();
    const { user } = open('/payment-categories', finance);
    await user.click(await screen.findByRole('button', { name: 'Change Standard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Standard' }));
    expect(
      dialog.getByText(/at 3 stores\. Earlier orders keep their rate, including 31 open/),
    ).toBeVisible();
    const rate = dialog.getByLabelText('Commission');
    await user.clear(rate);
    await user.type(rate, '51');
    await user.click(dialog.getByRole('button', { name: 'Save category' }));
    await waitFor(() =>
      expect(rate).toHaveAccessibleDescription(expect.stringContaining('Enter at most 50')),
    );
    server.use(
      mock.fail(paymentCategories.update, 422, {
        errors: [{ field: 'name', message: 'Another payment category has this name' }],
      }),
    );
    await user.clear(rate);
    await user.type(rate, '8.25');
    await user.click(dialog.getByRole('button', { name: 'Save category' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(
        'Another payment category has this name',
      ),
    );
    server.use(
      mock.ok(paymentCategories.update, ({ body }) => {
        sent(body);
        return standard;
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Save category' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toHaveBeenCalledWith({ name: 'Standard', commissionPercent: 8.25 });
  });
});
