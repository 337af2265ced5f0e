import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as coupons from '@market/api-client/contract/main/coupons';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildCoupon } from '@market/testing/factories/coupons';
import { buildProduct } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const solar = buildCoupon();
const noDetail = { percentageCoupons: [], fixedCoupons: [], buyXGetYCoupons: [] };

const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(coupons.list, { rows: [solar], count: 1 }),
  mock.ok(coupons.byId, { ...noDetail, percentageCoupons: [solar] }),
);

const open = (address: string) =>
  renderApp('merchant', routes, address, { as: buildAccount('merchant') });
const drawer = (name: string) => screen.findByRole('dialog', { name });

beforeEach(() => {
  // 23:30 UTC is already the next day in Lagos.
  vi.useFakeTimers({ now: new Date('2026-11-20T23:30:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

describe('the form for a new coupon', () => {
  it('starts with the defaults and summarises the coupon in a sentence', async () => {
    const { user } = open('/coupons/new');
    const form = within(await drawer('Create coupon'));
    expect(form.getByLabelText('Start date')).toHaveValue('2026-11-21');
    expect(form.getByLabelText('End date')).toHaveValue('2026-12-21');
    expect(form.getByRole('radio', { name: 'Automatic' })).toBeChecked();
    expect(form.getByRole('status', { name: 'Summary' })).toHaveTextContent(
      /^Everyone gets 10% off all your products without a code, 21 Nov – 21 Dec 2026\.$/,
    );

    await user.click(form.getByRole('radio', { name: 'With a code' }));
    await user.type(form.getByLabelText('Code'), 'solar10');
    await user.type(form.getByLabelText('Minimum spend'), '50000');
    expect(form.getByRole('status', { name: 'Summary' })).toHaveTextContent(
      'Everyone gets 10% off all your products when they spend at least ₦50,000.00 with the code SOLAR10',
    );
  });

  it('closes after it is sent, and the list shows the new coupon', async () => {
    const sent = vi.fn();
    server.use(
      mock.ok(coupons.create, ({ body }) => {
        sent(body);
        server.use(
          mock.ok(coupons.list, {
            rows: [buildCoupon({ code: 'PANELS', description: 'Panel week' }), solar],
            count: 2,
          }),
        );
        return buildCoupon(body);
      }),
    );
    const { user, router } = open('/coupons?state=active');
    await user.click(await screen.findByRole('link', { name: 'Create coupon' }));
    const form = within(await drawer('Create coupon'));
    await user.type(form.getByLabelText('Description'), 'Panel week');
    await user.click(form.getByRole('radio', { name: /Amount off/ }));
    await user.type(form.getByLabelText('Amount off'), '2500.50');
    await user.click(form.getByRole('button', { name: 'Create coupon' }));

    expect(await screen.findByRole('link', { name: 'Panel week' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location).toMatchObject({ pathname: '/coupons', search: '?state=active' });
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        description: 'Panel week',
        discountMode: 'Automatic',
        discountType: 'Fixed',
        discountValue: 250_050,
        startDate: '2026-11-21',
      }),
    );
  });

  it('validates the visible fields with the server’s schema before sending', async () => {
    const { user } = open('/coupons/new');
    const form = within(await drawer('Create coupon'));
    await user.click(form.getByRole('radio', { name: 'With a code' }));
    await user.type(form.getByLabelText('Code'), '!');
    await user.clear(form.getByLabelText('Percent off'));
    await user.type(form.getByLabelText('Percent off'), '120');
    await user.click(form.getByRole('button', { name: 'Create coupon' }));
    expect(await form.findByText('Enter a description')).toBeVisible();
    expect(form.getByText('Use 3 to 20 letters, digits or dashes')).toBeVisible();
    expect(form.getByLabelText('Description')).toHaveFocus();

    await user.type(form.getByLabelText('Description'), 'Panel week');
    await user.click(form.getByRole('radio', { name: 'Automatic' }));
    await user.click(form.getByRole('button', { name: 'Create coupon' }));
    expect(await form.findByText('Enter a percentage from 1 to 100')).toBeVisible();

    const sent = vi.fn();
    server.use(
      mock.ok(coupons.create, ({ body }) => {
        sent(body);
        return buildCoupon(body);
      }),
    );
    await user.clear(form.getByLabelText('Percent off'));
    await user.type(form.getByLabelText('Percent off'), '12.5');
    await user.click(form.getByRole('button', { name: 'Create coupon' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ discountValue: 12.5 })),
    );
    expect(sent.mock.lastCall?.[0]).not.toHaveProperty('code');
  });

  it('shows server errors on their fields and keeps the values', async () => {
    server.use(
      mock.fail(coupons.create, 422, {
        errors: [{ field: 'code', message: 'SOLAR5 is in use already' }],
      }),
    );
    const { user } = open('/coupons/new');
    const form = within(await drawer('Create coupon'));
    await user.type(form.getByLabelText('Description'), 'Panel week');
    await user.click(form.getByRole('radio', { name: 'With a code' }));
    await user.type(form.getByLabelText('Code'), 'SOLAR5');
    await user.click(form.getByRole('button', { name: 'Create coupon' }));
    expect(await form.findByText('SOLAR5 is in use already')).toBeVisible();
    expect(form.getByLabelText('Code')).toHaveFocus();
    expect(form.getByLabelText('Code')).toHaveValue('SOLAR5');
  });

  it('creates a buy X, get Y coupon for two products', async () => {
    const panel = buildProduct({ name: 'Sunforge 585 W panel' });
    const sent = vi.fn();
    server.use(
      // Staff with access to coupons alone can make no other product request.
      mock.ok(coupons.productOptions, ({ query }) =>
        [panel, buildProduct({ name: 'Corda cable' })]
          .filter(({ id }) => query.id === undefined || query.id === id)
          .map(({ id, name, hostedImages: [image] }) => ({ id, name, image })),
      ),
      mock.ok(coupons.create, ({ body }) => {
        sent(body);
        return buildCoupon(body);
      }),
    );
    const { user } = open('/coupons/new');
    const form = within(await drawer('Create coupon'));
    await user.type(form.getByLabelText('Description'), 'Cable with panels');
    await user.click(form.getByRole('radio', { name: /Buy X, get Y/ }));
    await user.click(await form.findByLabelText('Product'));
    await user.click(await screen.findByRole('option', { name: /Sunforge 585 W panel/ }));
    expect(
      await form.findByText(
        /gets Sunforge 585 W panel at 20% off when they buy any of your products, up to ₦2,000\.00 an order/,
      ),
    ).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Create coupon' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          rewardAppliesTo: 'Product',
          rewardAppliesToId: panel.id,
          rewardValue: 20,
          customerReward: 200_000,
        }),
      ),
    );
  });
});

describe('the form for an existing coupon', () => {
  it('asks before discarding changes, and keeps them on request', async () => {
    const { user, router } = open('/coupons');
    await user.click(await screen.findByRole('link', { name: solar.description }));
    const form = within(await drawer('Edit coupon'));
    await user.type(form.getByLabelText('Description'), ' today');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(form.getByLabelText('Description')).toHaveValue(`${solar.description} today`);

    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/coupons'));
  });

  it('shows the error for a nested field on that field', async () => {
    server.use(
      mock.fail(coupons.update, 422, {
        errors: [
          { field: 'coupon.usageLimit', message: 'This coupon has already been used 3 times' },
        ],
      }),
    );
    const { user } = open(`/coupons/${solar.id}`);
    const form = within(await drawer('Edit coupon'));
    await user.clear(form.getByLabelText('Total uses'));
    await user.type(form.getByLabelText('Total uses'), '2');
    await user.click(form.getByRole('button', { name: 'Save coupon' }));
    expect(await form.findByText('This coupon has already been used 3 times')).toBeVisible();
  });

  it('copies everything except the code and the dates when the coupon is duplicated', async () => {
    open(`/coupons/new?from=${solar.id}`);
    const form = within(await drawer('Duplicate coupon'));
    expect(form.getByLabelText('Description')).toHaveValue(solar.description);
    expect(form.getByLabelText('Code')).toHaveValue('');
    expect(form.getByLabelText('Start date')).toHaveValue('2026-11-21');
  });
});
