import type { TransferStatus } from './provider';

const ended: Readonly<Record<string, TransferStatus>> = {
  success: 'paid',
  failed: 'failed',
  reversed: 'failed',
  abandoned: 'failed',
  blocked: 'failed',
  rejected: 'failed',
};

/** Maps a transfer's status. Unknown statuses count as pending. */
export const transferStatus = (status: string): TransferStatus => ended[status] ?? 'pending';
