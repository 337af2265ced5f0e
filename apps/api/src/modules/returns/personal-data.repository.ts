import { and, eq, inArray, sql } from 'drizzle-orm';
import { openReturnStatuses } from '@market/domain/orders/return-status';
import type { DataSubject, PersonalData } from '../../db/personal-data';
import { orderItemsTable } from '../orders/orders.reads';
import { selectStoreName } from '../stores/stores.reads';
import { orderReturnsTable as returns, returnItemsTable as items } from './returns.tables';

const isOwn = ({ id }: DataSubject) => eq(returns.customerId, id);

export const returnData: readonly PersonalData[] = [
  {
    title: 'Returns',
    fate: 'kept',
    table: returns,
    identifiedBy: [returns.customerId, returns.customerName],
    ownCondition: isOwn,
    more: { store: selectStoreName(returns.storeId) },
    omittedColumns: [
      returns.chargebackDecision,
      returns.chargebackReason,
      returns.chargebackDecidedAt,
    ],
    obstacle: async (db, subject) => {
      const [open] = await db
        .select({ name: returns.returnName })
        .from(returns)
        .where(and(isOwn(subject), inArray(returns.status, [...openReturnStatuses])))
        .limit(1);
      return open && `Return ${open.name} is still open. Wait until it is finished.`;
    },
  },
  {
    title: 'Products in returns',
    fate: 'kept',
    table: items,
    identifiedBy: [],
    ownCondition: ({ id }) =>
      sql`${items.returnId} in (select ${returns.id} from ${returns} where ${returns.customerId} = ${id})`,
    more: {
      return: sql`(select r.return_name from ${returns} r where r.id = ${items.returnId})`,
      product: sql`(select i.product_name from ${orderItemsTable} i where i.id = ${items.orderItemId})`,
    },
  },
];
