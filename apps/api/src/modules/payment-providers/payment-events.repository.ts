import { and, desc, eq, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PaymentEventListQuery } from '@market/domain/checkout/payment-event';
import { countUpTo, likePattern } from '../../db/list-queries';
import type { Db } from '../../db/db';
import { addMilliseconds, days } from '../../platform/clock';
import { referenceCondition } from '../checkout/checkout.reads';
import { usersTable } from '../accounts/accounts.reads';
import { paymentEventsTable, eventSearchText } from './payment-events.tables';

export type PaymentEventRow = typeof paymentEventsTable.$inferSelect;
type NewEvent = typeof paymentEventsTable.$inferInsert;

const isOpen = inArray(paymentEventsTable.status, ['waiting', 'failed']);

/** Stores an event, or returns the stored one with the same key. */
export async function insertEvent(
  db: Db,
  event: NewEvent,
): Promise<{ row: PaymentEventRow; isNew: boolean }> {
  const [added] = await db
    .insert(paymentEventsTable)
    .values(event)
    .onConflictDoNothing()
    .returning();
  if (added) return { row: added, isNew: true };
  const [row] = await db
    .select()
    .from(paymentEventsTable)
    .where(
      and(eq(paymentEventsTable.provider, event.provider), eq(paymentEventsTable.key, event.key)),
    );
  if (!row) throw new Error(`The payment event ${event.key} does not exist`);
  return { row, isNew: false };
}

export async function findEvent(db: Db, id: string): Promise<PaymentEventRow | undefined> {
  const [row] = await db.select().from(paymentEventsTable).where(eq(paymentEventsTable.id, id));
  return row;
}

/** Returns undefined when the event is closed. */
export async function updateOpenEvent(
  db: Db,
  id: string,
  change: Omit<Partial<NewEvent>, 'tries'> & { tries?: number | SQL },
): Promise<PaymentEventRow | undefined> {
  const [changed] = await db
    .update(paymentEventsTable)
    .set(change)
    .where(and(eq(paymentEventsTable.id, id), isOpen))
    .returning();
  return changed;
}

export async function reopenEvent(
  db: Db,
  id: string,
  change: Partial<NewEvent>,
): Promise<PaymentEventRow | undefined> {
  const [changed] = await db
    .update(paymentEventsTable)
    .set({
      ...change,
      status: 'waiting',
      tries: 0,
      handledAt: null,
      handledBy: null,
      note: null,
      processedAt: null,
    })
    .where(
      and(
        eq(paymentEventsTable.id, id),
        inArray(paymentEventsTable.status, ['processed', 'handled']),
      ),
    )
    .returning();
  return changed;
}

const selectEvents = (db: Db) =>
  db
    .select({
      event: paymentEventsTable,
      handler: { firstName: usersTable.firstName, lastName: usersTable.lastName },
    })
    .from(paymentEventsTable)
    .leftJoin(usersTable, eq(usersTable.id, paymentEventsTable.handledBy));
export type PaymentEventListRow = Awaited<ReturnType<typeof listEvents>>[number];

/**
 * Whether the event's name or reason contains the text, or its reference starts with it. Uses an
 * index.
 */
const matchesEvent = (text: string): SQL | undefined =>
  or(
    ilike(eventSearchText(paymentEventsTable), likePattern(text)),
    referenceCondition(sql`lower(${paymentEventsTable.reference})`, text),
  );

const eventCondition = ({ search, status }: PaymentEventListQuery): SQL | undefined => {
  const statusCondition =
    status === 'open' ? isOpen : status && eq(paymentEventsTable.status, status);
  return and(statusCondition, search ? matchesEvent(search) : undefined);
};

export const listEvents = (db: Db, query: PaymentEventListQuery) =>
  selectEvents(db)
    .where(eventCondition(query))
    .orderBy(desc(paymentEventsTable.receivedAt), desc(paymentEventsTable.id))
    .limit(query.limit)
    .offset(query.offset);

export async function findListed(db: Db, id: string): Promise<PaymentEventListRow | undefined> {
  const [row] = await selectEvents(db).where(eq(paymentEventsTable.id, id));
  return row;
}

export const countEvents = (db: Db, query: PaymentEventListQuery): Promise<number> =>
  countUpTo(
    db,
    db
      .select({ one: sql`1` })
      .from(paymentEventsTable)
      .where(eventCondition(query)),
  );

export const nextTryExpression = sql`${paymentEventsTable.tries} + 1`;

export const deleteClosedEvents = (db: Db, now: Date) =>
  db
    .delete(paymentEventsTable)
    .where(
      and(
        inArray(paymentEventsTable.status, ['processed', 'handled']),
        lt(paymentEventsTable.receivedAt, addMilliseconds(now, -days(180))),
      ),
    );
