import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import { ensureReferenceData } from '../../db/reference/ensure-reference-data';
import { newSeries } from '../../db/seed/demo-new-series';
import { demoSeries } from '../../db/seed/demo-products';
import { demoStores } from '../../db/seed/demo-stores';
import { seededRandom } from '../../db/seed/random';
import { createDrafts } from '../../db/seed/series-products';
import { productsTable, stockTable, variantsTable } from '../../db/schema';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { TEST_IMAGE } from '../../test/product-helpers';
import { toProductColumns, toVariantsToSave } from './write-product';
import { plainText } from './search-text';

let market: TestMarket;

/** Inserts the demo marketplace's products. The first products of each series sell best. */
beforeAll(async () => {
  market = await startMarket();
  const { db, clock } = market;
  const ids = randomIds(clock);
  const random = seededRandom(1);
  await ensureReferenceData(db);
  const stores = new Map<string, string>();
  for (const { key, storeName } of demoStores)
    stores.set(key, (await market.create.merchant({ storeName })).storeId);
  const drafts = [...demoSeries, ...newSeries].flatMap((series, row) =>
    createDrafts(series, random).map((draft, place) => {
      const input = { ...draft, hostedImages: [TEST_IMAGE] };
      const ownFields = {
        id: ids.next(),
        storeId: stores.get(series.store) ?? '',
        approvalStatus: 'approved' as const,
        listed: true,
        soldCount: ((row * 7) % 40) + 5 * (5 - Math.min(place, 5)),
      };
      return {
        input,
        product: {
          ...toProductColumns(input),
          ...ownFields,
          createdAt: clock.now(),
          updatedAt: clock.now(),
        },
      };
    }),
  );
  await db.insert(productsTable).values(drafts.map(({ product }) => product));
  const variants = drafts.flatMap(({ input, product }) =>
    toVariantsToSave(input, ids).map((variant, position) => ({
      ...variant,
      productId: product.id,
      position,
    })),
  );
  await db.insert(variantsTable).values(variants.map(({ quantity: _, ...variant }) => variant));
  await db
    .insert(stockTable)
    .values(variants.map(({ id, quantity }) => ({ variantId: id, onHand: quantity })));
});
afterAll(() => market.close());

const listNames = async (search: string, query: object = {}) =>
  market.anonymous(contract.catalogue.list, { query: { search, limit: 5, ...query } });
const findFirst = async (search: string): Promise<string> =>
  (await listNames(search)).rows[0]?.name ?? 'nothing';

describe('the first search result', () => {
  it.each([
    // An exact name.
    ['Axora H hybrid inverter, 48 V, dual MPPT', 'Axora H hybrid inverter, 48 V, dual MPPT'],
    ['Fieldmate TRMS digital multimeter', /^Fieldmate TRMS digital multimeter/],
    // Words in any order, sizes with and without a space, upper and lower case.
    ['hybrid inverter', /hybrid inverter/],
    ['inverter hybrid', /hybrid inverter/],
    ['585w panel', /585 W/],
    ['PANEL 585 W', /585 W/],
    ['5.12 kwh battery', /5\.12 kWh/],
    ['7.4kw charger', /7\.4 kW/],
    // A size does not match part of another one.
    ['5 kVA', / 5 kVA/],
    ['5kva inverter', / 5 kVA/],
    ['generator 3.5 KVA', /3\.5 kVA/],
    ['copper cable 4mm2', /4 mm²/],
    // Singular and plural.
    ['batteries', /battery/i],
    ['solar panels', /panel/i],
    ['gloves', 'Sitewell insulating gloves'],
    // A partly typed word.
    ['multim', /multimeter/],
    ['generat', /generator/],
    // A SKU with and without punctuation.
    ['HY-SF-585W', /Sunforge 585 W/],
    ['hysf585w', /Sunforge 585 W/],
    // Category and store names.
    ['garden city gas', /Homefire/],
    ['ev charger', /charger/],
    ['meters metra', /Metra/],
    // Misspelt words: missing, swapped or extra letters, joined words.
    ['invertor', /inverter/i],
    ['genrator', /generator/],
    ['lithum batery', /lithium battery/],
    ['hybird inverer', /hybrid inverter/],
    ['mutlimeter', /multimeter/],
    ['chrager', /charger/],
    ['chest frezer', /chest freezer/],
    ['duravlot stak', /Duravolt Stack/],
    // A word that only a description contains.
    ['bedroom', /gel battery/],
  ])('matches the search “%s”', async (search, expected) => {
    expect(await findFirst(search)).toMatch(expected);
  });

  it('is absent when nothing in the catalogue resembles the words', async () => {
    expect((await listNames('xylophone quartet')).count).toBe(0);
    expect((await listNames('!!! & | :*')).count).toBe(0);
  });

  it('is followed by pages without duplicates', async () => {
    const { count } = await listNames('inverter');
    const pages = await Promise.all(
      [0, 5, 10, 15, 20, 25].map((offset) => listNames('inverter', { offset })),
    );
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(
      Math.min(count, 30),
    );
  });

  it('matches only some of the words when no product matches all of them and no other filter is set', async () => {
    expect((await listNames('hybrid generator')).count).toBeGreaterThan(0);
    expect((await listNames('hybrid inverter', { maxPrice: 1 })).count).toBe(0);
    expect((await listNames('hybrid generator', { maxPrice: 10_000_000 })).count).toBe(0);
  });
});

it('the search normalises text as the database does', async () => {
  const texts = [
    'Adéyẹmí’s 5 mm² CABLE',
    'HY-SF-585W',
    'Ɓarna ƙofa ɗaki',
    '  1,000 V // TRMS  ',
    'ǸDỊ̀ Ọ́KA',
    '₦ ½ Ⅳ ﬁne',
    'Inverter 7.5 kVA, v1.2.3.',
    '電池 48V',
  ];
  const read = await market.db
    .select({ text: sql<string>`given`, plain: sql<string>`search_text(given)` })
    .from(sql`jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as given`);
  expect(read.map(({ plain }) => plain)).toEqual(texts.map(plainText));
});

describe('search suggestions', () => {
  const offered = (search: string) =>
    market.anonymous(contract.catalogue.suggestions, { query: { search } });

  it('are the best-matching products, categories and stores', async () => {
    const inverters = await offered('inver');
    expect(inverters.products).toHaveLength(6);
    expect(inverters.categories[0]).toMatchObject({ name: 'Inverters' });
    expect(inverters.didYouMean).toBeUndefined();
    expect(await offered('solar')).toMatchObject({
      categories: [{ name: 'Solar panels' }],
      stores: [{ storeName: 'Coal City Solar' }],
    });
    expect((await offered('half')).categories[0]).toMatchObject({
      name: 'Half-cut',
      within: 'Solar panels, Mono panels',
    });
  });

  it('find a store’s name with or without its accents, as the store directory does', async () => {
    const { storeId } = await market.create.merchant({ storeName: 'Ọlá Energy' });
    for (const search of ['Ọlá', 'ola', 'OLÁ energy', '  Ọla  ']) {
      const named = expect.arrayContaining([expect.objectContaining({ id: storeId })]);
      expect((await offered(search)).stores).toEqual(named);
      expect(
        (await market.anonymous(contract.catalogue.stores, { query: { search } })).rows,
      ).toEqual(named);
    }
  });

  it('include the corrected text', async () => {
    const battery = await offered('lithum batery');
    expect(battery.didYouMean).toBe('lithium battery');
    expect(battery.products[0]?.name).toMatch(/lithium/i);
    expect(await offered('xylophone')).toEqual({
      products: [],
      categories: [],
      stores: [],
      didYouMean: undefined,
    });
    expect(await offered('?')).toMatchObject({ products: [] });
    expect((await offered('img src=x onerror=alert(1)')).didYouMean).toBeUndefined();
  });
});

describe('synonyms', () => {
  const names = async (search: string) =>
    (await market.anonymous(contract.catalogue.list, { query: { search, limit: 50 } })).rows.map(
      ({ name }) => name,
    );

  it.each([
    ['fridge', 'refrigerator'],
    ['a/c', 'air conditioner'],
    ['aircon', 'air conditioner'],
    ['gen', 'generator'],
    ['solar battery', 'lithium battery'],
  ])('give %s at least the results of %s', async (said, meant) => {
    const listNames = await names(meant);
    expect(listNames.length).toBeGreaterThan(0);
    expect(await names(said)).toEqual(expect.arrayContaining(listNames));
  });

  it('match a number and its unit exactly', async () => {
    expect((await names('7.5 kva')).length).toBeGreaterThan(0);
    for (const name of await names('5 kva inverter')) expect(name).not.toMatch(/\b7\.5 kVA/);
  });

  it('do not prevent the correction of misspelt searches', async () => {
    expect(
      await market.anonymous(contract.catalogue.list, { query: { search: 'invertor' } }),
    ).toMatchObject({ correctedTo: 'inverter' });
    expect(
      (await market.anonymous(contract.catalogue.list, { query: { search: 'inverter' } }))
        .correctedTo,
    ).toBeUndefined();
    expect(
      (await market.anonymous(contract.catalogue.stores, { query: { search: 'coal cty solr' } }))
        .rows[0]?.storeName,
    ).toBe('Coal City Solar');
  });
});
