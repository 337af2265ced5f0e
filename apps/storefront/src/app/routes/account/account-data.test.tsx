import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as personalData from '@market/api-client/contract/main/personal-data';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { frameHandlers, pendingHomeHandlers } from '../../../test/handlers';
import { routes } from '../../routes';

const server = mockServer();
const as = buildAccount('customer');
const signedIn = [...frameHandlers(), mock.ok(accounts.me, as)];
const parts = [
  { title: 'Addresses', fate: 'deleted' as const, count: 2 },
  { title: 'Reviews', fate: 'anonymous' as const, count: 3 },
  { title: 'Orders', fate: 'kept' as const, count: 7 },
];

describe('the customer’s data', () => {
  it('is downloaded as one JSON file', async () => {
    const blobs: Blob[] = [];
    const names: string[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    onTestFinished(() => click.mockRestore());
    const file = {
      platform: 'Voltmart',
      account: as.email,
      createdAt: '2026-11-25T18:00:00.000Z',
      parts: [{ title: 'Orders', entries: [{ 'Order name': 'VM-3', 'Total (naira)': 11_500 }] }],
    };
    server.use(...signedIn, mock.ok(personalData.copy, file));
    const { user } = renderApp('storefront', routes, '/account/profile', { as });
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText(/^Your file has been saved on this device/)).toBeVisible();
    expect(names).toEqual(['voltmart-my-data-2026-11-25.json']);
    expect(JSON.parse((await blobs[0]?.text()) ?? '')).toEqual(file);
  });

  it('is not downloaded after too many attempts, and the page shows the reason', async () => {
    const message = 'Too many attempts. Wait 40 minutes and try again.';
    server.use(...signedIn, mock.fail(personalData.copy, 429, { message }));
    const { user } = renderApp('storefront', routes, '/account/profile', { as });
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('the account deletion page', () => {
  it('lists what is deleted, what is kept, and what is kept without a name, then asks for the password', async () => {
    const sent = vi.fn();
    server.use(
      ...signedIn,
      mock.ok(personalData.deletion, { obstacles: [], parts }),
      mock.fail(personalData.remove, 422, {
        errors: [{ field: 'password', message: 'Incorrect password' }],
      }),
    );
    const { user, services, router } = renderApp('storefront', routes, '/account/delete', { as });
    const section = async (title: string) => {
      const heading = await screen.findByRole('heading', { name: title });
      return within(heading.closest('section') ?? document.body);
    };
    expect((await section('Deleted immediately')).getByText('Addresses')).toBeVisible();
    expect((await section('Kept without your name')).getByText('Reviews')).toBeVisible();
    expect((await section('Kept for six years')).getByText('Orders')).toBeVisible();

    await user.type(await screen.findByLabelText('Your password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Delete my account permanently' }));
    expect(await screen.findByText('Incorrect password')).toBeVisible();
    expect(services.session.user()).toBeDefined();

    server.use(
      ...pendingHomeHandlers,
      mock.ok(personalData.remove, ({ body }) => {
        sent(body);
        return null;
      }),
    );
    await user.clear(screen.getByLabelText('Your password'));
    await user.type(screen.getByLabelText('Your password'), 'harmattan-kettle-42');
    await user.click(screen.getByRole('button', { name: 'Delete my account permanently' }));
    await waitFor(() => expect(services.session.user()).toBeUndefined());
    expect(router.state.location.pathname).toBe('/');
    expect(sent).toHaveBeenCalledWith({ password: 'harmattan-kettle-42' });
  });

  it('shows that an order is still open, instead of asking for the password', async () => {
    const openOrderMessage =
      'Order VM-204001 has not been delivered yet. Wait for the delivery, or cancel the order.';
    server.use(
      ...signedIn,
      mock.ok(personalData.deletion, { obstacles: [openOrderMessage], parts }),
    );
    renderApp('storefront', routes, '/account/delete', { as });
    expect(await screen.findByText(openOrderMessage)).toBeVisible();
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
  });
});
