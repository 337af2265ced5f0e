import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { AttributeValues } from '@market/domain/catalogue/attribute-values';
import type { CategoryAttributeInput } from '@market/domain/catalogue/category-attribute';
import type { Product } from '@market/domain/catalogue/product';
import { toProductInput, type ProductInput } from '@market/domain/catalogue/product-input';
import { withRevision } from '@market/domain/catalogue/revised-product';
import { effectiveValue, type Specification } from '@market/domain/catalogue/specification';
import { checkTotals } from '../../db/seed/check-totals';
import { randomIds } from '../../platform/ids';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProductHelpers, naira } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let shelf: Awaited<ReturnType<typeof createProductHelpers>>;
let admin: TestAccount;
let merchant: TestAccount;
let hybrid: string;
let power: string;
let voltage: string;
let wifi: string;

beforeAll(async () => {
  market = await startMarket();
  shelf = await createProductHelpers(market, randomIds(market.clock));
  admin = await market.create.admin({ resources: ['products', 'curation'] });
  merchant = await market.create.merchant();
  hybrid = await shelf.category('Hybrid', { id: shelf.categoryId, level: 1 });
  power = await attribute(shelf.categoryId, {
    name: 'Rated output',
    unit: 'kVA',
    better: 'more',
    group: 'Output',
  });
  voltage = await attribute(shelf.categoryId, {
    name: 'Battery voltage',
    type: 'choice',
    choices: ['24 V', '48 V'],
    group: 'Battery',
  });
  wifi = await attribute(hybrid, { name: 'Wi-Fi', type: 'yesNo', group: 'Output' });
});
// The stored counts of products that state an attribute equal the counted ones.
afterEach(() => checkTotals(market.db, market.services));
afterAll(() => market.close());

async function attribute(
  categoryId: string,
  input: Partial<CategoryAttributeInput> & { name: string },
): Promise<string> {
  const created = await market.as(admin)(contract.categoryAttributes.create, {
    params: { id: categoryId },
    body: { type: 'number', choices: [], group: 'General', ...input },
  });
  return created.id;
}

const inverter = (attributes: AttributeValues, changes: Partial<ProductInput> = {}) =>
  shelf.listed(merchant, { subCategoryId: hybrid, attributes, ...changes });
const save = (product: Product, changes: Partial<ProductInput>) =>
  market.as(merchant)(contract.products.update, {
    params: { id: product.id },
    body: { ...toProductInput(withRevision(product)), ...changes },
  });
const approve = ({ id }: Product) =>
  market.as(admin)(contract.productApprovals.decide, {
    query: { productId: id, merchantId: merchant.userId },
    body: { approved: true },
  });
const readSpecification = async ({ id }: Pick<Product, 'id'>) =>
  listFacts((await market.anonymous(contract.catalogue.byId, { params: { id } })).specification);
const listFacts = (specification: Specification, variantId?: string) =>
  specification.map(({ group, attributes }) => [
    group,
    ...attributes.map((each) => `${each.name}: ${effectiveValue(each, variantId)}`),
  ]);
const price = { price: naira(100), sellingPrice: naira(90) };
const sizes = (...attributes: (AttributeValues | undefined)[]): Partial<ProductInput> => ({
  variantProperties: [{ property: 'Capacity', options: attributes.map((_, at) => `size ${at}`) }],
  variant: attributes.map((values, at) => ({
    sku: `V-${at}`,
    options: { Capacity: `size ${at}` },
    ...price,
    quantity: 3,
    attributes: values,
  })),
});

it('the attributes of a category count the products that state them, at every level, without deleted ones', async () => {
  const phases = await attribute(shelf.categoryId, { name: 'Phases' });
  const cooling = await attribute(hybrid, { name: 'Cooling', type: 'yesNo' });
  const count = async (categoryId: string) =>
    Object.fromEntries(
      (
        await market.as(admin)(contract.categoryAttributes.list, { params: { id: categoryId } })
      ).map(({ id, filledIn }) => [id, filledIn]),
    );
  await inverter({ [phases]: 1, [cooling]: false });
  await inverter({}, sizes({ [phases]: 1 }, { [phases]: 3 }));
  await shelf.pending(merchant, { attributes: { [phases]: 3 } });
  const deleted = await inverter({ [phases]: 1, [cooling]: true });
  expect(await count(shelf.categoryId)).toMatchObject({ [phases]: 4 });
  await market.as(merchant)(contract.products.bulk, {
    body: { products: [{ id: deleted.id }], change: { kind: 'delete' } },
  });
  expect(await count(shelf.categoryId)).toMatchObject({ [phases]: 3 });
  expect(await count(hybrid)).toMatchObject({ [phases]: 2, [cooling]: 1 });
  for (const id of [phases, cooling])
    await market.as(admin)(contract.categoryAttributes.remove, { params: { id } });
});

it('a product needs a value for each required attribute, of its own or of all variants, before it is submitted', async () => {
  const surge = await attribute(hybrid, { name: 'Surge output', isRequired: true });
  const refused = {
    status: 422,
    fields: [
      {
        field: `attributes.${surge}`,
        message: 'Products in this category need a value for “Surge output”',
      },
    ],
  };
  await expect(inverter({})).rejects.toMatchObject({ fields: refused.fields });
  await expect(inverter({}, sizes({ [surge]: 9 }, {}))).rejects.toMatchObject({
    fields: refused.fields,
  });
  const product = await inverter({}, sizes({ [surge]: 9 }, { [surge]: 12 }));
  await expect(save(product, { variant: [], variantProperties: [] })).rejects.toMatchObject(
    refused,
  );
  const draft = await shelf.pending(merchant, { subCategoryId: hybrid, isDraft: true });
  const submit = () =>
    market.as(merchant)(contract.products.bulk, {
      body: { products: [{ id: draft.id }], change: { kind: 'submit' } },
    });
  await expect(submit()).resolves.toMatchObject([
    { outcome: 'failed', problem: `${refused.fields[0]?.message}.` },
  ]);
  await save(draft, { attributes: { [surge]: 9 }, isDraft: true });
  await expect(submit()).resolves.toMatchObject([{ outcome: 'changed' }]);
  await market.as(admin)(contract.categoryAttributes.remove, { params: { id: surge } });
});

describe('the attribute values of a product', () => {
  it('are returned in the groups that the product’s category defines, for each variant', async () => {
    const product = await inverter(
      { [wifi]: true, [power]: 5, [voltage]: '48 V' },
      sizes({}, { [power]: 8, [voltage]: '48 V' }),
    );
    const customers = await market.anonymous(contract.catalogue.byId, {
      params: { id: product.id },
    });
    const [, large] = customers.productVariant?.variant ?? [];
    expect(listFacts(customers.specification)).toEqual([
      ['Output', 'Rated output: 5', 'Wi-Fi: true'],
      ['Battery', 'Battery voltage: 48 V'],
    ]);
    expect(listFacts(customers.specification, large?.id)[0]).toContain('Rated output: 8');
    expect(customers.specification[0]?.attributes[0]).toMatchObject({
      unit: 'kVA',
      better: 'more',
      variants: { [large?.id ?? '']: 8 },
    });
    expect(product.attributes).toEqual({ [wifi]: true, [power]: 5, [voltage]: '48 V' });
    expect(product.variant.map((each) => each.attributes)).toEqual([{}, { [power]: 8 }]);
  });

  it('are rejected with an error on each field that does not match its attribute', async () => {
    const body = shelf.input({
      subCategoryId: hybrid,
      attributes: { [power]: '5', [voltage]: '96 V', [wifi]: true },
      ...sizes({ [wifi]: 1 }),
    });
    await expect(market.as(merchant)(contract.products.create, { body })).rejects.toMatchObject({
      status: 422,
      fields: expect.arrayContaining([
        { field: `attributes.${power}`, message: 'Enter a number' },
        { field: `attributes.${voltage}`, message: 'Choose one of: 24 V, 48 V' },
        { field: `variant.0.attributes.${wifi}`, message: 'Choose yes or no' },
      ]),
    });
  });

  it('cannot be stored with a type that differs from their attribute’s', async () => {
    const product = await inverter({ [power]: 5 });
    const invalidInsert = market.db.execute(
      sql`insert into product_attribute_values (product_id, attribute_id, type, choice) values (${product.id}, ${power}, 'choice', 'many')`,
    );
    await expect(invalidInsert).rejects.toThrow();
  });

  it('need approval when they change, and stay the same when they are left out', async () => {
    const product = await inverter({ [power]: 5, [wifi]: true }, sizes(undefined, { [power]: 8 }));
    const same = await save(product, { attributes: undefined });
    expect(same.revision).toBeUndefined();
    expect(same.attributes).toEqual(product.attributes);
    const changed = await save(same, { attributes: { [power]: 6 } });
    expect(changed.revision).toMatchObject({ attributes: { [power]: 6 }, status: 'pending' });
    expect(await readSpecification(product)).toEqual([
      ['Output', 'Rated output: 5', 'Wi-Fi: true'],
    ]);
    await approve(product);
    expect(await readSpecification(product)).toEqual([['Output', 'Rated output: 6']]);
  });

  it('are removed once a change to a category without the attribute is approved', async () => {
    const product = await inverter({ [power]: 5, [wifi]: true });
    const moved = await save(product, { subCategoryId: undefined });
    expect(moved.revision?.attributes).toEqual({ [power]: 5 });
    await approve(product);
    expect(await readSpecification(product)).toEqual([['Output', 'Rated output: 5']]);
  });
});

describe('a change to a category', () => {
  it('cannot change the meaning of products’ attribute values', async () => {
    const id = await attribute(hybrid, { name: 'Casing', type: 'choice', choices: ['A', 'B'] });
    const depth = await attribute(hybrid, { name: 'Depth', unit: 'cm' });
    const product = await inverter({ [id]: 'B', [depth]: 20 });
    const update = (attributeId: string, body: CategoryAttributeInput) =>
      market.as(admin)(contract.categoryAttributes.update, { params: { id: attributeId }, body });
    const casing: CategoryAttributeInput = {
      name: 'Casing',
      type: 'choice',
      choices: ['A'],
      group: 'General',
    };
    await expect(update(id, { ...casing, type: 'yesNo' })).rejects.toMatchObject({
      fields: [
        {
          field: 'type',
          message: '1 product has a value for this attribute. Add another attribute instead.',
        },
      ],
    });
    await expect(
      update(depth, { name: 'Depth', type: 'number', unit: 'mm', choices: [], group: 'General' }),
    ).rejects.toMatchObject({
      fields: [
        { field: 'unit', message: '1 product has a value in cm. Add another attribute instead.' },
      ],
    });
    await update(id, casing);
    expect(await readSpecification(product)).toEqual([['General', 'Depth: 20']]);
  });

  it('moves mapped values in a merge, and drops values that have no attribute in the target category', async () => {
    const top = await shelf.category('Power');
    const [from, into] = [
      await shelf.category('Old', { id: shelf.categoryId, level: 1 }),
      await shelf.category('New', { id: top, level: 1 }),
    ];
    const old = await attribute(from, { name: 'Cell', type: 'choice', choices: ['lfp', 'Gel'] });
    const next = await attribute(into, { name: 'Chemistry', type: 'choice', choices: ['LFP'] });
    const product = await inverter({ [power]: 5, [old]: 'lfp' }, { subCategoryId: from });
    const changed = await save(product, { attributes: { [old]: 'Gel' } });
    expect(changed.revision?.attributes).toEqual({ [old]: 'Gel' });
    await market.as(admin)(contract.categoryTree.merge, {
      params: { id: from },
      body: { into, attributes: [{ id: old, action: 'map', attributeId: next }] },
    });
    expect(await readSpecification(product)).toEqual([['General', 'Chemistry: LFP']]);
    await approve(product);
    expect(await readSpecification(product)).toEqual([['General', 'Chemistry: Gel']]);
  });
});
