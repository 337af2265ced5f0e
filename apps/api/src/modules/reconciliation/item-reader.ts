import { lagosMidnight } from '@market/domain/calendar';
import {
  overdueBefore,
  type ReconciliationFilter,
  type ReconciliationItem,
} from '@market/domain/reconciliation/reconciliation';
import type { Db } from '../../db/db';
import type { Clock } from '../../platform/clock';
import { notFound } from '../../platform/errors';
import { groupBy } from '../../platform/group-by';
import { findSearched, type ItemSelection } from './reconciliation-lists.repository';
import { toItem } from './reconciliation-view';
import { listItems, listPaymentOrders } from './reconciliation.repository';

/** Compares items when they are read, and adds their orders. */
export const itemReader = (clock: Clock) => {
  const toSelection = async (
    db: Db,
    { startDate, endDate, search }: ReconciliationFilter,
  ): Promise<ItemSelection> => ({
    startDate,
    endDate,
    searched: await findSearched(db, search),
    overdueBefore: overdueBefore(clock.now()),
  });

  const readItems = async (
    db: Db,
    references: readonly string[],
  ): Promise<ReconciliationItem[]> => {
    if (references.length === 0) return [];
    const rows = await listItems(db, references, lagosMidnight(overdueBefore(clock.now())));
    const orders = await listPaymentOrders(db, references);
    const byReference = groupBy(orders, ({ reference }) => reference);
    return rows.map((row) => toItem(row, byReference.get(row.reference) ?? []));
  };

  const findItemOrThrow = async (db: Db, reference: string): Promise<ReconciliationItem> => {
    const [item] = await readItems(db, [reference]);
    if (!item) throw notFound('This item');
    return item;
  };

  return { toSelection, readItems, findItemOrThrow };
};
