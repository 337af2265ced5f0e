import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as accounts from '@market/api-client/contract/main/accounts';
import * as auth from '@market/api-client/contract/main/auth';
import * as coupons from '@market/api-client/contract/main/coupons';
import * as dashboard from '@market/api-client/contract/main/dashboard';
import * as statuses from '@market/api-client/contract/main/orders';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildCoupon } from '@market/testing/factories/coupons';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const solar = buildCoupon();
const owner = buildAccount('merchant');
const other = buildAccount('merchant', { id: 'someone-else', email: 'someone.else@example.com' });
const buildSession = (user = owner) => ({
  token: 'T2',
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
  expiresIn: 900,
  user,
});

const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.pending(accounts.merchantProfile),
  mock.pending(dashboard.merchant),
  mock.pending(statuses.statuses),
  mock.ok(coupons.list, { rows: [solar], count: 1 }),
  mock.ok(coupons.byId, { percentageCoupons: [solar], fixedCoupons: [], buyXGetYCoupons: [] }),
);

async function editCoupon() {
  const app = renderApp('merchant', routes, `/coupons/${solar.id}`, { as: owner });
  const form = within(await screen.findByRole('dialog', { name: 'Edit coupon' }));
  await app.user.type(form.getByLabelText('Description'), ' for installers');
  const saved = vi.fn();
  const expectUpdate = () =>
    server.use(
      mock.ok(coupons.update, ({ body }) => {
        saved(body.coupon);
        return buildCoupon(body.coupon);
      }),
    );
  const save = () =>
    app.user.click(screen.getByRole('button', { name: 'Save coupon', hidden: true }));
  return {
    ...app,
    saved,
    save,
    willSave: expectUpdate,
    description: `${solar.description} for installers`,
  };
}
const description = () => screen.getByLabelText('Description');
const signInDialog = () =>
  screen.findByRole('dialog', { name: 'Your session has expired. Sign in again to save.' });

describe('unsaved changes to a coupon', () => {
  it('open the sign-in dialog with the focus on the password when a mouse is used', async () => {
    const onTouch = window.matchMedia;
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(onTouch(query), { matches: query === '(pointer: fine)' }),
    );
    try {
      const { save } = await editCoupon();
      server.use(
        mock.fail(coupons.update, 401, { message: 'Sign in to continue' }),
        mock.fail(auth.refresh, 401),
      );
      await save();
      const dialog = within(await signInDialog());
      await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('survive an expired session: the user signs in again and saves the same form', async () => {
    const { user, save, saved, willSave: expectUpdate, router, ...app } = await editCoupon();
    server.use(
      mock.fail(coupons.update, 401, { message: 'Sign in to continue' }),
      mock.fail(auth.refresh, 401),
    );
    await save();
    const dialog = within(await signInDialog());
    expect(description()).toHaveValue(app.description);
    expect(router.state.location.pathname).toBe(`/coupons/${solar.id}`);

    server.use(mock.ok(auth.signInMerchant, buildSession()));
    expectUpdate();
    expect(dialog.getByLabelText('Email')).toHaveValue(owner.email);
    await user.type(dialog.getByLabelText('Password'), 'sunny-day-demo');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(screen.queryByText(/^Your session has expired/)).not.toBeInTheDocument(),
    );
    expect(screen.queryByText('Sign in to continue')).not.toBeInTheDocument();
    await save();
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(expect.objectContaining({ description: app.description })),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/coupons'));
  });

  it('stay visible after a sign-out in another tab, require signing in before they are saved, and are discarded only on request', async () => {
    const { user, save, services, router, ...app } = await editCoupon();
    localStorage.removeItem('merchant_user');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'merchant_user' })));
    const dialog = await signInDialog();
    // Until then, Escape goes to the form's drawer.
    await waitFor(() =>
      expect(dialog).toContainElement(document.querySelector<HTMLElement>(':focus')),
    );
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument(),
    );
    expect(description()).toHaveValue(app.description);
    expect(await screen.findByRole('alert', { hidden: true })).toHaveTextContent(
      'Your session has expired. Sign in again to save.',
    );

    server.use(mock.fail(coupons.update, 401));
    await save();
    await user.click(within(await signInDialog()).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
    expect(services.session.user()).toBeUndefined();
  });

  it('are not saved as another user, who is warned that they will be lost', async () => {
    const { user, services, router } = await editCoupon();
    localStorage.setItem('merchant_user', JSON.stringify(other));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'merchant_user' })));
    const dialog = within(await signInDialog());
    expect(services.session.token()).toBeUndefined();
    await user.clear(dialog.getByLabelText('Email'));
    await user.type(dialog.getByLabelText('Email'), other.email);
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'These changes belong to Ngozi Eze. They will be lost if someone else signs in.',
    );
    server.use(mock.ok(auth.signInMerchant, buildSession(other)));
    await user.type(dialog.getByLabelText('Password'), 'sunny-day-demo');
    await user.click(dialog.getByRole('button', { name: 'Sign in and lose changes' }));
    await waitFor(() =>
      expect((router.state.navigation.location ?? router.state.location).pathname).toBe('/'),
    );
    expect(services.session.user()).toMatchObject({ id: other.id });
  });

  it.each([
    ['no network', () => mock.offline(coupons.update)],
    [
      'a server restart',
      () => mock.fail(coupons.update, 503, { message: 'The server is starting' }),
    ],
    [
      'a conflict',
      () => mock.fail(coupons.update, 409, { message: 'This coupon was changed meanwhile' }),
    ],
  ])('survive a save that fails because of %s', async (_, failure) => {
    const { save, saved, willSave: expectUpdate, ...app } = await editCoupon();
    server.use(failure());
    await save();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(description()).toHaveValue(app.description);
    expectUpdate();
    await save();
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(expect.objectContaining({ description: app.description })),
    );
  });
});
