import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orderStatusList } from '@market/domain/orders/order-status';
import { createStatusReader } from '../../modules/orders';
import { openServerCopy } from '../../test/test-database';
import { orderStatusesTable, orderTransitionsTable } from '../schema';
import { saveOrderStatuses } from './save-order-statuses';

const byName = (a: { code_name: string }, b: { code_name: string }) =>
  a.code_name.localeCompare(b.code_name);
const sorted = (statuses: Awaited<ReturnType<ReturnType<typeof createStatusReader>>>) =>
  statuses.map((status) => ({ ...status, next: [...status.next].sort(byName) }));

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
