import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as audit from '@market/api-client/contract/main/audit';
import * as categoryAttributes from '@market/api-client/contract/main/category-attributes';
import * as fitRules from '@market/api-client/contract/main/fit-rules';
import * as categoryTree from '@market/api-client/contract/main/category-tree';
import type { CountedAttribute } from '@market/domain/catalogue/category-attribute';
import type { CategoryNode, MergePreview } from '@market/domain/catalogue/category-tree';
import { buildAccount } from '@market/testing/factories/accounts';
import { idOf } from '@market/testing/factories/ids';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const node = (name: string, parent?: CategoryNode, products = 0): CategoryNode => ({
  id: idOf(name),
  parentId: parent?.id,
  level: parent ? (parent.level === 1 ? 2 : 3) : 1,
  name,
  products,
  stores: products > 0 ? 2 : 0,
});
const inverters = node('Inverters', undefined, 31);
const hybrid = node('Hybrid', inverters, 18);
const offGrid = node('Off-grid', inverters, 13);
const parts = node('Inverter parts', undefined, 9);
const tree = [inverters, hybrid, offGrid, parts];

const attribute = (name: string, changes: Partial<CountedAttribute> = {}): CountedAttribute => ({
  id: idOf(name),
  categoryId: hybrid.id,
  name,
  type: 'number',
  choices: [],
  better: 'none',
  isRequired: false,
  isFilterable: true,
  group: 'Electrical',
  filledIn: 0,
  ...changes,
});
const power = attribute('Power', {
  unit: 'kVA',
  better: 'more',
  categoryId: inverters.id,
  inheritedFrom: 'Inverters',
});
const mppt = attribute('MPPT', { type: 'yesNo', group: 'Solar', filledIn: 12 });

const server = mockServer(
  mock.ok(audit.history, []),
  mock.ok(categoryTree.list, tree),
  mock.ok(categoryAttributes.list, [power, mppt]),
  mock.ok(fitRules.list, []),
);
const open = (address: string) =>
  renderApp('admin', routes, address, { as: buildAccount('admin', { resources: ['curation'] }) });
const row = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name} `) });

it('the category tree lets users navigate, rename and reorder categories by keyboard', async () => {
  const sent = vi.fn();
  server.use(
    mock.ok(categoryTree.move, ({ body, params }) => {
      sent(params.id, body);
      return null;
    }),
    mock.fail(categoryTree.rename, 422, {
      errors: [{ field: 'name', message: 'Another category on the same level has this name' }],
    }),
  );
  const { user, router } = open('/categories');
  (await row('Inverters')).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(await row('Hybrid')).toHaveFocus();
  await user.keyboard('{End}');
  expect(await row('Inverter parts')).toHaveFocus();
  await user.keyboard('{Home}{ArrowDown}{Alt>}{ArrowUp}{ArrowDown}{/Alt}');
  await waitFor(() => expect(sent).toHaveBeenCalledWith(hybrid.id, { position: 1 }));
  expect(sent, 'the first cannot move up').toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Hybrid is now 2 of 2')).toBeInTheDocument();

  await user.keyboard('{F2}');
  const form = within(await screen.findByRole('form', { name: 'Rename Hybrid' }));
  expect(form.getByText('18 products show the new name. Links stay the same.')).toBeVisible();
  await user.keyboard('Off-grid{Enter}');
  expect(await form.findByText('Another category on the same level has this name')).toBeVisible();
  expect(form.getByLabelText('Name')).toHaveValue('Off-grid');
  await user.keyboard('{Escape}');
  expect(await row('Hybrid')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(await row('Inverters')).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/categories/${hybrid.id}`));
});

it('the category page marks inherited attributes, and adds an attribute with its choices', async () => {
  const sent = vi.fn();
  server.use(
    mock.ok(categoryAttributes.create, ({ body }) => {
      sent(body);
      return mppt;
    }),
  );
  const { user } = open(`/categories/${hybrid.id}`);
  const solar = within(await screen.findByRole('region', { name: 'Solar' }));
  expect(solar.getByText('Yes or no')).toBeVisible();
  const electrical = within(screen.getByRole('region', { name: 'Electrical' }));
  expect(electrical.getByText('Number, kVA')).toBeVisible();
  expect(electrical.getByText('Higher is better')).toBeVisible();
  expect(electrical.getByRole('link', { name: 'Inverters' })).toHaveAttribute(
    'href',
    `/categories/${inverters.id}`,
  );
  expect(electrical.queryByRole('button'), 'only its own category changes it').toBeNull();

  await user.click(screen.getByRole('button', { name: 'Add an attribute' }));
  const form = within(await screen.findByRole('form', { name: 'Add an attribute' }));
  expect(form.getByText('Applies to 18 products in Hybrid and below.')).toBeVisible();
  expect(form.getByLabelText('Better value'), 'of numbers only').toBeVisible();
  await user.type(form.getByLabelText('Name'), 'Waveform');
  await user.selectOptions(form.getByLabelText('Type'), 'Choice');
  expect(form.queryByLabelText('Better value')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Add attribute' }));
  expect(await form.findByText('Add at least one choice')).toBeVisible();
  await user.type(form.getByLabelText('Choices'), 'Pure sine{Enter}Modified sine{Enter}');
  await user.click(form.getByRole('switch', { name: /^Required/ }));
  await user.click(form.getByRole('switch', { name: /^Filter/ }));
  await user.click(form.getByRole('button', { name: 'Add attribute' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      name: 'Waveform',
      type: 'choice',
      unit: '',
      choices: ['Pure sine', 'Modified sine'],
      better: 'none',
      group: 'Electrical',
      isRequired: true,
      isFilterable: false,
    }),
  );
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add an attribute' })).toHaveFocus(),
  );
});

it('the category page returns the focus to the button that opened a form when the form is cancelled', async () => {
  const { user } = open(`/categories/${hybrid.id}`);
  for (const button of ['Change MPPT', 'Rename']) {
    await user.click(await screen.findByRole('button', { name: button }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: button })).toHaveFocus();
  }
});

it('the category page shows what a merge will change, and allows the merge only after all attribute conflicts are resolved', async () => {
  const sent = vi.fn();
  const read = vi.fn();
  const rating = attribute('Rated power', { unit: 'W' });
  const preview: MergePreview = {
    products: 9,
    stores: 4,
    children: [],
    coupons: 1,
    attributes: [{ ...attribute('Power', { unit: 'W' }), suggestedId: undefined }],
    targetAttributes: [power, rating],
    lost: [],
    takenNames: ['Power', 'Rated power'],
    problems: [],
  };
  server.use(
    mock.ok(categoryTree.mergePreview, preview),
    mock.ok(categoryTree.merge, ({ body }) => {
      sent(body);
      server.use(
        mock.ok(categoryTree.list, [{ ...inverters, products: 40 }, hybrid, offGrid]),
        mock.ok(categoryAttributes.list, ({ params }) => {
          read(params.id);
          return [power];
        }),
      );
      return inverters;
    }),
  );
  const { user, router } = open(`/categories/${parts.id}/merge`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Merge Inverter parts' }));
  await user.click(drawer.getByRole('combobox', { name: 'Merge into' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Inverters',
  ]);
  await user.click(screen.getByRole('option', { name: 'Inverters' }));
  expect(await drawer.findByText('redirects to Inverters')).toBeVisible();
  expect(
    drawer.getByText('1 coupon for Inverter parts then applies to all of Inverters.'),
  ).toBeVisible();
  expect(drawer.getByText('Name is taken')).toBeVisible();
  const button = drawer.getByRole('button', { name: 'Merge 9 products' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Resolve the conflicts first');
  await user.click(button);
  expect(sent).not.toHaveBeenCalled();

  const choice = drawer.getByRole('combobox', { name: 'Power becomes' });
  await user.selectOptions(choice, 'Power');
  expect(await drawer.findByText('Another unit')).toBeVisible();
  await user.selectOptions(choice, 'Rated power');
  expect(await drawer.findByText('Fits')).toBeVisible();
  await user.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/categories/${inverters.id}`));
  expect(await screen.findByText('40 products of 2 stores')).toBeVisible();
  expect(read, 'the merged category is not read again').not.toHaveBeenCalledWith(parts.id);
  expect(sent).toHaveBeenCalledWith({
    into: inverters.id,
    attributes: [{ id: idOf('Power'), action: 'map', attributeId: rating.id }],
  });
});

it('the category page shows a message when the tree cannot be loaded, when it is empty, and when a category does not exist', async () => {
  server.use(mock.fail(categoryTree.list, 500));
  const failed = open('/categories');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  failed.unmount();

  server.use(mock.ok(categoryTree.list, []));
  const empty = open('/categories');
  expect(await screen.findByRole('heading', { name: 'No categories yet' })).toBeVisible();
  empty.unmount();

  server.use(mock.ok(categoryTree.list, tree));
  open(`/categories/${idOf('gone')}`);
  expect(
    await screen.findByRole('heading', { name: 'This category does not exist' }),
  ).toBeVisible();
});

it('the attributes of a category show how many of its products state them', async () => {
  open(`/categories/${hybrid.id}`);
  const solar = within(await screen.findByRole('region', { name: 'Solar' }));
  expect(solar.getByText('12 of 18')).toBeVisible();
  expect(screen.getByText('0 of 18')).toBeVisible();
});

it('the dialog for a new category opens with the focus in its first field when a mouse is used', async () => {
  const onTouch = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(onTouch(query), { matches: query === '(pointer: fine)' }),
  );
  try {
    const { user } = open('/categories');
    await user.click(await screen.findByRole('button', { name: 'New category' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getAllByRole('textbox')[0]).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'New category' })).toHaveFocus());
  } finally {
    vi.unstubAllGlobals();
  }
});
