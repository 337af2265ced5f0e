import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isApiError } from '@market/api-client/errors';
import type { Endpoint } from '@market/api-client/endpoint';
import { startMarket, type TestMarket } from '../test/harness';
import { cases } from '../test/tenancy/cases';
import { createTenant, type Tenant } from '../test/tenancy/create-tenant';
import { listRowsContaining } from '../test/tenancy/list-rows-containing';
import { merchantEndpoints, tenantFields } from '../test/tenancy/tenant-fields';

let market: TestMarket;
let ownTenant: Tenant;
let otherTenant: Tenant;
beforeAll(async () => {
  market = await startMarket();
  ownTenant = await createTenant(market, 'Attacker');
  otherTenant = await createTenant(market, 'Victim');
}, 60_000);
afterAll(() => market.close());

const endpointsWithIds = merchantEndpoints.filter((row) => tenantFields(row).length > 0);
/** The endpoints with a case. The first test lists those without one. */
const testedFields = endpointsWithIds.flatMap((row) => {
  const found = cases[row.name];
  return found ? [{ row, ...found }] : [];
});
type TestedField = (typeof testedFields)[number];

/** Sends the request as the merchant of `caller`. Returns the reply as text. */
async function answer(
  { row, input }: TestedField,
  caller: Tenant,
  of: (field: string) => Tenant,
): Promise<{ status: number; text: string; sent: string }> {
  const made = input(of, ownTenant.shared);
  const sent = JSON.stringify(made);
  try {
    return { status: 200, text: JSON.stringify(await market.as(caller.merchant)(row, made)), sent };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { status: error.status ?? 0, text: JSON.stringify([error.message, error.fields]), sent };
  }
}

/** Reads before writes, deletions last. */
const inSafeOrder = (): TestedField[] => testedFields.toSorted((a, b) => rank(a.row) - rank(b.row));
const rank = ({ method, name }: Endpoint): number =>
  method === 'GET' ? 0 : method === 'DELETE' ? 3 : name === 'accounts.onboard' ? 2 : 1;

describe('requests with the ids of another store', () => {
  it('are tested for every field that takes an id in the merchant endpoints', () => {
    const requested = testedFields.map(({ row, input }) => {
      const fields = new Set<string>();
      input((field) => {
        fields.add(field);
        return ownTenant;
      }, ownTenant.shared);
      return [row.name, [...fields].sort()];
    });
    expect(Object.fromEntries(requested)).toEqual(
      Object.fromEntries(endpointsWithIds.map((row) => [row.name, tenantFields(row).sort()])),
    );
    expect(Object.keys(cases).sort()).toEqual(testedFields.map(({ row }) => row.name).sort());
  });

  it('reveal nothing about the other store, and change none of its data', async () => {
    const theirs = [
      ...Object.values(otherTenant.ids),
      otherTenant.mark,
      otherTenant.merchant.email,
    ];
    const before = await listRowsContaining(market.db, theirs);
    expect(before.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const each of inSafeOrder()) {
      const { row, answers } = each;
      for (const field of tenantFields(row)) {
        const { status, text, sent } = await answer(each, ownTenant, (name) =>
          name === field ? otherTenant : ownTenant,
        );
        if (status !== (answers?.[field] ?? 404))
          wrong.push(`${row.name} ${field}: ${status} ${text}`);
        if (theirs.some((each) => text.includes(each) && !sent.includes(each)))
          wrong.push(`${row.name} ${field} tells ${text}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await listRowsContaining(market.db, theirs)).toEqual(before);
  });

  it('are rejected because of the id alone: the other store’s own merchant may send the same requests', async () => {
    const refused: string[] = [];
    for (const each of inSafeOrder()) {
      const { status, text } = await answer(each, otherTenant, () => otherTenant);
      if (status !== 200 && status !== 409) refused.push(`${each.row.name}: ${status} ${text}`);
    }
    expect(refused).toEqual([]);
  });
});
