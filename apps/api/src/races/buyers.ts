import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { addressesTable, cartItemsTable } from '../db/schema';
import type { TestMarket } from '../test/harness';
import type { Item } from '../test/sales';
import type { TestAccount } from '../test/test-accounts';
import { TEST_CONNECTIONS } from '../test/test-database';

export interface Buyer {
  readonly account: TestAccount;
  readonly addressId: string;
}

/** Customers ready to pay: signed in, with an address in Lagos and these items in the cart. */
export async function createBuyers(
  market: TestMarket,
  count: number,
  items: (index: number) => readonly Item[],
  price: number,
): Promise<Buyer[]> {
  const { db, clock } = market;
  const created: Buyer[] = [];
  for (let index = 0; index < count; index += 1)
    created.push({ account: await market.create.customer(), addressId: randomUUID() });
  await db.insert(addressesTable).values(
    created.map(({ account, addressId }, index) => ({
      id: addressId,
      userId: account.userId,
      fullName: 'Ada Obi',
      // Coupon limits apply per phone number too.
      phoneNumber: `0803${`${index}`.padStart(7, '0')}`,
      emailAddress: account.email,
      stateOrRegion: 'Lagos',
      lga: 'Ikeja',
      address: '12 Allen Avenue',
      isDefault: true,
      createdAt: clock.now(),
    })),
  );
  await db.insert(cartItemsTable).values(
    created.flatMap(({ account }, index) =>
      items(index).map(({ variantId, quantity }) => ({
        id: randomUUID(),
        userId: account.userId,
        variantId,
        quantity,
        unitPrice: price,
        createdAt: clock.now(),
      })),
    ),
  );
  return created;
}

/** The numbers 0 to `count` - 1, one for each runner. */
export const listIndexes = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);

/**
 * Runs all calls at the same time. Returns the results of those that succeeded and the errors of
 * the others.
 */
export async function race<T, R>(
  { db }: TestMarket,
  runners: readonly T[],
  run: (runner: T) => Promise<R>,
): Promise<{ won: R[]; lost: unknown[] }> {
  // The pool closes idle connections. With a single open connection, the runners would queue for it
  // instead of racing.
  await Promise.all(
    Array.from({ length: TEST_CONNECTIONS }, () => db.execute(sql`select pg_sleep(0.1)`)),
  );
  const results = await Promise.allSettled(runners.map(run));
  return {
    won: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    lost: results.flatMap((result): unknown[] =>
      result.status === 'rejected' ? [result.reason] : [],
    ),
  };
}

export function statusCounts(errors: readonly unknown[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const error of errors) {
    const status =
      error instanceof Error && 'status' in error ? String(error.status) : String(error);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}
