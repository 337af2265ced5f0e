import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { CategoryAttributeInput } from '@market/domain/catalogue/category-attribute';
import { businessesTable, categoryChoicesTable, couponsTable } from '../../db/schema';
import { randomIds } from '../../platform/ids';
import { createCoupon } from '../../test/create-coupon';
import { startMarket, type TestMarket } from '../../test/harness';
import { createProductHelpers } from '../../test/product-helpers';
import type { TestAccount } from '../../test/test-accounts';

let market: TestMarket;
let products: Awaited<ReturnType<typeof createProductHelpers>>;
let admin: TestAccount;
let merchant: TestAccount;
beforeAll(async () => {
  market = await startMarket();
  products = await createProductHelpers(market, randomIds(market.clock));
  admin = await market.create.account('admin', { resources: ['curation'] });
  merchant = await market.create.merchant();
});
afterAll(() => market.close());

const business = {
  isRegisteredBusiness: false,
  dateOfBirth: '1985-03-14',
  nationality: 'Nigerian',
  idDocumentType: 'NIN slip',
  idDocumentNumber: '12345678901',
  homeAddress: { street: '4 Home Road', LGA: 'Ikeja', state: 'Lagos', country: 'Nigeria' },
  staffSize: '1',
  updatedAt: new Date('2026-11-01T09:00:00Z'),
} as const;

const asAdmin = () => market.as(admin);
const asMerchant = () => market.as(merchant);
const create = (name: string, parentId?: string) =>
  asAdmin()(contract.categoryTree.create, { body: { name, parentId } });
const merge = (
  id: string,
  into: string,
  attributes: { id: string; action: 'keep' | 'map' | 'remove'; attributeId?: string }[] = [],
) => asAdmin()(contract.categoryTree.merge, { params: { id }, body: { into, attributes } });
const preview = (id: string, into: string) =>
  asAdmin()(contract.categoryTree.mergePreview, { params: { id }, query: { into } });
const attribute = (id: string, input: Partial<CategoryAttributeInput> & { name: string }) =>
  asAdmin()(contract.categoryAttributes.create, {
    params: { id },
    body: { type: 'number', choices: [], group: 'General', ...input },
  });
const attributes = async (id: string) =>
  (await asAdmin()(contract.categoryAttributes.list, { params: { id } })).map(
    ({ name, inheritedFrom }) => (inheritedFrom ? `${name} from ${inheritedFrom}` : name),
  );
const namesBelow = async (parentId?: string) =>
  (await asAdmin()(contract.categoryTree.list))
    .filter((node) => node.parentId === parentId)
    .map(({ name }) => name);
const listAudit = async (subjectId: string) =>
  (await market.as(await market.create.superAdmin())(contract.audit.list, { query: { subjectId } }))
    .rows;

describe('the category tree', () => {
  it('adds, renames and reorders categories, rejects the name of a sibling, and records each change', async () => {
    const wind = await create('Wind');
    const turbines = await create('Turbines', wind.id);
    await create('Masts', wind.id);
    const cables = await create('Cables', wind.id);
    const small = await create('Small', turbines.id);
    expect(small).toMatchObject({ level: 3, products: 0 });
    await expect(create('Smaller', small.id)).rejects.toMatchObject({ status: 422 });
    await expect(create('masts', wind.id)).rejects.toMatchObject({ status: 422 });
    await expect(
      asAdmin()(contract.categoryTree.rename, {
        params: { id: cables.id },
        body: { name: 'MASTS' },
      }),
    ).rejects.toMatchObject({ status: 422 });

    await asAdmin()(contract.categoryTree.rename, {
      params: { id: cables.id },
      body: { name: 'Wires' },
    });
    await asAdmin()(contract.categoryTree.move, {
      params: { id: cables.id },
      body: { position: 0 },
    });
    await expect(namesBelow(wind.id)).resolves.toEqual(['Wires', 'Turbines', 'Masts']);
    const shopTree = await market.anonymous(contract.categories.byId, { params: { id: wind.id } });
    expect(shopTree.subCategories.map(({ name }) => name)).toEqual(['Wires', 'Turbines', 'Masts']);
    expect(await listAudit(cables.id)).toMatchObject([
      { action: 'category.moved', changes: [{ field: 'position', before: '3', after: '1' }] },
      {
        action: 'category.renamed',
        changes: [{ field: 'name', before: 'Cables', after: 'Wires' }],
      },
      { action: 'category.created' },
    ]);
    await expect(
      market.as(await market.create.account('admin', { resources: ['orders'] }))(
        contract.categoryTree.list,
      ),
    ).rejects.toMatchObject({ status: 403 });
  });

  it('counts the products and stores of each category, without deleted products', async () => {
    const top = await create('Fans');
    const sub = await create('Ceiling fans', top.id);
    const counts = async () =>
      (await asAdmin()(contract.categoryTree.list))
        .filter(({ id }) => [top.id, sub.id].includes(id))
        .map(({ products: inCategory, stores }) => [inCategory, stores]);
    const { id, updatedAt } = await products.pending(merchant, {
      categoryId: top.id,
      subCategoryId: sub.id,
    });
    await products.pending(merchant, { categoryId: top.id });
    await products.pending(await market.create.merchant(), { categoryId: top.id });
    await expect(counts()).resolves.toEqual([
      [3, 2],
      [1, 1],
    ]);
    await asMerchant()(contract.products.bulk, {
      body: { products: [{ id, updatedAt }], change: { kind: 'delete' } },
    });
    await expect(counts()).resolves.toEqual([
      [2, 2],
      [0, 0],
    ]);
  });
});

describe('attributes', () => {
  it('are inherited in groups and in order, with names that are unique in the categories above and below', async () => {
    const top = await create('Pumps');
    const sub = await create('Surface pumps', top.id);
    const power = await attribute(top.id, { name: 'Power', unit: 'kW', group: 'Electrical' });
    await attribute(top.id, { name: 'Warranty', unit: 'months' });
    const head = await attribute(sub.id, { name: 'Head', unit: 'm', group: 'Hydraulic' });
    await expect(attributes(sub.id)).resolves.toEqual([
      'Power from Pumps',
      'Warranty from Pumps',
      'Head',
    ]);
    for (const [id, name] of [
      [sub.id, 'power'],
      [top.id, 'Head'],
    ] as const)
      await expect(attribute(id, { name })).rejects.toMatchObject({ status: 422 });
    await expect(
      attribute(sub.id, { name: 'Casing', type: 'choice', choices: ['Iron', 'iron'] }),
    ).rejects.toMatchObject({ status: 422, fields: [{ field: 'choices' }] });

    await asAdmin()(contract.categoryAttributes.move, {
      params: { id: power.id },
      body: { position: 9 },
    });
    const changed = await asAdmin()(contract.categoryAttributes.update, {
      params: { id: head.id },
      body: { name: 'Self-priming', type: 'yesNo', unit: 'm', choices: [], group: 'Hydraulic' },
    });
    expect(changed).toEqual({ ...head, name: 'Self-priming', type: 'yesNo', unit: undefined });
    await expect(attributes(sub.id)).resolves.toEqual([
      'Warranty from Pumps',
      'Power from Pumps',
      'Self-priming',
    ]);
    await asAdmin()(contract.categoryAttributes.remove, { params: { id: head.id } });
    await expect(attributes(sub.id)).resolves.toHaveLength(2);
    expect((await listAudit(sub.id)).map(({ action }) => action)).toEqual([
      'categoryAttribute.deleted',
      'categoryAttribute.updated',
      'categoryAttribute.created',
      'category.created',
    ]);
  });
});

it('the export of attributes lists each one in the category that defines it, at a signed address', async () => {
  const top = await create('Turbines and masts');
  const sub = await create('Masts, guyed', top.id);
  await attribute(sub.id, { name: 'Height', unit: 'm', isRequired: true, isFilterable: false });
  const { url } = await asAdmin()(contract.categoryAttributes.exportLink);
  const download = (address: string) =>
    market.app.inject({
      url: address,
      headers: { host: new URL(market.config.origins.admin).host },
    });
  const file = await download(url);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.body.split('\r\n')).toContain(
    '"Turbines and masts > Masts, guyed","General","Height","Number","m","","Neither","Yes","No",0',
  );
  expect((await download(`${url}x`)).statusCode).toBe(404);
});

describe('a category merge', () => {
  it('can be previewed, moves products, categories and attributes, and keeps the old id working', async () => {
    const sourceCategory = await create('Power accessories');
    const targetCategory = await create('Power parts');
    const child = await create('Fuses', sourceCategory.id);
    const volts = await attribute(sourceCategory.id, {
      name: 'Volts',
      type: 'choice',
      choices: ['12 V', '36 V'],
    });
    const length = await attribute(sourceCategory.id, { name: 'Length', unit: 'm' });
    const mass = await attribute(sourceCategory.id, { name: 'Mass', unit: 'kg' });
    const voltage = await attribute(targetCategory.id, {
      name: 'Battery voltage',
      type: 'choice',
      choices: ['12 v', '48 V'],
    });
    await attribute(targetCategory.id, { name: 'Length', unit: 'cm' });
    const { id } = await products.listed(merchant, {
      categoryId: sourceCategory.id,
      subCategoryId: child.id,
    });
    await expect(preview(sourceCategory.id, targetCategory.id)).resolves.toMatchObject({
      products: 1,
      stores: 1,
      children: ['Fuses'],
      attributes: [{ name: 'Volts' }, { name: 'Length' }, { name: 'Mass' }],
      takenNames: ['Battery voltage', 'Length'],
      problems: [],
    });
    const mapped = { id: volts.id, action: 'map', attributeId: voltage.id } as const;
    const keptAttribute = { id: mass.id, action: 'keep' } as const;
    await expect(
      merge(sourceCategory.id, targetCategory.id, [
        mapped,
        { id: length.id, action: 'keep' },
        keptAttribute,
      ]),
      'the target has an attribute of this name',
    ).rejects.toMatchObject({ status: 409 });
    await expect(
      merge(sourceCategory.id, targetCategory.id, [mapped, keptAttribute]),
    ).rejects.toMatchObject({ status: 409 });
    await expect(
      preview(sourceCategory.id, targetCategory.id),
      'nothing changed',
    ).resolves.toMatchObject({
      products: 1,
    });

    const target = await merge(sourceCategory.id, targetCategory.id, [
      mapped,
      { id: length.id, action: 'remove' },
      keptAttribute,
    ]);
    expect(target).toMatchObject({ id: targetCategory.id, products: 1 });
    await expect(namesBelow(targetCategory.id)).resolves.toEqual(['Fuses']);
    const applied = await asAdmin()(contract.categoryAttributes.list, { params: { id: child.id } });
    expect(applied).toMatchObject([
      { id: voltage.id, choices: ['12 v', '48 V', '36 V'] },
      { name: 'Length', unit: 'cm' },
      { id: mass.id, categoryId: targetCategory.id },
    ]);
    const [entry] = await listAudit(targetCategory.id);
    expect(entry).toMatchObject({
      action: 'category.merged',
      changes: [
        { field: 'merged', after: 'Power accessories' },
        { field: 'products', after: '1' },
        { field: 'categories', after: 'Fuses' },
        { field: 'attributes', after: 'Volts to Battery voltage, Length removed, Mass kept' },
      ],
    });

    const byOldId = await market.anonymous(contract.categories.byId, {
      params: { id: sourceCategory.id },
    });
    expect(byOldId).toMatchObject({ id: targetCategory.id, productCount: 1 });
    const listing = await market.anonymous(contract.catalogue.list, {
      query: { categoryId: sourceCategory.id },
    });
    expect(listing.rows.map((row) => row.id)).toEqual([id]);
    await expect(
      products.pending(merchant, { categoryId: sourceCategory.id, subCategoryId: child.id }),
      'a form that was open meanwhile',
    ).resolves.toMatchObject({ categoryId: targetCategory.id, subCategoryId: child.id });
    await expect(
      market.anonymous(contract.catalogue.byId, { params: { id } }),
    ).resolves.toMatchObject({ category: { id: targetCategory.id } });
  });

  it('can move a sub-category below another category, and redirects to the final target after a later merge', async () => {
    const [left, right] = [await create('Left'), await create('Right')];
    const [a, b, c] = [
      await create('A', left.id),
      await create('B', right.id),
      await create('C', right.id),
    ];
    const leaf = await create('Leaf', a.id);
    await attribute(left.id, { name: 'Colour' });
    await expect(preview(a.id, left.id)).rejects.toMatchObject({ status: 422 });
    const { lost } = await preview(a.id, b.id);
    expect(lost).toEqual(['Colour']);
    await merge(a.id, b.id);
    await merge(b.id, c.id);
    await expect(
      products.pending(merchant, {
        categoryId: left.id,
        subCategoryId: a.id,
        childCategoryId: leaf.id,
      }),
    ).resolves.toMatchObject({
      categoryId: right.id,
      subCategoryId: c.id,
      childCategoryId: leaf.id,
    });
    await expect(
      products.pending(merchant, { categoryId: left.id, subCategoryId: c.id }),
    ).rejects.toMatchObject({ fields: [{ field: 'subCategoryId' }] });
  });

  it('replaces the category in coupons, merchant profiles and import mappings', async () => {
    const { storeId } = merchant;
    const [solar, power] = [await create('Solar'), await create('Sun')];
    const [kits, sets] = [await create('Kits', solar.id), await create('Sets', power.id)];
    const trade = { categoryId: solar.id, subCategoryIds: [kits.id] };
    await market.db.insert(businessesTable).values({ ...business, ...trade, storeId });
    const tradeNow = async () => {
      const [row] = await market.db
        .select({
          categoryId: businessesTable.categoryId,
          subCategoryIds: businessesTable.subCategoryIds,
        })
        .from(businessesTable)
        .where(eq(businessesTable.storeId, storeId));
      return row;
    };
    const couponId = await createCoupon(market, storeId, {
      spendAppliesTo: 'Category',
      spendAppliesToId: kits.id,
    });
    const choice = { categoryId: solar.id, subCategoryId: kits.id };
    await market.db
      .insert(categoryChoicesTable)
      .values({ storeId, kind: 'type', value: 'Kit', choice });
    expect((await preview(kits.id, sets.id)).coupons).toBe(1);
    await merge(kits.id, sets.id);
    const [coupon] = await market.db
      .select()
      .from(couponsTable)
      .where(eq(couponsTable.id, couponId));
    expect(coupon).toMatchObject({ spendAppliesToId: sets.id });
    await expect(
      market.db
        .select({ choice: categoryChoicesTable.choice })
        .from(categoryChoicesTable)
        .where(eq(categoryChoicesTable.storeId, storeId)),
    ).resolves.toEqual([{ choice: { categoryId: power.id, subCategoryId: sets.id } }]);
    await expect(tradeNow(), 'it is below another main category now').resolves.toEqual({
      categoryId: solar.id,
      subCategoryIds: [],
    });
    await merge(solar.id, power.id);
    await expect(tradeNow()).resolves.toEqual({ categoryId: power.id, subCategoryIds: [] });
  });

  it('moves a product change that is pending approval', async () => {
    const [sourceCategory, targetCategory] = [await create('Waiting room'), await create('Lounge')];
    const input = products.input();
    const { id } = await products.listed(merchant, input);
    await asMerchant()(contract.products.update, {
      params: { id },
      body: { ...input, categoryId: sourceCategory.id, quantityRead: input.quantity },
    });
    await merge(sourceCategory.id, targetCategory.id);
    await market.services.productApprovals.decide(
      { ...(await market.create.superAdmin()), name: 'Ngozi Eze' },
      { productId: id, merchantId: merchant.userId },
      { approved: true },
    );
    await expect(asMerchant()(contract.products.byId, { params: { id } })).resolves.toMatchObject({
      categoryId: targetCategory.id,
      approvalStatus: 'approved',
    });
  });

  it('is refused when the categories have children with the same name', async () => {
    const [one, two] = [await create('Cookers'), await create('Stoves')];
    for (const parent of [one, two]) await create('Table top', parent.id);
    const { problems } = await preview(one.id, two.id);
    expect(problems).toEqual(['Both have a category named Table top. Merge or rename them first.']);
    await expect(merge(one.id, two.id)).rejects.toMatchObject({
      status: 409,
      message: problems[0],
    });
  });
});
