import type { Role } from '../accounts/roles';

/**
 * All order statuses, in the order of a delivery. The tables `order_statuses` and
 * `order_transitions` are generated from this file.
 */
export const orderStatusCodes = [
  'pending',
  'confirmed',
  'ready_for_pickup',
  'assigned',
  'picked_up',
  'in_transit',
  'delivered',
  'completed',
  'cancelled',
  'returned',
  'delivery_failed',
  'returned_to_store',
] as const;
export type OrderStatusCode = (typeof orderStatusCodes)[number];

/** The status that every order starts in (spec section 9). */
export const DEFAULT_ORDER_STATUS = 'pending' satisfies OrderStatusCode;

/** Where the goods are. `ended`: not delivered, or returned. */
type Stage = 'store' | 'carrier' | 'customer' | 'ended';

interface StatusDetails {
  readonly id: number;
  readonly label: string;
  readonly tone: 'pending' | 'confirmed' | 'moving' | 'done' | 'problem' | 'neutral';
  readonly stage: Stage;
}

export const orderStatusDetails: Readonly<Record<OrderStatusCode, StatusDetails>> = {
  pending: { id: 1, label: 'Pending', tone: 'pending', stage: 'store' },
  confirmed: { id: 2, label: 'Confirmed', tone: 'confirmed', stage: 'store' },
  ready_for_pickup: { id: 3, label: 'Ready for pickup', tone: 'confirmed', stage: 'store' },
  assigned: { id: 4, label: 'Assigned', tone: 'moving', stage: 'carrier' },
  picked_up: { id: 5, label: 'Picked up', tone: 'moving', stage: 'carrier' },
  in_transit: { id: 6, label: 'In transit', tone: 'moving', stage: 'carrier' },
  delivered: { id: 7, label: 'Delivered', tone: 'done', stage: 'customer' },
  completed: { id: 8, label: 'Completed', tone: 'done', stage: 'customer' },
  cancelled: { id: 9, label: 'Cancelled', tone: 'neutral', stage: 'ended' },
  returned: { id: 10, label: 'Returned', tone: 'problem', stage: 'ended' },
  delivery_failed: { id: 11, label: 'Delivery failed', tone: 'problem', stage: 'carrier' },
  returned_to_store: { id: 12, label: 'Returned to store', tone: 'problem', stage: 'ended' },
};

/** Actions with a separate endpoint or job. Their statuses cannot be set directly. */
export type OrderProcess =
  | 'hand_over'
  | 'assignment'
  | 'decline'
  | 'failed_delivery'
  | 'override'
  | 'return_to_store'
  | 'return_window'
  | 'refund';
export type OrderActor = Role | OrderProcess;

const storeRoles = ['merchant', 'staff'] as const;
const carrierRoles = ['partner', 'dispatcher'] as const;
const platformRoles = ['admin', 'super_admin'] as const;

type Transitions = Partial<Record<OrderStatusCode, readonly OrderActor[]>>;

/**
 * The allowed transitions from each status, and who may make them. After a failed delivery the
 * goods are with a rider, even while the order is assigned to another rider. Such an order can be
 * returned to its store, but not cancelled. If the new rider declines, the order's status is a
 * failed delivery again (`isTransitionPossible`).
 */
export const orderTransitions: Readonly<Record<OrderStatusCode, Transitions>> = {
  pending: { confirmed: storeRoles, cancelled: ['customer', ...storeRoles, ...platformRoles] },
  confirmed: {
    ready_for_pickup: storeRoles,
    cancelled: ['customer', ...storeRoles, ...platformRoles],
  },
  ready_for_pickup: {
    assigned: ['hand_over', 'assignment'],
    cancelled: [...storeRoles, ...platformRoles],
  },
  assigned: {
    assigned: ['assignment'],
    ready_for_pickup: ['decline'],
    delivery_failed: ['decline'],
    picked_up: carrierRoles,
    cancelled: platformRoles,
    returned_to_store: ['return_to_store'],
  },
  picked_up: { in_transit: carrierRoles },
  in_transit: { delivered: [...carrierRoles, 'override'], delivery_failed: ['failed_delivery'] },
  delivered: { completed: ['return_window'], returned: ['refund'] },
  completed: {},
  cancelled: {},
  returned: {},
  delivery_failed: {
    in_transit: carrierRoles,
    assigned: ['assignment'],
    returned_to_store: ['return_to_store'],
  },
  returned_to_store: {},
};

/**
 * Whether an allowed transition is possible, given where the goods of an assigned order are: at the
 * store, or with a rider after a failed delivery.
 */
export const isTransitionPossible = (
  from: OrderStatusCode,
  to: OrderStatusCode,
  hasFailed: boolean,
): boolean =>
  from !== 'assigned' ||
  (hasFailed
    ? to !== 'cancelled' && to !== 'ready_for_pickup'
    : to !== 'returned_to_store' && to !== 'delivery_failed');

/** The statuses from which `actor` may move an order to `to`. */
export const statusesBefore = (to: OrderStatusCode, actor: OrderActor): OrderStatusCode[] =>
  orderStatusCodes.filter((from) => orderTransitions[from][to]?.includes(actor));

const statusesInStage = (stage: Stage): OrderStatusCode[] =>
  orderStatusCodes.filter((code) => orderStatusDetails[code].stage === stage);

/** Statuses in which the goods are still with the store. */
export const storeStageStatuses: readonly OrderStatusCode[] = statusesInStage('store');
/** Statuses of confirmed orders that are not handed over yet. */
export const awaitingHandoverStatuses: readonly OrderStatusCode[] = storeStageStatuses.filter(
  (code) => code !== DEFAULT_ORDER_STATUS,
);
/** Statuses before the order is packed, in which the address on its label can still change. */
export const unpackedStatuses: readonly OrderStatusCode[] = ['pending', 'confirmed'];
/** Statuses of orders that are picked up and not delivered yet. */
export const carrierStageStatuses: readonly OrderStatusCode[] = statusesInStage('carrier');
/** Statuses of delivered orders that are not returned. */
export const customerStageStatuses: readonly OrderStatusCode[] = statusesInStage('customer');
/** Statuses of orders that are still to be delivered. */
export const openStatuses: readonly OrderStatusCode[] = [
  ...storeStageStatuses,
  ...carrierStageStatuses,
];
/** Statuses of orders that were delivered, cancelled or returned. */
export const finishedStatuses: readonly OrderStatusCode[] = orderStatusCodes.filter(
  (code) => !openStatuses.includes(code),
);
/** Statuses of orders that were delivered, including those that were returned later. */
export const deliveredStatuses: readonly OrderStatusCode[] = [...customerStageStatuses, 'returned'];
export const assignableStatuses: readonly OrderStatusCode[] = statusesBefore(
  'assigned',
  'assignment',
);
/** Statuses of orders that need an assignment. */
export const unassignedStatuses: readonly OrderStatusCode[] = assignableStatuses.filter(
  (code) => code !== 'assigned',
);
