import { and, eq, gt, isNull } from 'drizzle-orm';
import type { UserType } from '@market/domain/accounts/roles';
import type { Db } from '../../db/db';
import { accountTokensTable, usersTable } from './accounts.tables';

type Kind = (typeof accountTokensTable.$inferSelect)['kind'];

export const insertLink = (db: Db, link: typeof accountTokensTable.$inferInsert) =>
  db.insert(accountTokensTable).values(link);

/** The user of a link that has not expired, whether it was used or not. */
export async function findLinkOwner(
  db: Db,
  { hash, kind, userType, now }: { hash: string; kind: Kind; userType: UserType; now: Date },
) {
  const [row] = await db
    .select({ user: usersTable, usedAt: accountTokensTable.usedAt })
    .from(accountTokensTable)
    .innerJoin(usersTable, eq(usersTable.id, accountTokensTable.userId))
    .where(
      and(
        eq(accountTokensTable.hash, hash),
        eq(accountTokensTable.kind, kind),
        gt(accountTokensTable.expiresAt, now),
        eq(usersTable.userType, userType),
      ),
    );
  return row;
}

/** Marks the link as used. Returns true for exactly one of several concurrent callers. */
export async function consumeLink(db: Db, hash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(accountTokensTable)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountTokensTable.hash, hash),
        isNull(accountTokensTable.usedAt),
        gt(accountTokensTable.expiresAt, now),
      ),
    )
    .returning({ userId: accountTokensTable.userId });
  return rows.length > 0;
}

export const deleteLinks = (db: Db, userId: string, kind: Kind) =>
  db
    .delete(accountTokensTable)
    .where(
      and(
        eq(accountTokensTable.userId, userId),
        eq(accountTokensTable.kind, kind),
        isNull(accountTokensTable.usedAt),
      ),
    );
