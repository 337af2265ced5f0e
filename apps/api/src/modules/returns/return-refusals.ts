import { returnStatusLabels } from '@market/domain/orders/order-return';
import { freeingStatuses } from '@market/domain/orders/return-moves';
import { conflict, type AppError } from '../../platform/errors';
import type { ReturnRow } from './returns.repository';

/** Whether the units of a return may be in another one. */
export const isFree = ({ return: { status } }: ReturnRow): boolean =>
  freeingStatuses.some((freeing) => freeing === status);

export const nothingToDecide = ({ return: { status } }: ReturnRow): AppError =>
  conflict(
    `This return is ${returnStatusLabels[status].toLowerCase()}, so there is no money to decide about.`,
  );

export const contestedAlready = (): AppError =>
  conflict('This chargeback was contested already. What the bank answers can still be booked.');
