import { and, eq, gt, inArray, isNull, like, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db';
import { DEMO_DOMAIN } from '../../platform/reserved-emails';
import { sessionsTable, usersTable } from './accounts.tables';

const partnerOwner = alias(usersTable, 'partner_owner');

type Session = typeof sessionsTable.$inferInsert;
type Renewal = Pick<Session, 'accessHash' | 'accessExpiresAt'>;

const isOpen = (now: Date) =>
  and(
    isNull(sessionsTable.revokedAt),
    gt(sessionsTable.idleExpiresAt, now),
    gt(sessionsTable.absoluteExpiresAt, now),
  );

/** Runs on every authenticated request, so it is prepared once. */
export const prepareFindPrincipal = (db: Db) =>
  db
    .select({
      userId: usersTable.id,
      sessionId: sessionsTable.id,
      userType: usersTable.userType,
      role: usersTable.role,
      isGuest: usersTable.isGuest,
      resources: usersTable.resources,
      firstName: usersTable.firstName,
      lastName: usersTable.lastName,
      storeId: usersTable.storeId,
      partnerId: usersTable.partnerId,
    })
    .from(sessionsTable)
    .innerJoin(usersTable, eq(usersTable.id, sessionsTable.userId))
    .leftJoin(partnerOwner, eq(partnerOwner.id, usersTable.partnerId))
    .where(
      and(
        eq(sessionsTable.accessHash, sql.placeholder('hash')),
        gt(sessionsTable.accessExpiresAt, sql.placeholder('now')),
        isNull(sessionsTable.revokedAt),
        isNull(usersTable.deactivatedAt),
        isNull(partnerOwner.deactivatedAt),
      ),
    )
    .prepare('principal_by_access_hash');

export const insertSession = (db: Db, session: Session) => db.insert(sessionsTable).values(session);

/** Uses up a refresh token. Returns undefined when it is unknown, used or expired. */
export const rotateSession = async (
  db: Db,
  refreshHash: string,
  now: Date,
  next: Renewal & Pick<Session, 'refreshHash'>,
) =>
  firstRow(
    await db
      .update(sessionsTable)
      .set({ ...next, previousRefreshHash: refreshHash, rotatedAt: now })
      .where(and(eq(sessionsTable.refreshHash, refreshHash), isOpen(now)))
      .returning(),
  );

/** Renews the session for a second tab that used the same refresh token a moment later. */
export const renewRotatedSession = async (
  db: Db,
  refreshHash: string,
  rotatedAfter: Date,
  now: Date,
  next: Renewal,
) =>
  firstRow(
    await db
      .update(sessionsTable)
      .set(next)
      .where(
        and(
          eq(sessionsTable.previousRefreshHash, refreshHash),
          gt(sessionsTable.rotatedAt, rotatedAfter),
          isOpen(now),
        ),
      )
      .returning(),
  );

export const setIdleExpiry = (db: Db, sessionId: string, idleExpiresAt: Date) =>
  db.update(sessionsTable).set({ idleExpiresAt }).where(eq(sessionsTable.id, sessionId));

const revoke = (db: Db, now: Date, condition: SQL | undefined) =>
  db
    .update(sessionsTable)
    .set({ revokedAt: now })
    .where(and(condition, isNull(sessionsTable.revokedAt)));

export const revokeSession = (db: Db, sessionId: string, now: Date) =>
  revoke(db, now, eq(sessionsTable.id, sessionId));
export async function revokeDemoSessions(db: Db, now: Date): Promise<void> {
  await revoke(
    db,
    now,
    inArray(
      sessionsTable.userId,
      db
        .select({ id: usersTable.id })
        .from(usersTable)
        .where(like(usersTable.email, `%${DEMO_DOMAIN}`)),
    ),
  );
}
export const revokeUserSessions = (db: Db, userId: string, now: Date, except?: string) =>
  revoke(
    db,
    now,
    and(
      eq(sessionsTable.userId, userId),
      except === undefined ? undefined : ne(sessionsTable.id, except),
    ),
  );

const firstRow = <T>(rows: readonly T[]): T | undefined => rows[0];
