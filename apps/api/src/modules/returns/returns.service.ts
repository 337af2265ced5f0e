import type {
  NewReturn,
  OrderReturn,
  OrderReturnType,
  ReturnDecisionInput,
  ReturnListQuery,
  ReturnUpdate,
} from '@market/domain/orders/order-return';
import type { ReturnStatus } from '@market/domain/orders/return-status';
import { countCap, countedRows } from '@market/domain/list-limits';
import type { Db } from '../../db/db';
import { searchPage } from '../../db/search-page';
import { notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { groupBy } from '../../platform/group-by';
import type { OrderScope } from '../orders';
import { decideRefund } from './decide-refund';
import { matchingReturns } from './matching-returns.repository';
import { moveReturn } from './move-return';
import { requestReturn } from './request-return';
import { returnToStore } from './return-to-store';
import { toReturnDetail, toReturnSummary } from './return-view';
import {
  listReturnActivities,
  countByStatus,
  findReturn,
  listReturnItems,
  listFirstReturns,
  selectIdPage,
  findRefundOfReturn,
  listReturns,
} from './returns.repository';
import type { ReturnsDeps, ReturnWithItems } from './returns-deps';

/** The ids of one page, and how many returns each status has. A search reads its matches once. */
async function findPageAndCounts(
  db: Db,
  scope: OrderScope,
  { search, ...filter }: ReturnListQuery,
  cap: number,
) {
  const found = await matchingReturns(db, scope, search);
  if (!found)
    return {
      ids: selectIdPage(db, scope, filter),
      counts: { statusCounts: await countByStatus(db, scope, filter) },
    };
  return searchPage(
    (max, status?: ReturnStatus) =>
      listFirstReturns(db, scope, { ...filter, found }, { max, status, sort: filter.sort }),
    { ...filter, cap },
  );
}

export const returnsService = (deps: ReturnsDeps) => {
  const { db, orders } = deps;

  const getOrThrow = async (db: Db, principal: Principal, id: string): Promise<ReturnWithItems> => {
    const row = await findReturn(db, orders.scopeOf(principal), id);
    if (!row) throw notFound('This return');
    return { row, items: await listReturnItems(db, [id]) };
  };

  const steps = { ...deps, getOrThrow };
  const ask = requestReturn(deps);
  const move = moveReturn(steps);
  const money = decideRefund(steps);

  const byId = async (principal: Principal, id: string): Promise<OrderReturn> => {
    const { row, items } = await getOrThrow(db, principal, id);
    return toReturnDetail(row, {
      role: principal.role,
      items,
      activities: await listReturnActivities(db, id),
      payment: await findRefundOfReturn(db, id),
    });
  };

  return {
    byId,
    returnToStore: returnToStore(steps),

    async create(
      principal: Principal,
      orderId: string,
      type: OrderReturnType,
      input: NewReturn,
    ): Promise<OrderReturn> {
      return byId(principal, await ask(principal, orderId, type, input));
    },

    async list(principal: Principal, query: ReturnListQuery) {
      const scope = orders.scopeOf(principal);
      const cap = countCap(query.search, query.offset + query.limit);
      const { ids, counts } = await findPageAndCounts(db, scope, query, cap);
      const rows = await listReturns(db, ids, query.sort);
      const items = groupBy(
        rows.length === 0
          ? []
          : await listReturnItems(
              db,
              rows.map((row) => row.return.id),
            ),
        ({ returned }) => returned.returnId,
      );
      return {
        rows: rows.map((row) => toReturnSummary(row, items.get(row.return.id) ?? [])),
        count: countedRows(counts, query.status, cap),
        ...counts,
      };
    },

    async update(principal: Principal, id: string, input: ReturnUpdate): Promise<OrderReturn> {
      await move(principal, id, input);
      return byId(principal, id);
    },

    async decideRefund(
      principal: Principal,
      id: string,
      input: ReturnDecisionInput,
    ): Promise<OrderReturn> {
      await money.refund(principal, id, input);
      return byId(principal, id);
    },

    async decideChargeback(
      principal: Principal,
      id: string,
      input: ReturnDecisionInput,
    ): Promise<OrderReturn> {
      await money.chargeback(principal, id, input);
      return byId(principal, id);
    },
  };
};

export type ReturnsService = ReturnType<typeof returnsService>;
