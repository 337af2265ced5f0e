import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../src/db/db';
import {
  addressesTable,
  productsTable,
  sessionsTable,
  stockTable,
  usersTable,
  variantsTable,
} from '../src/db/schema';
import { issueXsrfToken } from '../src/http/xsrf';
import { groupBy } from '../src/platform/group-by';
import { randomToken, tokenHash } from '../src/platform/tokens';
import { fillCatalogue } from './fill-catalogue';

const PRODUCTS = 400;
const UNITS = 1_000_000;
const ROWS_PER_STATEMENT = 500;
const DAY_MS = 86_400_000;

/** Two variants of one store. */
export type Basket = readonly [Line, Line];
export interface Line {
  readonly productId: string;
  readonly variantId: string;
  readonly storeId: string;
}

/** A signed-in customer with an address. */
export interface Shopper {
  readonly userId: string;
  readonly addressId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly token: string;
  readonly xsrf: string;
}

/**
 * Fills a migrated database with products that never sell out, and the given number of customers,
 * whose sessions last one day.
 */
export async function fillCheckout(
  db: Db,
  { shoppers: count, secret }: { shoppers: number; secret: string },
): Promise<{ shoppers: Shopper[]; baskets: Basket[] }> {
  await fillCatalogue(db, PRODUCTS);
  await db.update(stockTable).set({ onHand: UNITS });
  const rows = await db
    .select({
      productId: productsTable.id,
      variantId: variantsTable.id,
      storeId: productsTable.storeId,
    })
    .from(variantsTable)
    .innerJoin(productsTable, eq(productsTable.id, variantsTable.productId))
    .where(sql`${variantsTable.position} = 0`);
  const baskets = [...groupBy(rows, (row) => row.storeId).values()].flatMap((own) =>
    own.flatMap((line, index): Basket[] => {
      const next = own[index + 1];
      return next ? [[line, next]] : [];
    }),
  );

  const now = new Date();
  const later = new Date(now.getTime() + DAY_MS);
  const people = Array.from({ length: count }, (_, number) => ({
    userId: randomUUID(),
    addressId: randomUUID(),
    sessionId: randomUUID(),
    token: randomToken(),
    email: `shopper${number}@bench.example`,
  }));
  for (let from = 0; from < count; from += ROWS_PER_STATEMENT) {
    const piece = people.slice(from, from + ROWS_PER_STATEMENT);
    await db.insert(usersTable).values(
      piece.map(({ userId: id, email }) => ({
        id,
        userType: 'customer' as const,
        role: 'customer' as const,
        email,
        passwordHash: 'none',
        firstName: 'Ngozi',
        lastName: 'Eze',
        confirmedAt: now,
        createdAt: now,
      })),
    );
    await db.insert(addressesTable).values(
      piece.map(({ addressId: id, userId, email: emailAddress }) => ({
        id,
        userId,
        emailAddress,
        fullName: 'Ngozi Eze',
        phoneNumber: '0803 123 4567',
        stateOrRegion: 'Lagos',
        lga: 'Ikeja',
        address: '12 Allen Avenue',
        isDefault: true,
        createdAt: now,
      })),
    );
    await db.insert(sessionsTable).values(
      piece.map(({ sessionId: id, userId, token }) => ({
        id,
        userId,
        accessHash: tokenHash(token),
        accessExpiresAt: later,
        refreshHash: tokenHash(randomToken()),
        rotatedAt: now,
        idleExpiresAt: later,
        absoluteExpiresAt: later,
        createdAt: now,
      })),
    );
  }
  return {
    baskets,
    shoppers: people.map((shopper) => ({
      ...shopper,
      xsrf: issueXsrfToken(secret, shopper.sessionId),
    })),
  };
}
