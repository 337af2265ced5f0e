import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RemittanceStatus } from '@market/domain/cash/cash';
import { id, instant, kobo } from '../../db/columns';
import { usersTable } from '../accounts/accounts.tables';

/** Collected cash that arrived at the bank: recorded by one person, decided by another. */
export const cashRemittancesTable = pgTable(
  'cash_remittances',
  {
    id: id(),
    /** The shipping partner, or the platform's dispatcher. */
    holderId: uuid('holder_id')
      .notNull()
      .references(() => usersTable.id),
    amount: kobo('amount').notNull(),
    bankReference: text('bank_reference').notNull(),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    status: text('status').$type<RemittanceStatus>().notNull(),
    recordedBy: uuid('recorded_by')
      .notNull()
      .references(() => usersTable.id),
    recordedAt: instant('recorded_at').notNull(),
    decidedBy: uuid('decided_by').references(() => usersTable.id),
    decidedAt: instant('decided_at'),
    reason: text('reason'),
  },
  (t) => [
    index('cash_remittances_holder').on(t.holderId, t.recordedAt),
    index('cash_remittances_recorded').on(t.recordedAt, t.id),
    index('cash_remittances_searched').using('gin', t.bankReference.op('gin_trgm_ops')),
    index('cash_remittances_status').on(t.status, t.recordedAt, t.id),
    // Each bank payment is recorded only once.
    uniqueIndex('cash_remittances_reference')
      .on(t.bankReference)
      .where(sql`status <> 'refused'`),
    check('cash_remittances_amount', sql`${t.amount} > 0`),
    check(
      'cash_remittances_two_people',
      sql`${t.decidedBy} is null or ${t.decidedBy} <> ${t.recordedBy}`,
    ),
    check('cash_remittances_decided', sql`(${t.status} = 'waiting') = (${t.decidedBy} is null)`),
  ],
);
