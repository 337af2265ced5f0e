import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as pricing from '@market/api-client/contract/shipping/pricing';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const server = mockServer();
const zones = [
  { id: 'lagos', name: 'Lagos', states: ['Lagos'] },
  { id: 'rest', name: 'Rest of Nigeria', states: ['Kano', 'Oyo'] },
];
const vehicles = [
  { id: 'bike', name: 'Motorbike', maxWeight: 20, active: true },
  { id: 'van', name: 'Van', maxWeight: 500, active: true },
  { id: 'truck', name: 'Truck', maxWeight: 5000, active: false },
];
const tariff = {
  version: 3,
  savedAt: '2026-11-18T08:30:00.000Z',
  vehicles,
  zones,
  rates: vehicles.flatMap(({ id: vehicleId }) =>
    zones.flatMap(({ id: fromZoneId }) =>
      zones.map(({ id: toZoneId }) => ({
        vehicleId,
        fromZoneId,
        toZoneId,
        base: fromZoneId === toZoneId ? 150_000 : 350_000,
        includedWeight: 5,
        perKg: 30_000,
        minDays: 2,
        maxDays: 5,
      })),
    ),
  ),
};

it('explains each part of the fee, for every choice of places, weight and vehicle', async () => {
  server.use(mock.ok(pricing.get, tariff));
  const { user } = renderApp('admin', routes, '/shipping-calculator', {
    as: buildAccount('admin', { resources: ['delivery'] }),
  });
  expect(await screen.findByText(/Lagos to Rest of Nigeria by Motorbike/)).toBeVisible();
  const amount = (term: RegExp) => screen.getByText(term).nextElementSibling?.textContent;
  expect(amount(/^Base fee with 5 kg$/)).toBe('₦3,500.00');
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
