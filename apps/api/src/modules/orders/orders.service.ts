import { hasResource } from '@market/domain/accounts/roles';
import { countedRows } from '@market/domain/list-limits';
import type {
  NewestOrders,
  OrderOutcome,
  OrdersMove,
  PackingSlip,
} from '@market/domain/orders/merchant-orders';
import type { Order } from '@market/domain/orders/order';
import type { PlatformOrderListQuery } from '@market/domain/orders/order-list';
import type { OrderMessage } from '@market/domain/orders/order-message';
import type { DeliveryAddress } from '@market/domain/shipping/address';
import type { OrderStatus } from '@market/domain/orders/order-status';
import { getAudience, labelStatuses } from '@market/domain/orders/order-status-labels';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { conflict } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { groupBy } from '../../platform/group-by';
import { assignOrder } from './assign-order';
import { changeAddress } from './change-address';
import { chooseNextAttempt } from './choose-next-attempt';
import { completeOrder } from './complete-order';
import { newDeliveryToken } from './draft-orders';
import { deliveryBoard } from './delivery-board';
import { deliverySteps } from './delivery-steps';
import { completeDelivery } from './complete-delivery';
import { failDelivery } from './fail-delivery';
import { getOrder } from './get-order';
import { moveOrder } from './move-order';
import type { OrderFilter } from './order-filter.repository';
import { matchingOrders } from './matching-orders.repository';
import { withSortLimit } from './order-sort.repository';
import { runForEachOrder } from './run-for-each-order';
import { isOpen } from './order-conditions.repository';
import { orderScope } from './order-scope';
import type { OrdersDeps } from './orders-deps';
import { deliveryAddressFor, toOrderDetail, toOrderSummary, toPackingSlip } from './order-view';
import {
  listActivities,
  listByIds,
  listItems,
  listItemsOfOrders,
  listOrders,
} from './orders.repository';
import {
  countByStatus,
  countRequestedReturns,
  findNewestOrders,
  listStatusesInUse,
} from './order-counts.repository';
import { placeOrders } from './place-orders';
import { recordActivity } from './record-activity';
import { setDispatchPhone } from './set-dispatch-phone';
import { createStatusReader } from './order-statuses.repository';
import { changeOrder } from './order-status.repository';
import { transitionOrder } from './transition-order';

const NEWEST_ORDERS = 20;

export const ordersService = (deps: OrdersDeps) => {
  const { db, clock, mails, outbox } = deps;
  const { platformName } = mails;
  const statuses = createStatusReader();
  const setPhone = setDispatchPhone(deps);

  const view = async (principal: Principal, id: string): Promise<Order> => {
    const scope = orderScope(principal);
    const row = await getOrder(db, scope, id);
    const [items, activities, allStatuses] = await Promise.all([
      listItems(db, id),
      listActivities(db, id),
      statuses(db),
    ]);
    return toOrderDetail(row, {
      scope,
      platformName,
      role: principal.role,
      items,
      activities,
      statuses: allStatuses,
      now: clock.now(),
    });
  };

  const record = recordActivity(deps);
  const transition = transitionOrder(deps);
  const move = moveOrder({ ...deps, statuses, transition });
  const fail = failDelivery({ db, clock, transition });
  const complete = completeDelivery({ ...deps, transition });

  return {
    ...assignOrder({ ...deps, transition, view }),
    ...deliveryBoard(deps),
    changeAddress: changeAddress({ ...deps, view }),
    chooseNextAttempt: chooseNextAttempt({ ...deps, view }),
    takeStep: deliverySteps({ ...deps, statuses, transition }),
    getOrThrow: getOrder,
    record,
    transition,
    byId: view,

    async addressOf(principal: Principal, id: string): Promise<DeliveryAddress> {
      const scope = orderScope(principal);
      return deliveryAddressFor(scope, (await getOrder(db, scope, id)).order);
    },

    async messagesAbout(principal: Principal, id: string): Promise<OrderMessage[]> {
      await getOrder(db, orderScope(principal), id);
      return (await outbox.messagesAbout(db, id)).map(({ createdAt, sentAt, ...message }) => ({
        ...message,
        createdAt: createdAt.toISOString(),
        ...(sentAt && { sentAt: sentAt.toISOString() }),
      }));
    },

    async list(
      principal: Principal,
      { search, ...query }: PlatformOrderListQuery & Pick<OrderFilter, 'hub'>,
    ) {
      const scope = orderScope(principal);
      const found = await matchingOrders(db, scope, search, query.hub);
      const filter = { ...query, found, now: clock.now() };
      const rows = await listOrders(db, scope, filter);
      const counts = await countByStatus(db, scope, filter);
      return {
        rows: rows.map((row) => toOrderSummary(row, { scope, platformName })),
        count: countedRows(counts, query.status),
        ...withSortLimit(filter, counts),
      };
    },

    /**
     * Statuses with the reader's labels: all, those that the reader's orders have, or those that a
     * merchant can set.
     */
    async statuses(
      principal: Principal,
      orderType: 'all' | 'current' | 'merchant' = 'all',
    ): Promise<OrderStatus[]> {
      const allStatuses = labelStatuses(await statuses(db), getAudience(principal.role));
      if (orderType === 'all') return allStatuses;
      const visibleStatusIds = new Set(
        orderType === 'current'
          ? await listStatusesInUse(db, orderScope(principal))
          : allStatuses.flatMap(({ next }) =>
              next.filter(({ roles }) => roles.includes('merchant')).map((step) => step.code_name),
            ),
      );
      return allStatuses.filter((status) => visibleStatusIds.has(status.code_name));
    },

    /** Throws 409 with the allowed transitions. */
    async update(
      principal: Principal,
      id: string,
      input: Parameters<typeof move>[2],
    ): Promise<Order> {
      await move(principal, id, input);
      return view(principal, id);
    },

    async failDelivery(
      principal: Principal,
      id: string,
      input: Parameters<typeof fail>[2],
    ): Promise<Order> {
      await fail(principal, id, input);
      return view(principal, id);
    },

    async completeDelivery(
      principal: Principal,
      id: string,
      input: Parameters<typeof complete>[2],
    ): Promise<Order> {
      await complete(principal, id, input);
      return view(principal, id);
    },

    updateMany: (
      principal: Principal,
      { orderIds, orderStatusId }: OrdersMove,
    ): Promise<OrderOutcome[]> =>
      runForEachOrder(orderIds, (id) => move(principal, id, { orderStatusId })),

    async newest(principal: Principal): Promise<NewestOrders> {
      const scope = orderScope(principal);
      const newest = await findNewestOrders(db, scope, NEWEST_ORDERS);
      const canSeeReturns = hasResource(principal.role, principal.resources, 'returns');
      if (scope.reader !== 'merchant' || !canSeeReturns) return newest;
      return { ...newest, returnsToDecide: await countRequestedReturns(db, scope.storeId) };
    },

    async packingSlips(principal: Principal, ids: readonly string[]): Promise<PackingSlip[]> {
      const scope = orderScope(principal);
      const rows = new Map((await listByIds(db, scope, ids)).map((row) => [row.order.id, row]));
      const found = await listItemsOfOrders(db, [...rows.keys()]);
      const items = groupBy(found, ({ orderId }) => orderId);
      return ids.flatMap((id) => {
        const row = rows.get(id);
        return row ? [toPackingSlip(row, items.get(id) ?? [])] : [];
      });
    },

    async renewToken(principal: Principal, id: string): Promise<Order> {
      const scope = orderScope(principal);
      await inTransaction(db, async (db) => {
        const row = await getOrder(db, scope, id);
        // Entry stays locked: a new code does not reset the count of wrong attempts.
        const isChanged = await changeOrder(db, scope, id, isOpen, {
          deliveryToken: newDeliveryToken(),
          updatedAt: clock.now(),
        });
        if (!isChanged) throw conflict('This order no longer needs a delivery code.');
        await record(db, row, { activity: 'Delivery code renewed', actor: principal });
      });
      return view(principal, id);
    },

    async setDispatchPhone(principal: Principal, id: string, phoneNumber: string): Promise<Order> {
      await setPhone(principal, id, phoneNumber);
      return view(principal, id);
    },

    place: (db: Db, checkout: Parameters<typeof placeOrders>[1]) => placeOrders(db, checkout, deps),
    /** Job: completes the order at the end of its return window. */
    complete: completeOrder(deps, transition),
    scopeOf: orderScope,
  };
};

export type OrdersService = ReturnType<typeof ordersService>;
