import { HAND_OVER_HOURS } from '@market/domain/dashboard/merchant-dashboard';
import type { ordersTable } from '../../db/schema';
import { after, hours } from '../../platform/clock';

/** From the order to its hand-over, as customers are told. */
export const HAND_OVER_MS = hours(HAND_OVER_HOURS);

/** Confirmed, and the goods are still with the store. */
export const confirmedStatuses: readonly string[] = ['confirmed', 'ready_for_pickup'];

/** The goods are still with the store. */
export const handOverStatuses: readonly string[] = ['pending', ...confirmedStatuses];

/** When the store is to have handed an order over; none when it has, or never will. */
export const handOverBy = ({ status, createdAt }: Pick<typeof ordersTable.$inferSelect, 'status' | 'createdAt'>): Date | undefined => (handOverStatuses.includes(status) ? after(createdAt, HAND_OVER_MS) : undefined);
