import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as pricing from '@market/api-client/contract/shipping/pricing';
import * as shippingDiscounts from '@market/api-client/contract/shipping/shipping-discounts';
import type { ShippingDiscount } from '@market/domain/shipping/shipping-discount';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildTariff } from '../../../test/build-tariff';
import { routes } from '../../routes';

const server = mockServer();

it('the discounts page creates, edits and pauses discounts', async () => {
  let discounts: ShippingDiscount[] = [];
  const sent = vi.fn();
  server.use(
    mock.ok(pricing.get, buildTariff()),
    mock.ok(shippingDiscounts.list, () => discounts),
    mock.ok(shippingDiscounts.create, ({ body }) => {
      sent(body);
      const created = { ...body, id: 'launch' };
      discounts = [created];
      return created;
    }),
    mock.ok(shippingDiscounts.update, ({ params: { id }, body }) => {
      const saved = { ...body, id };
      discounts = [saved];
      return saved;
    }),
  );
  const { user } = renderApp('admin', routes, '/shipping/discounts', {
    as: buildAccount('admin', { resources: ['delivery'] }),
  });
  expect(await screen.findByText('No discounts yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New discount' }));
  const form = within(await screen.findByRole('dialog', { name: 'New shipping discount' }));
  await user.click(form.getByRole('radio', { name: 'Amount off' }));
  await user.click(form.getByRole('button', { name: 'Create discount' }));
  expect(await form.findByText('Enter a name')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Launch');
  await user.type(form.getByRole('textbox', { name: 'Amount off' }), '500');
  await user.selectOptions(form.getByRole('combobox', { name: 'To zone' }), 'Lagos');
  await user.click(form.getByRole('button', { name: 'Create discount' }));
  const row = await screen.findByRole('row', { name: /Launch.*₦500.00 off.*anywhere to Lagos/ });
  expect(within(row).getByText('Active')).toBeVisible();
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ discountType: 'Fixed', amountOff: 50_000, toZoneId: 'lagos' }),
  );
  await user.click(screen.getByRole('button', { name: 'Pause Launch' }));
  await user.click(await screen.findByRole('button', { name: 'Pause discount' }));
  await waitFor(() => expect(screen.getByText('Paused')).toBeVisible());
  expect(screen.getByRole('button', { name: 'Resume Launch' })).toBeVisible();
});
