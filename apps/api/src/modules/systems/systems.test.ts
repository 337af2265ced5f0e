import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { CategoryAttributeInput } from '@market/domain/catalogue/category-attribute';
import type { ProductInput } from '@market/domain/catalogue/product-input';
import type { SystemInput } from '@market/domain/systems/system';
import { storesTable } from '../../db/schema';
import { minutes } from '../../platform/clock';
import { randomIds } from '../../platform/ids';
import { countStatements } from '../../test/count-statements';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProductHelpers, naira } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
let admin: TestAccount;
let store: TestAccount;
let attributes: Record<string, string>;
let parts: SystemInput['parts'];

const number = (name: string, unit: string): CategoryAttributeInput => ({
  name,
  unit,
  type: 'number',
  choices: [],
  group: 'Electrical',
});

/** Adds attributes to a category, and remembers their ids by name. */
async function define(categoryId: string, ...wanted: CategoryAttributeInput[]) {
  for (const body of wanted) {
    const { id } = await market.as(admin)(contract.categoryAttributes.create, {
      params: { id: categoryId },
      body,
    });
    attributes[body.name] = id;
  }
}
const stating = (values: Record<string, number>): Pick<ProductInput, 'attributes'> => ({
  attributes: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [attributes[name] ?? name, value]),
  ),
});
async function addProduct(
  categoryId: string,
  name: string,
  price: number,
  values: Record<string, number>,
  quantity = 10,
) {
  const { id } = await shelf.listed(store, {
    categoryId,
    name,
    quantity,
    pricing: { price: naira(price), sellingPrice: naira(price) },
    ...stating(values),
  });
  const { cartItemsList } = await market.anonymous(contract.cart.preview, {
    body: { items: [{ productId: id, quantity: 1 }] },
  });
  return { productId: id, variantId: cartItemsList[0]?.variantId ?? '' };
}
const inverter = (watts: number, volts = 48) => ({
  'Continuous output': watts,
  'Surge output': 2 * watts,
  'Battery volts': volts,
  'Maximum solar input': 5_000,
});
const battery = (capacity: number, volts = 48) => ({
  Capacity: capacity,
  'Depth of discharge': 80,
  'Nominal volts': volts,
  'Units in parallel': 4,
});
const part = (label: string, quantity = 1) => ({ quantity, label, purpose: `Is the ${label}` });

beforeAll(async () => {
  market = await startMarket();
  shelf = await createProductHelpers(market, randomIds(market.clock));
  admin = await market.create.admin({ resources: ['curation'] });
  store = await market.create.merchant({ storeName: 'Helios Yard' });
  attributes = {};
  const batteries = await shelf.category('Batteries');
  const panels = await shelf.category('Solar panels');
  const appliances = await shelf.category('Appliances');
  await define(
    shelf.categoryId,
    number('Continuous output', 'W'),
    number('Surge output', 'W'),
    number('Battery volts', 'V'),
    number('Maximum solar input', 'W'),
  );
  await define(
    batteries,
    number('Capacity', 'kWh'),
    number('Depth of discharge', '%'),
    number('Nominal volts', 'V'),
    number('Units in parallel', 'units'),
  );
  await define(panels, number('Power', 'W'));
  await define(appliances, number('Power draw', 'W'), number('Energy per day', 'kWh'));
  const rule = (categoryId: string, noun: string, of: string, other: string, sums: boolean) =>
    market.as(admin)(contract.fitRules.create, {
      body: {
        categoryId,
        otherCategoryId: shelf.categoryId,
        noun,
        otherNoun: 'inverter',
        suggests: 'both',
        checks: [
          {
            kind: sums ? 'atMost' : 'equal',
            attributeId: attributes[of] ?? '',
            otherId: attributes[other] ?? '',
            factor: 1,
            together: sums,
          },
        ],
      },
    });
  await rule(batteries, 'battery', 'Nominal volts', 'Battery volts', false);
  await rule(panels, 'panel', 'Power', 'Maximum solar input', true);
  const small = await addProduct(shelf.categoryId, 'Small 24 V', 200_000, inverter(2_000, 24));
  const middle = await addProduct(shelf.categoryId, 'Middle', 900_000, inverter(5_000));
  await addProduct(shelf.categoryId, 'Large', 1_700_000, inverter(8_000));
  const stack = await addProduct(batteries, 'Stack', 1_600_000, battery(5));
  const panel = await addProduct(panels, 'Panel 585', 148_500, { Power: 585 });
  const freezer = await addProduct(appliances, 'Freezer', 398_000, {
    'Power draw': 98,
    'Energy per day': 0.75,
  });
  parts = [
    { ...panel, ...part('Panels', 2) },
    { ...middle, ...part('Inverter') },
    { ...stack, ...part('Battery') },
    { ...freezer, ...part('Freezer') },
  ];
  wrongInverter = { ...small, ...part('Inverter') };
});
afterAll(() => market.close());

let wrongInverter: SystemInput['parts'][number];

const input = (changes: Partial<SystemInput> = {}): SystemInput => ({
  name: 'This system',
  summary: 'Carries a flat through the night.',
  hours: 9,
  loads: [{ id: 'bulb', count: 8 }],
  parts,
  version: 0,
  ...changes,
});
const publish = (body: SystemInput) => market.as(admin)(contract.systems.publish, { body });
const readHome = () => market.anonymous(contract.systems.home);

describe('the system on the home page', () => {
  it('is published at current prices, with the energy use of its appliances and the appliances that it cannot run', async () => {
    expect(await readHome()).toBeNull();
    const { version } = await publish(input());
    expect(await readHome()).toMatchObject({
      total: naira(2 * 148_500 + 900_000 + 1_600_000 + 398_000),
      parts: [
        { name: 'Panel 585', quantity: 2, purpose: 'Is the Panels' },
        { name: 'Middle' },
        { name: 'Stack' },
        { name: 'Freezer' },
      ],
      use: {
        hours: 9,
        capacity: 5_000,
        usable: 4_000,
        loads: [
          { name: 'Freezer', watts: 98, energy: 281.25 },
          { name: '8 LED bulbs', watts: 72, energy: 648 },
        ],
      },
      loads: 'bulb:8:9',
    });
    expect((await readHome())?.parts[1]).toMatchObject({ kind: 'inverter' });
    expect((await readHome())?.notFor.map(({ id }) => id)).toEqual([
      'inverter-air-conditioner',
      'air-conditioner',
      'cooker',
    ]);
    expect(await countStatements(readHome), 'it is kept for half a minute').toBe(0);
    await publish(input({ name: 'A smaller one', parts: parts.slice(1), version }));
    expect(await readHome(), 'a change shows at once').toMatchObject({ name: 'A smaller one' });
  });

  it('cannot be published with parts that do not fit in the chosen quantity, and the error names the failed check', async () => {
    const now = (await market.as(admin)(contract.systems.editable))?.version ?? 0;
    const [panel, , stack] = parts;
    if (!panel || !stack) throw new Error('The system has parts');
    await expect(
      publish(input({ version: now, parts: [wrongInverter, stack] })),
    ).rejects.toMatchObject({
      status: 422,
      fields: [
        {
          field: 'parts.1.variantId',
          message:
            'Stack does not fit Small 24 V: Nominal volts is 48\u00a0V, Battery volts 24\u00a0V',
        },
      ],
    });
    await expect(
      publish(input({ version: now, parts: [{ ...panel, quantity: 9 }, ...parts.slice(1)] })),
    ).rejects.toMatchObject({
      status: 422,
      fields: [
        {
          field: 'parts.0.variantId',
          message:
            'Panel 585 does not fit Middle: Power is 5,265\u00a0W from 9, Maximum solar input 5,000\u00a0W',
        },
      ],
    });
    const unknown = { ...stack, variantId: randomIds(market.clock).next() };
    await expect(publish(input({ version: now, parts: [panel, unknown] }))).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'parts.1.variantId' }],
    });
  });

  it('cannot be changed from a stale version, and the audit log records each change and the removal', async () => {
    await expect(publish(input())).rejects.toMatchObject({ status: 409 });
    const staff = market.as(await market.create.admin({ resources: ['orders'] }));
    await expect(staff(contract.systems.publish, { body: input() })).rejects.toMatchObject({
      status: 403,
    });
    await market.as(admin)(contract.systems.remove);
    expect(await readHome()).toBeNull();
    await expect(market.as(admin)(contract.systems.remove)).rejects.toMatchObject({ status: 404 });
    const audit = market.as(await market.create.superAdmin());
    const { rows } = await audit(contract.audit.list, { query: { subject: 'homeSystem' } });
    expect(rows.map(({ action }) => action)).toEqual([
      'homeSystem.removed',
      'homeSystem.published',
      'homeSystem.published',
    ]);
    expect(rows[2]?.changes).toContainEqual({
      field: 'products',
      after: '2 × Panel 585, 1 × Middle, 1 × Stack, 1 × Freezer',
    });
  });

  it('still lists a part that cannot be bought, with the reason', async () => {
    const lastOne = await addProduct(shelf.categoryId, 'Last one', 950_000, inverter(5_000), 1);
    const [, , stack, freezer] = parts;
    if (!stack || !freezer) throw new Error('The system has parts');
    const { version } = await publish(
      input({ parts: [{ ...lastOne, ...part('Inverter', 2) }, stack, freezer] }),
    );
    const problems = async () => (await readHome())?.parts.map(({ problem }) => problem);
    expect(await problems()).toEqual(['soldOut', undefined, undefined]);
    const pause = (status: 'paused' | 'live') =>
      market.db.update(storesTable).set({ status }).where(eq(storesTable.id, store.storeId));
    await pause('paused');
    market.clock.advance(minutes(1));
    expect(await problems()).toEqual(['unavailable', 'unavailable', 'unavailable']);
    await pause('live');
    await expect(publish(input())).rejects.toMatchObject({ status: 409 });
    await publish(input({ version }));
  });
});

describe('a sized system', () => {
  const size = (use: string, sun?: number) =>
    market.anonymous(contract.systems.propose, { query: { use, sun } });
  const sizeSystem = async (use: string, sun?: number) => {
    market.clock.advance(minutes(1));
    const { parts, total, missing } = await size(use, sun);
    return { parts: parts.map(({ name, quantity }) => [quantity, name]), total, missing };
  };

  it('is the cheapest in-stock system that fits, with reasons, and takes one SQL statement', async () => {
    // No battery fits the 24 V inverter. A daily load of 1,740 Wh needs 1,934 Wh from the battery.
    expect(await sizeSystem('fridge:1:24,bulb:8:5')).toEqual({
      parts: [
        [1, 'Middle'],
        [1, 'Stack'],
        [2, 'Panel 585'],
      ],
      total: naira(900_000 + 1_600_000 + 2 * 148_500),
      missing: undefined,
    });
    expect(await countStatements(() => size('fridge:1:24,bulb:8:5'))).toBe(1);
    const { parts } = await size('fridge:1:24,bulb:8:5');
    expect(parts.map(({ reasons }) => reasons)).toEqual([
      [
        'Everything on at once needs 222\u00a0W, and 522\u00a0W at the largest start-up surge: it supplies 5,000\u00a0W and 10,000\u00a0W',
      ],
      [
        'A day needs 2\u00a0kWh from the battery: it supplies 4\u00a0kWh',
        '48\u00a0V, the same as this inverter',
      ],
      [
        '593\u00a0W refill the battery in 4.5 hours of sun: 2 supply 1,170\u00a0W',
        '1,170\u00a0W in total, within this inverter’s maximum solar input of 5,000\u00a0W',
      ],
    ]);
    expect((await sizeSystem('fridge:1:24,bulb:8:5', 0)).parts).toHaveLength(2);
  });

  it('leaves out sold-out products and closed stores, and says what is missing', async () => {
    expect((await sizeSystem('cooker:2:2')).parts).toEqual([
      [1, 'Large'],
      [4, 'Stack'],
      [7, 'Panel 585'],
    ]);
    expect(await sizeSystem('cooker:3:1')).toEqual({
      parts: [],
      total: 0,
      missing:
        'No inverter in stock supplies 9,000\u00a0W, and 9,000\u00a0W at start-up. The strongest supplies 8,000\u00a0W and 16,000\u00a0W.',
    });
    expect((await sizeSystem('cooker:1:20', 0)).missing).toBe(
      'No battery in stock supplies 66.67\u00a0kWh together with an inverter that has enough power. The most is 16\u00a0kWh.',
    );
    expect((await sizeSystem('toaster:1:1')).missing).toBe('Choose an appliance.');
    await expect(size('bulb', 12)).rejects.toMatchObject({ status: 422 });
  });
});
