import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isApiError } from '@market/api-client/errors';
import type { Endpoint } from '@market/api-client/kernel';
import { startMarket, type TestMarket } from '../test/harness';
import { cases } from '../test/tenancy/cases';
import { furnish, type Furnished } from '../test/tenancy/furnish';
import { rowsAbout } from '../test/tenancy/rows-about';
import { merchantRows, tenantFields } from '../test/tenancy/tenant-fields';

let market: TestMarket;
let own: Furnished;
let other: Furnished;
beforeAll(async () => {
  market = await startMarket();
  own = await furnish(market, 'Attacker');
  other = await furnish(market, 'Victim');
}, 60_000);
afterAll(() => market.close());

const naming = merchantRows.filter((row) => tenantFields(row).length > 0);
/** The first test says which rows have none. */
const tried = naming.flatMap((row) => {
  const found = cases[row.name];
  return found ? [{ row, ...found }] : [];
});
type Tried = (typeof tried)[number];

/** Calls as the merchant of `caller`; what came back, as text. */
async function answer(
  { row, input }: Tried,
  caller: Furnished,
  of: (field: string) => Furnished,
): Promise<{ status: number; text: string; sent: string }> {
  const made = input(of, own.shared);
  const sent = JSON.stringify(made);
  try {
    return { status: 200, text: JSON.stringify(await market.as(caller.merchant)(row, made)), sent };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { status: error.status ?? 0, text: JSON.stringify([error.message, error.fields]), sent };
  }
}

/** Reads before writes, and what takes things away last. */
const gently = (): Tried[] => tried.toSorted((a, b) => rank(a.row) - rank(b.row));
const rank = ({ method, name }: Endpoint): number =>
  method === 'GET' ? 0 : method === 'DELETE' ? 3 : name === 'accounts.onboard' ? 2 : 1;

describe('what one store can do with the ids of another', () => {
  it('is tried for every place in which a merchant’s call takes one', () => {
    const asked = tried.map(({ row, input }) => {
      const fields = new Set<string>();
      input((field) => {
        fields.add(field);
        return own;
      }, own.shared);
      return [row.name, [...fields].sort()];
    });
    expect(Object.fromEntries(asked)).toEqual(
      Object.fromEntries(naming.map((row) => [row.name, tenantFields(row).sort()])),
    );
    expect(Object.keys(cases).sort()).toEqual(tried.map(({ row }) => row.name).sort());
  });

  it('is nothing: no answer tells of it, and nothing of it changes', async () => {
    const theirs = [...Object.values(other.ids), other.mark, other.merchant.email];
    const before = await rowsAbout(market.db, theirs);
    expect(before.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const each of gently()) {
      const { row, answers } = each;
      for (const field of tenantFields(row)) {
        const { status, text, sent } = await answer(each, own, (asked) =>
          asked === field ? other : own,
        );
        if (status !== (answers?.[field] ?? 404))
          wrong.push(`${row.name} ${field}: ${status} ${text}`);
        if (theirs.some((each) => text.includes(each) && !sent.includes(each)))
          wrong.push(`${row.name} ${field} tells ${text}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await rowsAbout(market.db, theirs)).toEqual(before);
  });

  it('is refused for the id alone: the store itself gets on with the very same calls', async () => {
    const refused: string[] = [];
    for (const each of gently()) {
      const { status, text } = await answer(each, other, () => other);
      if (status !== 200 && status !== 409) refused.push(`${each.row.name}: ${status} ${text}`);
    }
    expect(refused).toEqual([]);
  });
});
