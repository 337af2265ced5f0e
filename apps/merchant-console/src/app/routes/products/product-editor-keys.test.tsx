import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as categories from '@market/api-client/contract/main/categories';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import { buildAccount } from '@market/testing/factories/accounts';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(categories.list, []),
);

const open = () => renderApp('merchant', routes, '/products/new', { as: buildAccount('merchant') });
const points = () =>
  screen.getAllByLabelText<HTMLTextAreaElement>(/^Description point/).map(({ value }) => value);
const button = (name: string) => screen.getByRole('button', { name });

it('the product editor keeps the focus in the description when a point is added, moved or removed by keyboard', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Description point 1'), 'Runs a freezer');
  button('Add a point').focus();
  await user.keyboard('{Enter}Takes two strings');
  button('Add a point').focus();
  await user.keyboard('{Enter}Silent');
  expect(points()).toEqual(['Runs a freezer', 'Takes two strings', 'Silent']);

  // Pressing the key again moves the same point further. At the end it does nothing.
  button('Move point 1 down').focus();
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(points()).toEqual(['Takes two strings', 'Silent', 'Runs a freezer']);
  expect(button('Move point 3 down')).toHaveFocus();

  button('Remove point 3').focus();
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(points()).toEqual(['Takes two strings']);
  expect(button('Remove point 1')).toHaveFocus();
});

it('the product editor focuses a property when it is added, and the “Add property” button when it is removed', async () => {
  const { user } = open();
  (await screen.findByRole('button', { name: 'Add property' })).focus();
  await user.keyboard('{Enter}Capacity{Tab}5 kVA{Enter}');
  expect(await screen.findByText('1 combination')).toBeVisible();
  button('Remove property 1').focus();
  await user.keyboard('{Enter}');
  expect(button('Add property')).toHaveFocus();
});

it('the product editor shows an error when categories fail to load, and retries', async () => {
  server.use(mock.fail(categories.list, 500));
  const { user } = open();
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  await user.type(screen.getByLabelText('Product name'), 'Axora H5');
  server.use(
    mock.ok(categories.list, [{ id: 'cable', name: 'Cables', productCount: 2, subCategories: [] }]),
  );
  await user.click(tryAgain);
  await user.click(screen.getByLabelText('Category'));
  expect(await screen.findByRole('option', { name: 'Cables' })).toBeVisible();
  expect(screen.getByLabelText('Product name')).toHaveValue('Axora H5');
});
