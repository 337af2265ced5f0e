import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as categories from '@market/api-client/contract/main/categories';
import * as orders from '@market/api-client/contract/main/merchant-orders';
import * as products from '@market/api-client/contract/main/products';
import type { CategoryAttribute } from '@market/domain/catalogue/category-attribute';
import { buildAccount } from '@market/testing/factories/accounts';
import { buildProduct, buildVisibility } from '@market/testing/factories/products';
import { mock } from '@market/testing/mock';
import { mockServer } from '@market/testing/server';
import { renderApp } from '@market/web-kit/testing/render-app';
import { routes } from '../../routes';

const buildAttribute = (id: string, rest: Partial<CategoryAttribute>): CategoryAttribute => ({
  id,
  categoryId: 'power',
  name: id,
  type: 'number',
  choices: [],
  better: 'none',
  isRequired: false,
  isFilterable: true,
  group: 'Output',
  ...rest,
});
const output = buildAttribute('output', { name: 'Rated output', unit: 'kVA' });
const voltage = buildAttribute('voltage', {
  name: 'Battery voltage',
  type: 'choice',
  choices: ['24 V', '48 V'],
  group: 'Battery',
  isRequired: true,
});
const wifi = buildAttribute('wifi', { name: 'Wi-Fi', type: 'yesNo' });

const server = mockServer(
  mock.ok(orders.list, { rows: [], count: 0, statusCounts: {} }),
  mock.ok(orders.newest, { ids: [], toConfirm: 0 }),
  mock.ok(products.visibility, buildVisibility()),
  mock.ok(categories.list, [
    { id: 'power', name: 'Power backup', productCount: 9, subCategories: [] },
    { id: 'cable', name: 'Cables', productCount: 2, subCategories: [] },
  ]),
  mock.ok(categories.attributes, ({ params }) =>
    params.id === 'power'
      ? [output, wifi, voltage]
      : [buildAttribute('length', { name: 'Cable length' }), output],
  ),
);

const open = (address: string) =>
  renderApp('merchant', routes, address, { as: buildAccount('merchant') });
type User = ReturnType<typeof open>['user'];

async function choose(user: User, field: string, option: string) {
  await user.click(await screen.findByLabelText(field));
  await user.click(await screen.findByRole('option', { name: option }));
}

const buildVariant = (id: string, options: Record<string, string>) => ({
  id,
  sku: `SKU-${id}`,
  options,
  price: 100_00,
  sellingPrice: 100_00,
  quantity: 1,
  attributes: {},
});
const product = buildProduct({
  id: 'p1',
  categoryId: 'power',
  attributes: { voltage: '24 V' },
  variantProperties: [{ property: 'Size', options: ['S', 'L'] }],
  variant: [buildVariant('s', { Size: 'S' }), buildVariant('l', { Size: 'L' })],
});

/** Opens the product, and returns what is sent when it is saved. */
function openProduct() {
  const sent = vi.fn();
  server.use(
    mock.ok(products.byId, product),
    mock.ok(products.update, ({ body }) => {
      sent(body);
      return product;
    }),
  );
  return { ...open('/products/p1'), sent };
}

describe('the specification of a product', () => {
  it('shows the attributes of the category in groups, and is saved for the product and its variants', async () => {
    const { user, sent } = openProduct();
    const group = await screen.findByRole('region', { name: 'Output' });
    expect(within(group).getByLabelText('Wi-Fi')).toHaveTextContent('Not stated');
    expect(screen.getByLabelText('Battery voltage')).toHaveTextContent('24 V');
    expect(screen.getByLabelText('Battery voltage')).toHaveAccessibleDescription('Required');
    await user.type(within(group).getByLabelText('Rated output'), '7.5');
    await choose(user, 'Wi-Fi', 'No');
    await user.click(screen.getByRole('button', { name: 'Differs by variant: Rated output' }));
    expect(screen.getByLabelText('Rated output of S')).toHaveAttribute(
      'placeholder',
      '7.5\u00a0kVA',
    );
    await user.type(screen.getByLabelText('Rated output of L'), '10');
    await user.click(screen.getByRole('button', { name: /Save/ }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      attributes: { output: 7.5, wifi: false, voltage: '24 V' },
      variant: [{ attributes: {} }, { attributes: { output: 10 } }],
    });
  });

  it('asks for required values before it sends anything, for the product or each of its variants', async () => {
    const { user, sent } = openProduct();
    await choose(user, 'Battery voltage', 'Not stated');
    await user.click(screen.getByRole('button', { name: /Save/ }));
    const missing = 'Products in this category need a value for “Battery voltage”';
    expect(await screen.findByText(missing)).toBeVisible();
    expect(screen.getByLabelText('Battery voltage')).toHaveFocus();
    expect(screen.getByLabelText('Battery voltage')).toBeInvalid();

    await user.click(screen.getByRole('button', { name: 'Differs by variant: Battery voltage' }));
    await choose(user, 'Battery voltage of S', '24 V');
    expect(screen.getByText(missing)).toBeVisible();
    await choose(user, 'Battery voltage of L', '48 V');
    await waitFor(() => expect(screen.queryByText(missing)).not.toBeInTheDocument());
    expect(sent).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /Save/ }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      attributes: {},
      variant: [{ attributes: { voltage: '24 V' } }, { attributes: { voltage: '48 V' } }],
    });
  });

  it('can lack required values in a draft', async () => {
    const sent = vi.fn();
    const draft = { ...product, attributes: {}, approvalStatus: 'draft' as const };
    server.use(
      mock.ok(products.byId, draft),
      mock.ok(products.update, ({ body }) => {
        sent(body.isDraft);
        return draft;
      }),
    );
    const { user } = open('/products/p1');
    await user.type(await screen.findByLabelText('Rated output'), '5');
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }));
    expect(await screen.findByText(/need a value for “Battery voltage”/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(true));
  });

  it('shows that a required value is missing when its field is left', async () => {
    server.use(mock.ok(products.byId, { ...product, attributes: {} }));
    const { user } = open('/products/p1');
    const field = await screen.findByLabelText('Battery voltage');
    await user.click(field);
    await user.keyboard('{Escape}');
    await user.tab();
    expect(await screen.findByText(/need a value for “Battery voltage”/)).toBeVisible();
  });

  it('shows the server’s errors on its fields, including those of a variant', async () => {
    const differing = { ...buildVariant('l', { Size: 'L' }), attributes: { voltage: '48 V' } };
    server.use(
      mock.ok(products.byId, {
        ...product,
        variant: [buildVariant('s', { Size: 'S' }), differing],
      }),
      mock.fail(products.update, 422, {
        errors: [
          { field: 'attributes.output', message: 'Enter a number' },
          { field: 'variant.1.attributes.voltage', message: 'Choose one of: 12 V' },
        ],
      }),
    );
    const { user } = open('/products/p1');
    await user.type(await screen.findByLabelText('Rated output'), '5');
    await user.click(screen.getByRole('button', { name: /Save/ }));
    expect(await screen.findByText('Enter a number')).toBeVisible();
    expect(screen.getByLabelText('Rated output')).toBeInvalid();
    expect(screen.getByLabelText('Battery voltage of L')).toHaveAccessibleDescription(
      'Choose one of: 12 V',
    );
  });

  it('keeps values of attributes that a new category also has, and names the values that will be removed', async () => {
    server.use(mock.ok(products.byId, { ...product, attributes: { voltage: '24 V', output: 5 } }));
    const { user } = open('/products/p1');
    expect(await screen.findByLabelText('Battery voltage')).toHaveTextContent('24 V');
    await choose(user, 'Category', 'Cables');
    expect(await screen.findByLabelText('Cable length')).toBeVisible();
    expect(screen.getByLabelText('Rated output')).toHaveValue('5');
    expect(screen.getByText(/Removed when you save/).parentElement).toHaveTextContent(
      'Battery voltage',
    );
    await choose(user, 'Category', 'Power backup');
    expect(await screen.findByLabelText('Battery voltage')).toHaveTextContent('24 V');
    expect(screen.queryByText(/Removed when you save/)).toBeNull();
  });
});
