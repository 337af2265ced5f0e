import type { TransactionStatus } from '@market/domain/transactions/transaction';
import { StatusTag } from '@market/ui/status-tag';
import { transactionStatusTexts } from '../model/transaction-texts';

export function TransactionStatusTag({ status }: { status: TransactionStatus }) {
  return (
    <StatusTag tone={transactionStatusTexts[status].tone}>
      {transactionStatusTexts[status].label}
    </StatusTag>
  );
}
