import type { TransferStatus } from './provider';

const ended: Readonly<Record<string, TransferStatus>> = {
  success: 'paid',
  failed: 'failed',
  reversed: 'failed',
  abandoned: 'failed',
  blocked: 'failed',
  rejected: 'failed',
};

/** How a transfer's status at Paystack stands with us; what is not known to have ended is under way. */
export const transferStatus = (status: string): TransferStatus => ended[status] ?? 'pending';
