import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { formatAttributeChoices } from '@market/domain/catalogue/attribute-choices';
import type { AttributeChoice } from '@market/domain/catalogue/attribute-choices';
import type { AttributeFacet, CatalogueFilters } from '@market/domain/catalogue/facets';
import { toProductInput } from '@market/domain/catalogue/product-input';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProductHelpers, naira } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
let merchant: TestAccount;
let admin: TestAccount;
let power: string;
let voltage: string;
let wifi: string;
/** A product sold as 3.6 kVA with 24 V, and as 8 kVA with 48 V. */
let gamma: Awaited<ReturnType<typeof shelf.listed>>;

beforeAll(async () => {
  market = await startMarket();
  shelf = await createProductHelpers(market, randomIds(market.clock));
  merchant = await market.create.merchant();
  admin = await market.create.admin({ resources: ['curation'] });
  const attribute = async (name: string, input: object): Promise<string> => {
    const created = await market.as(admin)(contract.categoryAttributes.create, {
      params: { id: shelf.categoryId },
      body: { name, type: 'number', choices: [], group: 'General', ...input },
    });
    return created.id;
  };
  power = await attribute('Rated output', { unit: 'kVA' });
  voltage = await attribute('Battery voltage', { type: 'choice', choices: ['24 V', '48 V'] });
  wifi = await attribute('Remote monitoring', { type: 'yesNo' });
  await shelf.listed(merchant, {
    name: 'Alpha',
    attributes: { [power]: 5, [voltage]: '48 V', [wifi]: true },
  });
  await shelf.listed(merchant, {
    name: 'Beta',
    attributes: { [power]: 7.5, [voltage]: '48 V', [wifi]: false },
  });
  const price = { price: naira(100), sellingPrice: naira(90), quantity: 3 };
  gamma = await shelf.listed(merchant, {
    name: 'Gamma',
    variantProperties: [{ property: 'Size', options: ['S', 'L'] }],
    variant: [
      {
        ...price,
        sku: 'G-S',
        options: { Size: 'S' },
        attributes: { [power]: 3.6, [voltage]: '24 V' },
      },
      {
        ...price,
        sku: 'G-L',
        options: { Size: 'L' },
        attributes: { [power]: 8, [voltage]: '48 V' },
      },
    ],
  });
  await shelf.listed(merchant, { name: 'Delta' });
});
afterAll(() => market.close());

const listNames = async (query: Partial<CatalogueFilters>) =>
  (await market.anonymous(contract.catalogue.list, { query })).rows.map(({ name }) => name).sort();
const filtered = (...choices: AttributeChoice[]) => ({
  attributes: formatAttributeChoices(choices),
});
const facets = async (...choices: AttributeChoice[]) =>
  (
    await market.anonymous(contract.catalogue.facets, {
      query: { categoryId: shelf.categoryId, ...filtered(...choices) },
    })
  ).attributes.map(toCounts);
const toCounts = (facet: AttributeFacet): string =>
  `${facet.name}: ${(facet.type === 'number'
    ? facet.spread.map(({ from, count }) => `${from}×${count}`)
    : facet.values.map(({ value, count }) => `${value}×${count}`)
  ).join(', ')}`;

describe('a search for attribute values', () => {
  it('matches choices, and numbers with their units, with or without a space', async () => {
    expect(await listNames({ search: '48 V 5 kVA' })).toEqual(['Alpha']);
    expect(await listNames({ search: '5 kVA' })).toEqual(['Alpha']);
    expect(await listNames({ search: '7.5kva' })).toEqual(['Beta']);
    expect(await listNames({ search: '24v' })).toEqual(['Gamma']);
    expect(await listNames({ search: 'remote monitoring' })).toEqual(['Alpha']);
  });
});

describe('a listing filtered by attributes', () => {
  it('accepts ranges of numbers, choices, and yes or no', async () => {
    expect(await listNames(filtered({ id: power, from: 4, to: 8 }))).toEqual([
      'Alpha',
      'Beta',
      'Gamma',
    ]);
    expect(await listNames(filtered({ id: power, from: undefined, to: 5 }))).toEqual([
      'Alpha',
      'Gamma',
    ]);
    expect(await listNames(filtered({ id: voltage, values: ['24 V', '48 V'] }))).toHaveLength(3);
    expect(await listNames(filtered({ id: wifi, values: ['no'] }))).toEqual(['Beta']);
    expect(await listNames({ attributes: 'nothing:4..8' }), 'a damaged link').toHaveLength(4);
  });

  it('finds a product when one of its variants matches all filters', async () => {
    const strong = { id: power, from: 6, to: undefined };
    expect(await listNames(filtered(strong, { id: voltage, values: ['24 V'] }))).toEqual([]);
    expect(await listNames(filtered(strong, { id: voltage, values: ['48 V'] }))).toEqual([
      'Beta',
      'Gamma',
    ]);
  });
});

describe('facets', () => {
  it('count the values of each attribute without applying the filter on that attribute', async () => {
    expect(await facets()).toEqual([
      'Rated output: 3.6×1, 5×1, 7.5×1, 8×1',
      'Battery voltage: 24 V×1, 48 V×3',
      'Remote monitoring: yes×1, no×1',
    ]);
    expect(await facets({ id: voltage, values: ['24 V'] })).toEqual([
      'Battery voltage: 24 V×1, 48 V×3',
    ]);
    expect(
      await facets({ id: voltage, values: ['24 V'] }, { id: power, from: 5, to: undefined }),
    ).toEqual(['Rated output: 3.6×1', 'Battery voltage: 24 V×0, 48 V×3']);
  });

  it('leave out attributes that are not filterable, unless an old link filters by one', async () => {
    const change = (isFilterable: boolean) =>
      market.as(admin)(contract.categoryAttributes.update, {
        params: { id: wifi },
        body: {
          name: 'Remote monitoring',
          type: 'yesNo',
          choices: [],
          group: 'General',
          isFilterable,
        },
      });
    await change(false);
    expect((await facets()).some((facet) => facet.startsWith('Remote'))).toBe(false);
    expect(await facets({ id: wifi, values: ['yes'] })).toContain('Remote monitoring: yes×1, no×1');
    await change(true);
  });

  it('count only products with an active variant that matches the attribute filters', async () => {
    const query = { categoryId: shelf.categoryId, ...filtered({ id: voltage, values: ['24 V'] }) };
    const counted = await market.anonymous(contract.catalogue.facets, { query });
    expect(counted).toMatchObject({ count: 1, inStock: 1, stores: [{ count: 1 }] });
    await market.as(merchant)(contract.products.update, {
      params: { id: gamma.id },
      body: {
        ...toProductInput(gamma),
        variantProperties: [{ property: 'Size', options: ['L'] }],
        variant: toProductInput(gamma).variant.filter(({ sku }) => sku === 'G-L'),
      },
    });
    expect(await listNames(filtered({ id: voltage, values: ['24 V'] }))).toEqual([]);
  });
});

it('the catalogue returns the first attribute values of listed products for the list view, in the order that the category defines', async () => {
  const { rows } = await market.anonymous(contract.catalogue.list, { query: { search: 'Alpha' } });
  const alpha = rows[0]?.id ?? '';
  const draft = await shelf.pending(merchant, { name: 'Draft', attributes: { [power]: 5 } });
  const facts = await market.anonymous(contract.catalogue.keyFacts, {
    query: { ids: [gamma.id, alpha, draft.id, 'not-an-id'].join() },
  });
  expect(facts.find(({ productId }) => productId === alpha)?.facts).toEqual([
    { name: 'Rated output', value: '5\u00a0kVA' },
    { name: 'Battery voltage', value: '48 V' },
    { name: 'Remote monitoring', value: 'Yes' },
  ]);
  // A value that only variants state is not a value of the product.
  expect(facts.find(({ productId }) => productId === gamma.id)?.facts).toEqual([]);
  expect(facts.some(({ productId }) => productId === draft.id)).toBe(false);
});

it('the catalogue lists the related products with the most similar attributes first', async () => {
  const related = await market.anonymous(contract.catalogue.related, { params: { id: gamma.id } });
  expect(related.map(({ name }) => name)).toEqual(['Alpha', 'Beta', 'Delta']);
});
