import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as catalogue from '@market/api-client/contract/main/catalogue';
import * as locations from '@market/api-client/contract/shipping/locations';
import * as pricing from '@market/api-client/contract/shipping/pricing';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildProductCard } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { buildTariff } from '../../../test/build-tariff';
import { routes } from '../../routes';

const tariff = buildTariff();
const inverter = buildProductCard({
  sellingPrice: 125_000_000,
  delivery: { cutOff: '14:00', workingDays: [1, 2, 3, 4, 5], weight: 17.43, isDigital: false },
});
const server = mockServer(
  mock.ok(pricing.get, tariff),
  mock.ok(locations.list, [
    { name: 'Lagos', lgas: ['Ikeja', 'Epe'] },
    { name: 'Kano', lgas: ['Nassarawa'] },
    { name: 'Oyo', lgas: ['Ibadan North'] },
  ]),
  mock.ok(catalogue.list, { rows: [inverter], count: 1 }),
);
const open = () =>
  renderApp('admin', routes, '/shipping/calculator', {
    as: buildAccount('admin', { resources: ['delivery'] }),
  });
const amount = (term: RegExp) => screen.getByText(term).nextElementSibling?.textContent;

it('the shipping calculator explains each part of the fee for the chosen places, weight and vehicle', async () => {
  const { user } = open();
  expect(await screen.findByText(/Lagos to Rest of Nigeria by Motorbike/)).toBeVisible();
  expect(amount(/^Base fee, including 5 kg$/)).toBe('₦3,500.00');
  expect(amount(/^5 kg more at ₦300.00$/)).toBe('₦1,500.00');
  expect(amount(/^Customer pays$/)).toBe('₦5,000.00');

  expect(screen.queryByRole('option', { name: /Truck/ })).not.toBeInTheDocument();
  const weight = screen.getByRole('textbox', { name: 'Weight of one piece' });
  await user.clear(weight);
  expect(screen.getByText('Enter a weight above zero')).toBeVisible();
  await user.type(weight, '15');
  const pieces = screen.getByRole('textbox', { name: 'Pieces' });
  await user.clear(pieces);
  await user.type(pieces, '2');
  expect(screen.getByText(/by Van/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vehicle' }), 'bike');
  const to = screen.getByRole('combobox', { name: 'To' });
  await user.clear(to);
  await user.type(to, 'epe');
  await user.click(await screen.findByRole('option', { name: 'Epe, Lagos' }));
  expect(screen.getByText(/Lagos to Lagos by Motorbike/)).toBeVisible();
  expect(amount(/2 trips at ₦1,500.00$/)).toBe('₦3,000.00');
  expect(amount(/^Customer pays$/)).toBe('₦9,000.00');

  for (const [side, size] of [
    ['Length', '100'],
    ['Width', '50'],
    ['Height', '40'],
  ] as const)
    await user.type(screen.getByRole('textbox', { name: side }), size);
  expect(screen.getByText('Chargeable weight 80 kg')).toBeVisible();
  expect(
    screen.getByText('2 × 100 × 50 × 40 cm ÷ 5,000 is more than the 30 kg on the scale'),
  ).toBeVisible();
});

it('the shipping calculator fills in the weight, value and place of a product, and shows how much the partner and the platform earn', async () => {
  server.use(
    mock.ok(
      pricing.get,
      buildTariff({
        discounts: [
          {
            id: 'launch',
            name: 'Launch',
            discountType: 'Fixed',
            amountOff: 200_000,
            minSubtotal: 200_000_000,
            startDate: '2020-01-01',
            endDate: '2099-12-31',
            active: true,
          },
        ],
      }),
    ),
  );
  const { user } = open();
  expect(await screen.findByText('Partner, 80% of ₦5,000.00')).toBeVisible();
  expect([amount(/^Partner,/), amount(/^Platform, the rest$/)]).toEqual(['₦4,000.00', '₦1,000.00']);

  await user.type(await screen.findByRole('combobox', { name: /^Product/ }), 'axora');
  await user.click(await screen.findByRole('option', { name: new RegExp(inverter.name) }));
  expect(screen.getByRole('textbox', { name: 'Subtotal of goods' })).toHaveValue('1,250,000.00');
  expect(amount(/^12.43 kg more at ₦300.00$/)).toBe('₦3,729.00');
  await user.clear(screen.getByRole('textbox', { name: 'Pieces' }));
  await user.type(screen.getByRole('textbox', { name: 'Pieces' }), '2');
  expect(screen.getByText(/by Van/)).toBeVisible();
  // ₦3,500 plus 29.86 kg at ₦300 is ₦12,458, of which the platform pays ₦2,000 as a discount.
  expect(amount(/^Discount “Launch”/)).toBe('−₦2,000.00');
  expect(amount(/^Customer pays$/)).toBe('₦10,458.00');
  const share = screen.getByRole('textbox', { name: 'Partner’s share' });
  await user.clear(share);
  await user.type(share, '82.55');
  // 82.55 % of 12,458.00 is 10,284.079.
  expect(amount(/^Partner, 82.55% of ₦12,458.00 before the discount, rounded/)).toBe('₦10,284.08');
  expect(amount(/^Platform, the rest of ₦2,173.92 less the discount$/)).toBe('₦173.92');
  await user.clear(share);
  await user.type(share, '90');
  expect(amount(/^Platform, the rest/)).toBe('−₦754.20');
  expect(screen.getByText(/so the platform pays the difference/)).toBeVisible();
});
