import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { openReturnStatuses } from '@market/domain/orders/return-status';
import type { Db } from '../../db/db';
import { usersTable } from '../accounts/accounts.reads';
import { bankAccountsTable } from '../banking/banking.reads';
import { partnersTable } from '../delivery/delivery.reads';
import { disputesTable } from '../disputes/disputes.reads';
import {
  owedByStore,
  partnerShareExpression,
  releasedShareExpression,
} from '../ledger/ledger.reads';
import { ordersTable } from '../orders/orders.reads';
import { partnerApplicationsTable } from '../partners/partners.reads';
import { payoutsTable } from '../payouts/payouts.reads';
import { orderReturnsTable } from '../returns/returns.reads';
import { storesTable } from '../stores/stores.reads';

export async function findStorePayoutToCheck(db: Db, id: string) {
  const isInPayout = eq(ordersTable.payoutId, payoutsTable.id);
  const [row] = await db
    .select({
      payout: payoutsTable,
      storeName: storesTable.storeName,
      owner: sql<string>`${usersTable.firstName} || ' ' || ${usersTable.lastName}`,
      bank: bankAccountsTable,
      shares:
        sql<number>`(select coalesce(sum(${releasedShareExpression(ordersTable.id)}), 0) from ${ordersTable} where ${isInPayout})`.mapWith(
          Number,
        ),
      unfinished: db.$count(ordersTable, and(isInPayout, ne(ordersTable.status, 'completed'))),
      openReturns:
        sql<number>`(select count(*) from ${orderReturnsTable} join ${ordersTable} on ${ordersTable.id} = ${orderReturnsTable.orderId} where ${isInPayout} and ${inArray(orderReturnsTable.status, [...openReturnStatuses])})`.mapWith(
          Number,
        ),
      openDisputes:
        sql<number>`(select count(*) from ${disputesTable} where ${disputesTable.status} = 'open' and ${disputesTable.checkoutId} in (select ${ordersTable.checkoutId} from ${ordersTable} where ${isInPayout}))`.mapWith(
          Number,
        ),
      owed: sql<number>`coalesce((select amount from (${owedByStore}) owed where store_id = ${payoutsTable.storeId}), 0)`.mapWith(
        Number,
      ),
    })
    .from(payoutsTable)
    .innerJoin(storesTable, eq(storesTable.id, payoutsTable.storeId))
    .innerJoin(usersTable, eq(usersTable.id, storesTable.merchantId))
    .leftJoin(bankAccountsTable, eq(bankAccountsTable.storeId, payoutsTable.storeId))
    .where(eq(payoutsTable.id, id));
  return row;
}

export async function findPartnerPayoutToCheck(db: Db, id: string) {
  const isInPayout = eq(ordersTable.partnerPayoutId, payoutsTable.id);
  const [row] = await db
    .select({
      payout: payoutsTable,
      companyName: partnersTable.companyName,
      isActive: sql<boolean>`${partnersTable.onboarded} and ${usersTable.deactivatedAt} is null`,
      owner: sql<string>`${usersTable.firstName} || ' ' || ${usersTable.lastName}`,
      bank: partnerApplicationsTable.bankDetails,
      shares:
        sql<number>`(select coalesce(sum(${partnerShareExpression(ordersTable.id, ordersTable.assigneeId)}), 0) from ${ordersTable} where ${isInPayout})`.mapWith(
          Number,
        ),
    })
    .from(payoutsTable)
    .innerJoin(partnersTable, eq(partnersTable.userId, payoutsTable.partnerId))
    .innerJoin(usersTable, eq(usersTable.id, payoutsTable.partnerId))
    .leftJoin(
      partnerApplicationsTable,
      eq(partnerApplicationsTable.partnerId, payoutsTable.partnerId),
    )
    .where(eq(payoutsTable.id, id));
  return row;
}
