import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@market/api-client/contract';
import type { FitCheck, FitRuleInput } from '@market/domain/catalogue/fit-rule.schema';
import { randomIds } from '../../platform/ids';
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
  admin = await market.create.admin({ resources: ['curation'] });
  merchant = await market.create.merchant();
});
afterAll(() => market.close());

const asAdmin = () => market.as(admin);
const category = (name: string, parentId?: string) =>
  asAdmin()(contract.categoryTree.create, { body: { name, parentId } });
const attribute = (id: string, name: string, input: object = { unit: 'V' }) =>
  asAdmin()(contract.categoryAttributes.create, {
    params: { id },
    body: { name, type: 'number', choices: [], group: 'General', ...input },
  });
const rules = (id: string) => asAdmin()(contract.fitRules.list, { params: { id } });
const merge = (
  id: string,
  into: string,
  attributes: { id: string; action: 'map' | 'remove'; attributeId?: string }[] = [],
) =>
  asAdmin()(contract.categoryTree.merge, {
    params: { id },
    body: { into, attributes },
  });

const check = (attributeId: string, otherId: string, given: Partial<FitCheck> = {}): FitCheck => ({
  kind: 'equal',
  attributeId,
  otherId,
  factor: 1,
  together: false,
  ...given,
});

/** Creates two categories, each with a voltage, and a rule that both voltages must be equal. */
async function pair(name: string) {
  const cells = await category(`${name} cells`);
  const devices = await category(`${name} devices`);
  const [volts, needs] = [await attribute(cells.id, 'Volts'), await attribute(devices.id, 'Needs')];
  const input: FitRuleInput = {
    categoryId: cells.id,
    otherCategoryId: devices.id,
    noun: 'cell',
    otherNoun: 'device',
    suggests: 'both',
    checks: [check(volts.id, needs.id)],
  };
  const rule = await asAdmin()(contract.fitRules.create, { body: input });
  return { cells, devices, volts, needs, input, rule };
}

describe('a “Goes with” rule', () => {
  it('is listed for its categories and the categories below them, and every change to it is recorded', async () => {
    const { cells, devices, volts, needs, input, rule } = await pair('Day');
    const small = await category('Small day devices', devices.id);
    expect(rule).toMatchObject({ ...input, category: 'Day cells', otherCategory: 'Day devices' });
    expect(await rules(cells.id)).toEqual([rule]);
    expect(await rules(small.id), 'inherited').toEqual([rule]);
    const halfCheck = check(volts.id, needs.id, { kind: 'atMost', factor: 0.5 });
    await asAdmin()(contract.fitRules.update, {
      params: { id: rule.id },
      body: { ...input, checks: [halfCheck] },
    });
    expect(await rules(devices.id)).toMatchObject([{ checks: [halfCheck] }]);
    await asAdmin()(contract.fitRules.remove, { params: { id: rule.id } });
    expect(await rules(devices.id)).toEqual([]);
    const log = await market.as(await market.create.superAdmin())(contract.audit.list, {
      query: { subjectId: cells.id },
    });
    const entries = log.rows.filter(({ action }) => action.startsWith('fitRule'));
    expect(entries.map(({ action }) => action)).toEqual([
      'fitRule.deleted',
      'fitRule.updated',
      'fitRule.created',
    ]);
    expect(entries[1]?.changes).toEqual([
      { field: 'checks', before: 'Volts equals Needs', after: 'Volts at most 0.5 × Needs' },
    ]);
  });

  it('counts the products on each side that fit a product on the other side', async () => {
    const { cells, devices, volts, needs } = await pair('Count');
    const add = (categoryId: string, id: string, ...values: (number | undefined)[]) =>
      Promise.all(
        values.map((value) =>
          products.listed(merchant, {
            categoryId,
            ...(value !== undefined && { attributes: { [id]: value } }),
          }),
        ),
      );
    await add(cells.id, volts.id, 12, 12, 48, undefined);
    await add(devices.id, needs.id, 12, 24, undefined);
    expect(await rules(cells.id)).toMatchObject([{ fitting: 2, otherFitting: 1 }]);
  });

  it('compares only attributes that its categories have, with the same type and unit', async () => {
    const { cells, input, volts, needs } = await pair('Units');
    const amps = await attribute(cells.id, 'Amps', { unit: 'A' });
    const create = (...checks: FitCheck[]) =>
      asAdmin()(contract.fitRules.create, { body: { ...input, checks } });
    await expect(create(check(volts.id, needs.id), check(amps.id, needs.id))).rejects.toMatchObject(
      {
        status: 422,
        fields: [{ field: 'checks.1.otherId', message: 'Needs and Amps have different units' }],
      },
    );
    await expect(create(check(needs.id, needs.id))).rejects.toMatchObject({ status: 422 });
    await expect(create(check(volts.id, needs.id, { kind: 'within' }))).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'checks.0.toId' }],
    });
    await expect(
      asAdmin()(contract.fitRules.create, { body: { ...input, otherCategoryId: cells.id } }),
    ).rejects.toMatchObject({ status: 422 });
    await expect(
      asAdmin()(contract.fitRules.remove, { params: { id: amps.id } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('an attribute that a rule checks', () => {
  it('cannot be deleted or be given another unit', async () => {
    const { volts } = await pair('Kept');
    await expect(
      asAdmin()(contract.categoryAttributes.remove, { params: { id: volts.id } }),
    ).rejects.toMatchObject({ status: 409 });
    await expect(
      asAdmin()(contract.categoryAttributes.update, {
        params: { id: volts.id },
        body: { ...volts, unit: 'A' },
      }),
    ).rejects.toMatchObject({ status: 422 });
  });

  it('is replaced in the rule by the attribute that it is merged into', async () => {
    const { cells, volts, devices } = await pair('Old');
    const modern = await category('Modern cells');
    const target = await attribute(modern.id, 'Voltage');
    await expect(
      merge(cells.id, modern.id, [{ id: volts.id, action: 'remove' }]),
    ).rejects.toMatchObject({ status: 409 });
    await merge(cells.id, modern.id, [{ id: volts.id, action: 'map', attributeId: target.id }]);
    expect(await rules(devices.id)).toMatchObject([
      { categoryId: modern.id, checks: [{ attributeId: target.id }] },
    ]);
    await expect(merge(devices.id, modern.id), 'both sides').rejects.toMatchObject({ status: 409 });
  });

  it('prevents a merge after which the category would no longer inherit it', async () => {
    const { devices, input, volts } = await pair('Above');
    const inner = await category('Inner', input.categoryId);
    const otherCategory = await category('Elsewhere');
    const place = await category('Place', otherCategory.id);
    await asAdmin()(contract.fitRules.create, {
      body: { ...input, categoryId: inner.id, otherCategoryId: devices.id },
    });
    await expect(merge(inner.id, place.id)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(volts.name),
    });
  });
});
