import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { formatAttributeChoices } from '@market/domain/catalogue/attribute-choices';
import type { CatalogueFilters } from '@market/domain/catalogue/facets';
import type { CatalogueQuery, Product } from '@market/domain/catalogue/product';
import { imagesTable } from '../../db/schema';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProductHelpers, naira, TEST_IMAGE } from '../../test/product-helpers';

const temboPrice = 150;
const GRAPHITE_IMAGE = '/images/testimage002';

let market: TestMarket;
let power: string;
let voltage: string;
let axora: Product;

beforeAll(async () => {
  market = await startMarket();
  const shelf = await createProductHelpers(market, randomIds(market.clock));
  await market.db.insert(imagesTable).values({
    id: GRAPHITE_IMAGE.slice('/images/'.length),
    width: 800,
    height: 800,
    createdAt: market.clock.now(),
  });
  const merchant = await market.create.merchant();
  const admin = await market.create.admin({ resources: ['curation'] });
  const attribute = async (body: { name: string; unit: string }): Promise<string> => {
    const created = await market.as(admin)(contract.categoryAttributes.create, {
      params: { id: shelf.categoryId },
      body: { ...body, type: 'number', choices: [], group: 'General' },
    });
    return created.id;
  };
  power = await attribute({ name: 'Rated output', unit: 'kVA' });
  voltage = await attribute({ name: 'Battery voltage', unit: 'V' });
  const variant = (
    Capacity: string,
    Casing: string,
    { price, quantity = 5 }: { price: number; quantity?: number },
  ) => ({
    sku: `A-${Capacity}-${Casing}`,
    options: { Capacity, Casing },
    price: naira(price + 10),
    sellingPrice: naira(price),
    quantity,
    ...(Casing === 'Graphite' && { image: GRAPHITE_IMAGE }),
    attributes: { [power]: Number.parseFloat(Capacity) },
  });
  axora = await shelf.listed(merchant, {
    name: 'Axora',
    keyRating: '3.6 kVA',
    hostedImages: [TEST_IMAGE, GRAPHITE_IMAGE],
    attributes: { [voltage]: 48 },
    variantProperties: [
      { property: 'Capacity', options: ['3.6 kVA', '5 kVA', '8 kVA'] },
      { property: 'Casing', options: ['White', 'Graphite'] },
    ],
    variant: [
      variant('3.6 kVA', 'White', { price: 100 }),
      variant('5 kVA', 'White', { price: 180, quantity: 0 }),
      variant('5 kVA', 'Graphite', { price: 200 }),
      variant('8 kVA', 'White', { price: 300, quantity: 0 }),
      variant('8 kVA', 'Graphite', { price: 320, quantity: 0 }),
    ],
  });
  await shelf.listed(merchant, {
    name: 'Tembo',
    keyRating: '5 kVA',
    pricing: { price: naira(temboPrice), sellingPrice: naira(temboPrice) },
    attributes: { [power]: 5 },
  });
});
afterAll(() => market.close());

const findCard = async (query: Partial<CatalogueFilters>, name = 'Axora') =>
  (await market.anonymous(contract.catalogue.list, { query })).rows.find(
    (card) => card.name === name,
  );
const from = (id: string, value: number) => ({
  attributes: formatAttributeChoices([{ id, from: value, to: undefined }]),
});
const variantId = (sku: string) => axora.variant.find((variant) => variant.sku === sku)?.id;
const graphite5 = () => ({
  variantId: variantId('A-5 kVA-Graphite'),
  keyRating: '5 kVA',
  sellingPrice: naira(200),
  price: naira(210),
  inStock: true,
  hostedImages: [GRAPHITE_IMAGE, TEST_IMAGE],
});
const white36 = {
  keyRating: '3.6 kVA',
  sellingPrice: naira(100),
  hostedImages: [TEST_IMAGE, GRAPHITE_IMAGE],
};

it('a listing filtered by an attribute shows the cheapest matching variant in stock', async () => {
  expect(await findCard(from(power, 5))).toMatchObject(graphite5());
});

it('a listing filtered by options shows a variant with these options', async () => {
  expect(await findCard({ options: 'Casing:Graphite' })).toMatchObject(graphite5());
  expect(await findCard({ options: 'Casing:White', ...from(power, 6) })).toMatchObject({
    variantId: variantId('A-8 kVA-White'),
  });
});

it.each(['5 kVA', '5kva axora', 'axora 48 V 5 kVA', 'axorra 5 kVA'])(
  'a search for “%s” shows the variant with these figures',
  async (search) => {
    expect(await findCard({ search })).toMatchObject(graphite5());
  },
);

it('a card shows the cheapest matching variant as sold out when all are', async () => {
  const { variantId: id, ...shown } = {
    variantId: variantId('A-8 kVA-White'),
    keyRating: '8 kVA',
    sellingPrice: naira(300),
    inStock: false,
    hostedImages: [TEST_IMAGE, GRAPHITE_IMAGE],
  };
  expect(id).toBeDefined();
  expect(await findCard({ search: '8 kVA' })).toMatchObject({ variantId: id, ...shown });
  expect(await findCard({ ...from(power, 6), inStock: 'true' })).toBeUndefined();
});

it('a card shows the product when filters and search do not distinguish between its variants', async () => {
  for (const query of [{}, { search: 'axora' }, { search: '48 V' }, from(voltage, 24)]) {
    const card = await findCard(query);
    expect(card, JSON.stringify(query)).toMatchObject(white36);
    expect(card).not.toHaveProperty('variantId');
  }
  expect(await findCard(from(power, 5), 'Tembo')).not.toHaveProperty('variantId');
});

it('the key facts of a variant include the values in which it differs from its product', async () => {
  const readFacts = async (id = '') =>
    (await market.anonymous(contract.catalogue.keyFacts, { query: { ids: id } })).map(
      ({ productId, facts }) => [productId, ...facts.map(({ value }) => value)],
    );
  expect(await readFacts(graphite5().variantId)).toEqual([[axora.id, '5\u00a0kVA', '48\u00a0V']]);
  expect(await readFacts(axora.id)).toEqual([[axora.id, '48\u00a0V']]);
});

it('a store’s own page shows the variant that matches the search', async () => {
  const { rows } = await market.anonymous(contract.catalogue.storePageProducts, {
    params: { id: axora.store.id },
    query: { search: '5 kVA' },
  });
  expect(rows).toEqual(expect.arrayContaining([expect.objectContaining(graphite5())]));
});

it('a listing with a price range shows a matching variant of that price, or leaves the product out', async () => {
  const power5 = from(power, 5);
  expect(await findCard({ ...power5, minPrice: 90, maxPrice: 190 })).toMatchObject({
    variantId: variantId('A-5 kVA-White'),
    sellingPrice: naira(180),
  });
  expect(await findCard({ ...power5, maxPrice: 150 })).toBeUndefined();
  expect(await findCard({ options: 'Casing:Graphite', maxPrice: 150 })).toBeUndefined();
  expect(await findCard({ ...power5, inStock: 'true', maxPrice: 190 })).toBeUndefined();
  expect(await findCard({ maxPrice: 150 })).toMatchObject(white36);
});

it('a listing from a minimum price shows the cheapest variant of that price, also where the product is cheaper', async () => {
  expect(await findCard({ minPrice: 150 })).toMatchObject(graphite5());
  expect(await findCard({ ...from(power, 5), minPrice: 190 })).toMatchObject(graphite5());
  expect(await findCard({ ...from(voltage, 24), minPrice: 250 })).toMatchObject({
    variantId: variantId('A-8 kVA-White'),
    sellingPrice: naira(300),
  });
  for (const query of [
    { minPrice: 330 },
    { minPrice: 110, maxPrice: 170 },
    { minPrice: 250, inStock: 'true' },
    { minPrice: 190, options: 'Capacity:3.6 kVA' },
    { ...from(power, 6), options: 'Capacity:5 kVA' },
  ] as const)
    expect(await findCard(query), JSON.stringify(query)).toBeUndefined();
});

it('each count of a facet is the number of products that its choice lists', async () => {
  const find = async (query: Partial<CatalogueFilters>) =>
    (await market.anonymous(contract.catalogue.list, { query })).count;
  const dear = { categoryId: axora.categoryId, minPrice: 190, maxPrice: 310 };
  const queries: Partial<CatalogueFilters>[] = [
    { ...dear },
    { ...dear, ...from(power, 5) },
    { ...dear, options: 'Capacity:8 kVA', inStock: 'true' },
    { ...from(power, 5), options: 'Casing:White', maxPrice: 190 },
    { ...from(power, 6), categoryId: axora.categoryId },
  ];
  for (const query of queries) {
    const { count, inStock, options, attributes } = await market.anonymous(
      contract.catalogue.facets,
      { query },
    );
    const counted = { count, inStock };
    const listed = {
      count: await find(query),
      inStock: await find({ ...query, inStock: 'true' }),
    };
    expect(counted, JSON.stringify(query)).toEqual(listed);
    for (const { property, options: offered } of options)
      for (const { option, count } of offered) {
        const others = query.options?.startsWith(`${property}:`) ? [] : (query.options ?? []);
        const choice = [others, `${property}:${option}`].flat().join(';');
        expect(count, `${JSON.stringify(query)} ${choice}`).toBe(
          await find({ ...query, options: choice }),
        );
      }
    for (const { id, ...facet } of attributes)
      for (const { from, count } of facet.type === 'number' ? facet.spread : []) {
        const attributes = formatAttributeChoices([{ id, from, to: from }]);
        expect(count, `${JSON.stringify(query)} ${from}`).toBe(
          await find({ ...query, attributes }),
        );
      }
  }
});

it('a listing by price is sorted by the prices on its cards', async () => {
  const listPrices = async (query: Partial<CatalogueQuery>) =>
    (await market.anonymous(contract.catalogue.list, { query })).rows.map(
      ({ name, sellingPrice }) => [name, sellingPrice / 100],
    );
  const tembo = ['Tembo', temboPrice];
  expect(await listPrices({ sort: 'price-asc' })).toEqual([['Axora', 100], tembo]);
  expect(await listPrices({ ...from(power, 5), sort: 'price-asc' })).toEqual([
    tembo,
    ['Axora', 180],
  ]);
  expect(await listPrices({ ...from(power, 5), sort: 'price-desc' })).toEqual([
    ['Axora', 180],
    tembo,
  ]);
  expect(await listPrices({ ...from(power, 5), inStock: 'true', sort: 'price-desc' })).toEqual([
    ['Axora', 200],
    tembo,
  ]);
  expect(await listPrices({ options: 'Casing:Graphite', sort: 'price-asc' })).toEqual([
    ['Axora', 200],
  ]);
  expect(await listPrices({ minPrice: 120, sort: 'price-asc' })).toEqual([tembo, ['Axora', 180]]);
});
