import { partialMatchKey } from '@tanstack/react-query';
import { deliveryPartners, partnerOwner } from '@market/api-client/access';
import { isApiError } from '@market/api-client/errors';
import type { Role } from '@market/domain/accounts/roles';
import type { OrderSummary } from '@market/domain/orders/order';
import { orderStatusesQuery } from '@market/console/orders/order-statuses.query';
import { runOnIdle } from '@market/ui/run-on-idle';
import type { Services } from '@market/web-kit/services';
import { can } from '@market/web-kit/use-session';
import { applicationQuery } from '../features/onboarding/onboarding.queries';
import { countActiveOrders } from '../features/orders/count-active-orders';
import { activeStatuses } from '../features/orders/model/delivery';
import {
  addressQuery,
  liveOrdersQuery,
  offersQuery,
  orderQuery,
} from '../features/orders/orders.queries';

/** Lists that no page refreshes are fetched again after this time. */
const LIST_MAX_AGE_MS = 5 * 60_000;
const IN_FLIGHT_RETRY_MS = 500;
const PARALLEL_ORDERS = 3;

/**
 * Fetches everything that a rider needs in a day, so that the service worker caches it: the order
 * statuses, a partner's application, the lists, and each offered and accepted order. Runs while the
 * browser is idle: now, and after a list is refreshed, the session changes or the network is back.
 * Fetches an order again only when its row has changed. `since` is the time from which the worker
 * has cached responses. It defaults to the time of the first run. Also counts the active orders for
 * the tabs: without a network, their lists come from the worker's cache.
 */
export function prefetchRiderData(services: Services, { since }: { since?: number } = {}): void {
  const { api, queryClient, session } = services;
  /** Lists that were fetched earlier are fetched again. */
  let freshSince = since;
  let userId: string | undefined;
  /** The rows of the cached orders, by order id. */
  let fetched = new Map<string, string>();
  let isRunning = false;
  let isWanted = false;

  const listAge = () => Math.min(LIST_MAX_AGE_MS, Date.now() - (freshSince ?? 0));

  const fetchLists = async (role: Role, isOwner: boolean): Promise<OrderSummary[]> => {
    const staleTime = listAge();
    const quiet = { meta: { quiet: true }, staleTime };
    const statuses = await queryClient.query({ ...orderStatusesQuery(api), ...quiet });
    if (isOwner) await queryClient.query({ ...applicationQuery(api), ...quiet });
    const lists = await Promise.all(
      [
        ...activeStatuses(statuses, role).map(({ code_name: status }) =>
          liveOrdersQuery(api, role, { assignment: 'accepted', status }),
        ),
        offersQuery(api, role),
      ].map((query) => queryClient.query({ ...query, staleTime })),
    );
    return lists.flatMap(({ rows }) => rows);
  };

  const fetchOrder = async (role: Role, row: OrderSummary): Promise<void> => {
    const always = { staleTime: 0 };
    try {
      await queryClient.query({ ...orderQuery(api, role, row.id), ...always });
      if (role === 'dispatcher')
        await queryClient.query({ ...addressQuery(api, role, row.id), ...always });
    } catch (error) {
      // The order was given to another rider in the meantime.
      if (!isApiError(error) || error.status !== 404) throw error;
    }
    fetched.set(row.id, JSON.stringify(row));
  };

  const run = async (): Promise<void> => {
    const user = session.user();
    if (user?.id !== userId) fetched = new Map();
    userId = user?.id;
    if (!user || !can(user, deliveryPartners)) return;
    const rows = await fetchLists(user.role, can(user, partnerOwner));
    if (!navigator.onLine) return;
    const changed = rows.filter((row) => fetched.get(row.id) !== JSON.stringify(row));
    const worker = async () => {
      for (let row = changed.shift(); row && session.user()?.id === user.id; row = changed.shift())
        await fetchOrder(user.role, row);
    };
    await Promise.all(Array.from({ length: PARALLEL_ORDERS }, worker));
  };

  /**
   * When a run fails, for example because the network is lost, the next refresh of a list starts
   * another.
   */
  const runWhenIdle = () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    runOnIdle(() => {
      // Responses to requests that started before the worker was ready are not cached.
      if (freshSince === undefined && queryClient.isFetching() > 0) {
        isRunning = false;
        setTimeout(runWhenIdle, IN_FLIGHT_RETRY_MS);
        return;
      }
      freshSince ??= Date.now();
      isWanted = false;
      void run()
        .catch(() => undefined)
        .finally(() => {
          isRunning = false;
          if (isWanted) runWhenIdle();
        });
    });
  };

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const user = session.user();
    if (!user || !can(user, deliveryPartners)) return;
    const [group, name] = offersQuery(api, user.role).queryKey;
    if (partialMatchKey(event.query.queryKey, [group, name])) runWhenIdle();
  });
  session.subscribe(runWhenIdle);
  addEventListener('online', () => {
    if (freshSince !== undefined) freshSince = Date.now();
    runWhenIdle();
  });
  runWhenIdle();
  countActiveOrders(services);
}
