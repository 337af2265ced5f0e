import type { BoardOrder, RouteSheetQuery, RouteStop } from '@market/domain/orders/delivery-board';
import { lagosDate } from '@market/domain/lagos-time';
import { notFound } from '../../platform/errors';
import type { Principal } from '../../platform/principal';
import { listBoardOrders, countBoardOrders, listRouteStops } from './delivery-board.repository';
import { orderScope } from './order-scope';
import type { OrdersDeps } from './orders-deps';

type BoardRow = Awaited<ReturnType<typeof listBoardOrders>>[number];

/** Dispatchers see only their own orders. */
export const deliveryBoard = ({
  db,
  clock,
  partners,
}: Pick<OrdersDeps, 'db' | 'clock' | 'partners'>) => ({
  async board(principal: Principal): Promise<{ rows: BoardOrder[]; count: number }> {
    const scope = orderScope(principal);
    const rows = await listBoardOrders(db, scope, lagosDate(clock.now()));
    return { rows: rows.map(toBoardOrder), count: await countBoardOrders(db, scope) };
  },

  async routeSheet(
    principal: Principal,
    query: RouteSheetQuery,
  ): Promise<{ rows: RouteStop[]; count: number; riderName: string }> {
    const scope = orderScope(principal);
    const rider =
      (await partners.findRider(db, 'partner', query.riderId)) ??
      (await partners.findRider(db, 'dispatcher', query.riderId));
    if (!rider || (scope.reader === 'dispatcher' && rider.id !== scope.userId))
      throw notFound('This rider');
    const stops = await listRouteStops(db, scope, query);
    const rows = stops.map(
      ({
        deliveryAddress: { emailAddress: _, ...deliveryAddress },
        payOnDelivery,
        total,
        ...stop
      }) => ({
        ...stop,
        deliveryAddress,
        pickUpAddress: stop.pickUpAddress ?? undefined,
        orderNote: stop.orderNote ?? undefined,
        promisedBy: stop.promisedBy ?? undefined,
        note: stop.note ?? undefined,
        toCollect: payOnDelivery ? total : undefined,
      }),
    );
    return { rows, count: rows.length, riderName: rider.name };
  },
});

const toBoardOrder = ({
  lga,
  riderId,
  riderKind,
  riderName,
  acceptedAt,
  since,
  from,
  promisedBy,
  pickUpOn,
  ...order
}: BoardRow): BoardOrder => ({
  ...order,
  place: `${lga}, ${order.state}`,
  accepted: acceptedAt !== null,
  since: since.toISOString(),
  ...(from !== null && { from }),
  ...(promisedBy !== null && { promisedBy }),
  ...(pickUpOn !== null && { pickUpOn }),
  ...(riderId !== null &&
    riderName !== null &&
    riderKind !== null &&
    riderKind !== 'platform' && { rider: { id: riderId, name: riderName, kind: riderKind } }),
});
