import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orderStatusList } from '@market/domain/orders/order-status';
import { orderStatusesTable, orderTransitionsTable } from '../../db/schema';
import { openServerCopy } from '../../test/test-database';
import { createStatusReader, saveOrderStatuses } from './order-statuses.repository';

const compareNames = (a: { code_name: string }, b: { code_name: string }) =>
  a.code_name.localeCompare(b.code_name);
const sorted = (statuses: Awaited<ReturnType<ReturnType<typeof createStatusReader>>>) =>
  statuses.map((status) => ({ ...status, next: [...status.next].sort(compareNames) }));

it('saveOrderStatuses keeps the tables of statuses and transitions equal to the order lifecycle of the domain', async () => {
  const database = await openServerCopy();
  const { db } = database;
  expect(sorted(await createStatusReader()(db))).toEqual(sorted(orderStatusList()));

  await db.delete(orderTransitionsTable).where(eq(orderTransitionsTable.fromStatus, 'pending'));
  await db
    .insert(orderTransitionsTable)
    .values({ fromStatus: 'completed', toStatus: 'pending', roles: ['customer'] });
  await db.update(orderStatusesTable).set({ label: 'Old' });
  await saveOrderStatuses(db);

  expect(sorted(await createStatusReader()(db))).toEqual(sorted(orderStatusList()));
  await database.close();
});
