import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as addresses from '@market/api-client/contract/main/addresses';
import * as checkout from '@market/api-client/contract/main/checkout';
import * as payments from '@market/api-client/contract/root/payments';
import * as locations from '@market/api-client/contract/shipping/locations';
import * as z from 'zod/mini';
import { quoteSchema, type StartPayment } from '@market/domain/checkout/checkout';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { leaveTo } from '../../../shared/leave-to';
import { buildAddress, buildCartItem, buildQuote } from '../../../test/factories';
import { frame } from '../../../test/handlers';
import { routes } from '../../routes';

vi.mock('../../../shared/leave-to', () => ({ leaveTo: vi.fn() }));

const server = mockServer();
const lines = [buildCartItem({ name: 'Axora H5' }), buildCartItem({ name: 'Homefire kit', unitPrice: 11_890_000, storeId: 's2', storeName: 'Garden City Gas' })];
const started = { reference: 'vm-checkout-0001', authorizationUrl: 'https://pay.example/vm-checkout-0001', amount: 1, expiresAt: '2026-11-20T13:06:00.000Z' };
const as = buildAccount('customer');
const open = () => renderApp('storefront', routes, '/checkout', { as });

beforeEach(() => vi.mocked(leaveTo).mockClear());

describe('checking out', () => {
  it('asks a guest to sign in first, and remembers the way', async () => {
    const { router } = renderApp('storefront', routes, '/checkout');
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/sign-in?redirectTo=%2Fcheckout'));
  });

  it('shows a fee per store and opens one payment for the total that was seen, however often it is pressed', async () => {
    const opened = vi.fn<(body: StartPayment) => void>();
    server.use(
      ...frame(lines),
      mock.ok(checkout.simulate, buildQuote(lines)),
      mock.ok(payments.start, ({ body }) => {
        opened(body);
        return started;
      }),
    );
    const { user } = open();
    expect(await screen.findByText('Garden City Gas, 1 unit')).toBeVisible();
    await user.type(screen.getByLabelText('Note for the rider'), 'Call at the gate');
    await user.dblClick(screen.getByRole('button', { name: 'Pay ₦1,405,900.00' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(started.authorizationUrl));
    expect(opened).toHaveBeenCalledTimes(1);
    expect(opened).toHaveBeenCalledWith({ addressId: buildAddress().id, orderNote: 'Call at the gate', expectedTotal: 140_590_000, idempotencyKey: expect.any(String) });
  });

  it('shows a changed total and charges nothing before it is pressed again', async () => {
    const dearer = buildQuote([buildCartItem({ name: 'Axora H5', unitPrice: 130_000_000 })]);
    server.use(...frame(lines), mock.ok(checkout.simulate, buildQuote(lines)), mock.fail(payments.start, 409, { message: 'The total changed', data: z.encode(quoteSchema, dearer) }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Pay ₦1,405,900.00' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The total changed from ₦1,405,900.00 to ₦1,318,500.00. Check it, then pay again. Nothing was charged.');
    expect(screen.getByRole('button', { name: 'Pay ₦1,318,500.00' })).toBeEnabled();
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it('says what ran short, in the server’s words', async () => {
    server.use(...frame(lines), mock.ok(checkout.simulate, buildQuote(lines)), mock.fail(payments.start, 409, { message: 'Only 1 Axora H5 is left' }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Pay ₦1,405,900.00' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Only 1 Axora H5 is left');
  });

  it('takes a first address by state and local government area, and delivers there', async () => {
    let saved = false;
    server.use(
      mock.ok(addresses.list, () => (saved ? [buildAddress()] : [])),
      mock.ok(locations.list, [{ name: 'Lagos', lgas: ['Eti Osa', 'Surulere'] }, { name: 'Kano', lgas: ['Nassarawa'] }]),
      mock.ok(addresses.add, ({ body }) => {
        saved = true;
        return buildAddress(body);
      }),
      mock.ok(checkout.simulate, buildQuote(lines)),
      ...frame(lines),
    );
    const { user } = open();
    await user.type(await screen.findByLabelText('Phone number'), '0803 555 0142');
    expect(screen.getByRole('button', { name: 'Add an address to pay' })).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Local government area' })).toBeDisabled();
    await user.type(screen.getByRole('combobox', { name: 'State' }), 'Lag');
    await user.click(await screen.findByRole('option', { name: 'Lagos' }));
    await user.type(screen.getByRole('combobox', { name: 'Local government area' }), 'Eti');
    await user.click(await screen.findByRole('option', { name: 'Eti Osa' }));
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Enter the street and number')).toBeVisible();
    await user.type(screen.getByLabelText('Street and number'), '14B Admiralty Way');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByRole('radio', { name: /14B Admiralty Way/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Pay ₦1,405,900.00' })).toBeEnabled();
  });
});
