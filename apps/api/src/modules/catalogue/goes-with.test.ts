import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { AttributeValues } from '@market/domain/catalogue/attribute-values';
import { checkFit } from '@market/domain/catalogue/fit-rule';
import type { FitCheck, FitRuleInput } from '@market/domain/catalogue/fit-rule.schema';
import { formatKnownItems } from '@market/domain/catalogue/known-items';
import { MIN_SUGGESTIONS } from '@market/domain/list-limits';
import { productsTable } from '../../db/schema';
import { seededRandom } from '../../db/seed/random';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProductHelpers, naira } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
let admin: TestAccount;
let merchant: TestAccount;
beforeAll(async () => {
  market = await startMarket();
  shelf = await createProductHelpers(market, randomIds(market.clock));
  merchant = await market.create.merchant();
  admin = await market.create.admin({ resources: ['curation'] });
});
afterAll(() => market.close());

const attribute = async (categoryId: string, name: string, input: object = {}) => {
  const created = await market.as(admin)(contract.categoryAttributes.create, {
    params: { id: categoryId },
    body: { name, type: 'number', unit: 'V', choices: [], group: 'General', ...input },
  });
  return created.id;
};
const rule = (input: FitRuleInput) => market.as(admin)(contract.fitRules.create, { body: input });
const check = (
  kind: FitCheck['kind'],
  attributeId: string,
  otherId: string,
  given: Partial<FitCheck> = {},
): FitCheck => ({ kind, attributeId, otherId, factor: 1, together: false, ...given });

const goesWith = (
  items: { productId: string; variantId?: string | undefined }[],
  { limit = 10, whose = 'this' }: { limit?: number; whose?: 'this' | 'your' } = {},
) =>
  market.anonymous(contract.catalogue.goesWith, {
    query: { items: formatKnownItems(items), limit, whose },
  });

/**
 * An inverter, with panels and batteries. One rule compares the panels with the inverter, and
 * another rule compares the batteries with it.
 */
async function setUp(name: string) {
  const [inverters, panels, batteries] = await Promise.all([
    shelf.category(`${name} inverters`),
    shelf.category(`${name} panels`),
    shelf.category(`${name} batteries`),
  ]);
  const voltage = { type: 'choice', unit: '', choices: ['24 V', '48 V'] };
  const ids = {
    needs: await attribute(inverters, 'Battery voltage', voltage),
    input: await attribute(inverters, 'Solar input', { unit: 'W' }),
    low: await attribute(inverters, 'Lowest voltage'),
    high: await attribute(inverters, 'Highest voltage'),
    draw: await attribute(inverters, 'Battery current', { unit: 'A' }),
    power: await attribute(panels, 'Power', { unit: 'W' }),
    volts: await attribute(panels, 'Voltage'),
    has: await attribute(batteries, 'Voltage', voltage),
    gives: await attribute(batteries, 'Discharge current', { unit: 'A' }),
  };
  const checks = {
    panels: [
      check('atMost', ids.power, ids.input, { together: true }),
      check('within', ids.volts, ids.low, { toId: ids.high, together: true }),
    ],
    batteries: [check('equal', ids.has, ids.needs), check('atLeast', ids.gives, ids.draw)],
  };
  await rule({
    categoryId: panels,
    otherCategoryId: inverters,
    noun: 'panel',
    otherNoun: 'inverter',
    suggests: 'both',
    checks: checks.panels,
  });
  await rule({
    categoryId: batteries,
    otherCategoryId: inverters,
    noun: 'battery',
    otherNoun: 'inverter',
    suggests: 'both',
    checks: checks.batteries,
  });
  const stated = {
    [ids.needs]: '48 V',
    [ids.input]: 6500,
    [ids.low]: 120,
    [ids.high]: 450,
    [ids.draw]: 120,
  };
  const inverter = await shelf.listed(merchant, { categoryId: inverters, attributes: stated });
  const panel = (power: number | undefined, volts: number, changes: object = {}) =>
    shelf.listed(merchant, {
      categoryId: panels,
      name: `${power} W, ${volts} V`,
      quantity: 100,
      attributes: { ...(power !== undefined && { [ids.power]: power }), [ids.volts]: volts },
      ...changes,
    });
  const battery = (has: string, gives: number, changes: object = {}) =>
    shelf.listed(merchant, {
      categoryId: batteries,
      name: `${has}, ${gives} A`,
      attributes: { [ids.has]: has, [ids.gives]: gives },
      ...changes,
    });
  return { inverters, panels, batteries, ids, checks, stated, inverter, panel, battery };
}

const listNames = (found: Awaited<ReturnType<typeof goesWith>>) =>
  found.map(({ product }) => product.name);
const toPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

describe('“Goes with”', () => {
  it('suggests products that pass every check of their rule, and says why', async () => {
    const { inverter, panel, battery } = await setUp('All');
    await battery('48 V', 119);
    await battery('24 V', 200);
    await panel(6501, 130);
    await panel(585, 451);
    await panel(undefined, 43.4);
    expect(await goesWith([{ productId: inverter.id }]), 'each fails one check').toEqual([]);
    await battery('48 V', 120);
    const solar = await panel(585, 43.4);
    const found = await goesWith([{ productId: inverter.id }]);
    expect(listNames(found).sort()).toEqual(['48 V, 120 A', '585 W, 43.4 V']);
    expect(found.find(({ product }) => product.id === solar.id)).toMatchObject({
      quantity: 10,
      product: { sellingPrice: naira(100_000) },
      goesWith: { productId: inverter.id, noun: 'inverter' },
    });
    expect(found.map(({ reason }) => toPlainSpaces(reason)).sort()).toEqual([
      '48 V, the same as this inverter',
      '5,850 W in total, within this inverter’s solar input of 6,500 W',
    ]);
    const reversed = await goesWith([{ productId: solar.id }], { whose: 'your' });
    expect(reversed.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [inverter.id, 1],
    ]);
    expect(toPlainSpaces(reversed[0]?.reason ?? '')).toBe(
      '6,500 W, enough for 5,850 W from 10 panels like yours',
    );
  });

  it('suggests only products on the side that the rule names', async () => {
    const testers = await shelf.category('Testers');
    const { inverters, inverter, ids } = await setUp('Sides');
    const most = await attribute(testers, 'Maximum voltage');
    await rule({
      categoryId: testers,
      otherCategoryId: inverters,
      noun: 'tester',
      otherNoun: 'inverter',
      suggests: 'measured',
      checks: [check('atLeast', most, ids.high)],
    });
    const tester = await shelf.listed(merchant, {
      categoryId: testers,
      attributes: { [most]: 1000 },
    });
    expect(await goesWith([{ productId: tester.id }], { whose: 'your' })).toEqual([]);
    expect(await goesWith([{ productId: inverter.id }])).toMatchObject([
      { product: { id: tester.id }, categoryId: testers },
    ]);
  });

  it('suggests only products that are in stock, approved and on the marketplace', async () => {
    const { inverter, battery, batteries, ids } = await setUp('Sold');
    await battery('48 V', 130, { quantity: 0 });
    await shelf.pending(merchant, {
      categoryId: batteries,
      attributes: { [ids.has]: '48 V', [ids.gives]: 130 },
    });
    const offMarketplace = await battery('48 V', 140);
    await market.as(merchant)(contract.products.removeFromMarketplace, {
      params: { id: offMarketplace.id },
    });
    expect(await goesWith([{ productId: inverter.id }])).toEqual([]);
    await battery('48 V', 150);
    expect(listNames(await goesWith([{ productId: inverter.id }]))).toEqual(['48 V, 150 A']);
  });

  it('suggests the cheapest variant that fits and can be bought, in a quantity that is in stock', async () => {
    const { inverter, battery, ids, panel } = await setUp('Variant');
    const variant = (size: string, cost: number, gives: number, quantity: number) => ({
      sku: `V-${size}`,
      options: { Size: size },
      price: naira(cost),
      sellingPrice: naira(cost),
      quantity,
      attributes: { [ids.gives]: gives },
    });
    const { variant: variants } = await battery('48 V', 0, {
      attributes: { [ids.has]: '48 V' },
      variantProperties: [{ property: 'Size', options: ['S', 'M', 'L', 'XL'] }],
      variant: [
        variant('XL', 400, 300, 5),
        variant('L', 300, 200, 5),
        variant('M', 200, 150, 0),
        variant('S', 100, 50, 5),
      ],
    });
    await panel(500, 100, { quantity: 4 });
    const found = await goesWith([{ productId: inverter.id }]);
    expect(
      found.map(({ variantLabel, quantity, product }) => [
        variantLabel,
        quantity,
        product.sellingPrice,
      ]),
    ).toEqual([
      [undefined, 4, naira(100_000)],
      ['L', 1, naira(300)],
    ]);
    const large = variants.find(({ sku }) => sku === 'V-L')?.id;
    const small = variants.find(({ sku }) => sku === 'V-S')?.id;
    const batteryId = found.find(({ variantId }) => variantId === large)?.product.id ?? '';
    expect(await goesWith([{ productId: batteryId, variantId: large }])).toHaveLength(1);
    expect(await goesWith([{ productId: batteryId, variantId: small }])).toEqual([]);
    expect(await goesWith([{ productId: batteryId }]), 'no variant chosen').toEqual([]);
  });

  it('suggests one product of each category before a second one, best sellers first, and leaves out the given products', async () => {
    const { inverter, battery, panel } = await setUp('Turn');
    const few = await battery('48 V', 150, { name: 'Wall battery' });
    const many = await battery('48 V', 160, { name: 'Stack battery' });
    await market.db
      .update(productsTable)
      .set({ soldCount: 50 })
      .where(eq(productsTable.id, many.id));
    const solar = await panel(585, 43.4);
    const items = [{ productId: inverter.id }];
    const ids = (await goesWith(items)).map(({ product }) => product.id);
    expect(ids).toEqual([solar.id, many.id, few.id]);
    expect(await goesWith(items, { limit: 2 })).toHaveLength(2);
    const inCart = await goesWith([...items, { productId: many.id }], { whose: 'your' });
    expect(inCart.map(({ product }) => product.id)).toEqual([solar.id, few.id]);
    expect(await goesWith([{ productId: 'nothing' }])).toEqual([]);
  });

  it('suggests at most two products of a category, of different product lines, when other categories fit', async () => {
    const { inverter, inverters, stated, battery, panel } = await setUp('Varied');
    await panel(500, 100, { name: 'Roof panel 500 W' });
    const names = ['Wall 5 kWh', 'Wall 7.5 kWh', 'Stack 5 kWh', 'Rack 5 kWh'];
    for (const name of names.toReversed()) await battery('48 V', 150, { name });
    expect(listNames(await goesWith([{ productId: inverter.id }]))).toEqual([
      'Roof panel 500 W',
      'Wall 5 kWh',
      'Stack 5 kWh',
    ]);
    const second = await shelf.listed(merchant, { categoryId: inverters, attributes: stated });
    const both = [{ productId: inverter.id }, { productId: second.id }];
    expect(listNames(await goesWith(both)), 'two products suggest the same category').toEqual([
      'Roof panel 500 W',
      'Wall 5 kWh',
      'Stack 5 kWh',
    ]);
  });

  it('fills a section with more of the only category that fits, other product lines first', async () => {
    const { inverter, battery } = await setUp('Filled');
    for (const name of ['Stack 5 kWh', 'Wall 10 kWh', 'Wall 7.5 kWh', 'Wall 5 kWh'])
      await battery('48 V', 150, { name });
    expect(listNames(await goesWith([{ productId: inverter.id }]))).toEqual([
      'Wall 5 kWh',
      'Stack 5 kWh',
      'Wall 7.5 kWh',
    ]);
  });
});

it('“Goes with” suggests only products that pass every check, and as many as it may, for random products', async () => {
  const { inverters, ids, checks, panel, battery } = await setUp('Random');
  const random = seededRandom(7);
  const stated = new Map<string, { kind: 'panels' | 'batteries'; values: AttributeValues }>();
  for (let created = 0; created < 10; created += 1) {
    const [power, volts] = [random.integer(100, 4000), random.integer(20, 500)];
    const { id } = await panel(power, volts);
    stated.set(id, { kind: 'panels', values: { [ids.power]: power, [ids.volts]: volts } });
    const [has, gives] = [random.pick(['24 V', '48 V']), random.integer(20, 300)];
    const other = await battery(has, gives);
    stated.set(other.id, { kind: 'batteries', values: { [ids.has]: has, [ids.gives]: gives } });
  }
  for (let created = 0; created < 6; created += 1) {
    const values = {
      [ids.needs]: random.pick(['24 V', '48 V']),
      [ids.input]: random.integer(500, 8000),
      [ids.low]: random.integer(20, 200),
      [ids.high]: random.integer(200, 600),
      [ids.draw]: random.integer(20, 250),
    };
    const inverter = await shelf.listed(merchant, { categoryId: inverters, attributes: values });
    const fitting = [...stated].filter(
      ([, { kind, values: own }]) => checkFit({ checks: checks[kind] }, own, values).fits,
    );
    const countKind = (kind: string) => fitting.filter(([, each]) => each.kind === kind).length;
    const found = await goesWith([{ productId: inverter.id }]);
    const fittingIds = new Set(fitting.map(([id]) => id));
    expect(found.every(({ product: { id } }) => fittingIds.has(id))).toBe(true);
    // The random products of a category differ only in their figures, so they are one product line.
    const [panels, batteries] = [countKind('panels'), countKind('batteries')];
    const varied = Math.min(1, panels) + Math.min(1, batteries);
    expect(found).toHaveLength(Math.max(varied, Math.min(MIN_SUGGESTIONS, panels + batteries)));
    expect(new Set(found.map(({ categoryId }) => categoryId)).size).toBe(varied);
  }
});
