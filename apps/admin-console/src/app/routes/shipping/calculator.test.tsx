import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as pricing from '@market/api-client/contract/shipping/pricing';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildTariff } from '../../../test/build-tariff';
import { routes } from '../../routes';

const server = mockServer();
const tariff = buildTariff();

it('the shipping calculator explains each part of the fee, for every choice of places, weight and vehicle', async () => {
  server.use(mock.ok(pricing.get, tariff));
  const { user } = renderApp('admin', routes, '/shipping/calculator', {
    as: buildAccount('admin', { resources: ['delivery'] }),
  });
  expect(await screen.findByText(/Lagos to Rest of Nigeria by Motorbike/)).toBeVisible();
  const amount = (term: RegExp) => screen.getByText(term).nextElementSibling?.textContent;
  expect(amount(/^Base fee, including 5 kg$/)).toBe('₦3,500.00');
  expect(amount(/^5 kg more at ₦300.00$/)).toBe('₦1,500.00');
  expect(amount(/^Customer pays$/)).toBe('₦5,000.00');

  expect(screen.queryByRole('option', { name: /Truck/ })).not.toBeInTheDocument();
  const weight = screen.getByRole('textbox', { name: /Chargeable weight/ });
  await user.clear(weight);
  expect(screen.getByText('Enter a weight above zero')).toBeVisible();
  await user.type(weight, '30');
  expect(screen.getByText(/by Van/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vehicle' }), 'bike');
  await user.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'Lagos');
  expect(screen.getByText(/Lagos to Lagos by Motorbike/)).toBeVisible();
  expect(amount(/2 trips at ₦1,500.00$/)).toBe('₦3,000.00');
  expect(amount(/^Customer pays$/)).toBe('₦9,000.00');
});
