import type { OrderReturnType } from '@market/domain/orders/order-return';
import type { ReturnStatus } from '@market/domain/orders/return-status';
import type { StatusTone } from '@market/ui/status-tag';

const tones: Readonly<Record<ReturnStatus, StatusTone>> = {
  requested: 'pending',
  approved: 'confirmed',
  received: 'moving',
  refunded: 'done',
  replacement_sent: 'done',
  rejected: 'problem',
  cancelled: 'neutral',
  charged_back: 'neutral',
};

export const returnTone = (status: ReturnStatus): StatusTone => tones[status];

export const returnTypeText = (type: OrderReturnType): string =>
  type === 'refund' ? 'Refund' : 'Replacement';
