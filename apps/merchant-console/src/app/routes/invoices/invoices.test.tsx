import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as transactions from '@market/api-client/contract/main/transactions';
import type { Invoice, InvoiceSummary } from '@market/domain/transactions/invoice';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const summary: InvoiceSummary = {
  id: 'order-1',
  invoiceNumber: 'INV-204918',
  orderName: 'VM-204918',
  customerName: 'Chidinma Okafor',
  total: 240_000_00,
  refunded: 0,
  status: 'success',
  issuedAt: '2026-11-18T15:02:00.000Z',
};
const invoice: Invoice = {
  ...summary,
  seller: {
    storeName: 'Helios Yard',
    street: '4 Awolọwọ Road',
    city: 'Ikoyi',
    state: 'Lagos',
    rcNumber: '1234567',
    taxNumber: '12345678-0001',
    vatPercent: 7.5,
  },
  buyer: {
    fullName: 'Chidinma Okafor',
    address: '12 Bode Thomas Street',
    lga: 'Surulere',
    state: 'Lagos',
    phoneNumber: '0803 123 4567',
  },
  lines: [
    {
      id: 'line',
      productName: 'Corda 16 mm² cable',
      sku: 'CC-16',
      options: { Colour: 'Black' },
      quantity: 2,
      unitPrice: 120_000_00,
      discount: 10_000_00,
      total: 230_000_00,
    },
  ],
  subtotal: 240_000_00,
  discount: 10_000_00,
  shippingFee: 10_000_00,
  payment: {
    reference: 'vm-checkout-0001',
    cardType: 'Visa',
    cardNumber: '**** 4081',
    paidAt: '2026-11-18T15:02:00.000Z',
  },
  split: {
    commissionPercent: 8,
    commission: 18_400_00,
    delivery: 10_000_00,
    dueToMerchant: 211_600_00,
  },
};

const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(transactions.invoices, { rows: [summary], count: 1, isCapped: false }),
  mock.ok(transactions.invoice, invoice),
);
const open = (address: string) =>
  renderApp('merchant', routes, address, { as: buildAccount('merchant') });

describe('the invoices page', () => {
  it('lists invoices and opens one in its printed form', async () => {
    const { user } = open('/invoices');
    await user.click(await screen.findByRole('link', { name: 'INV-204918' }));
    const sheet = within(await screen.findByRole('article'));
    expect(
      sheet.getByRole('row', {
        name: /^Corda 16 mm² cable ?Black, CC-16 2 ₦120,000.00 −₦10,000.00 ₦230,000.00$/,
      }),
    ).toBeVisible();
    expect(sheet.getByText('Total paid').parentElement).toHaveTextContent('₦240,000.00');
    expect(sheet.getByText('RC 1234567')).toBeVisible();
    expect(sheet.getByText('TIN 12345678-0001')).toBeVisible();
    expect(sheet.getByText('VAT included (7.5%)')).toBeVisible();
    // The commission is not part of the printed invoice.
    expect(sheet.queryByText(/Commission/)).not.toBeInTheDocument();
    expect(screen.getByText('Commission, 8%')).toBeVisible();
  });

  it('prints an invoice', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = open('/invoices/order-1');
    await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledOnce();
    expect(document.title).toContain('Invoice INV-204918');
    vi.unstubAllGlobals();
  });

  it('shows empty and error states', async () => {
    server.use(mock.ok(transactions.invoices, { rows: [], count: 0, isCapped: false }));
    const { router } = open('/invoices');
    expect(await screen.findByRole('heading', { name: 'No invoices yet' })).toBeVisible();
    server.use(mock.fail(transactions.invoices, 503));
    await router.navigate('/invoices?search=x');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not get invoices. Try again later.',
    );
  });
});
