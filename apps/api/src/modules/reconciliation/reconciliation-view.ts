import type { ReconciliationItem } from '@market/domain/reconciliation/reconciliation';
import type { ItemRow } from './reconciliation.repository';

export const toItem = (
  row: ItemRow,
  orders: readonly { readonly id: string; readonly orderName: string }[],
): ReconciliationItem => {
  const { providerAmount, providerFees, settledAt, ledgerAmount, ledgerFees } = row;
  const { bankAmount, bankAt, reason, explainedAt, explainer } = row;
  return {
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    at: row.at.toISOString(),
    late: row.late,
    ...(providerAmount !== null &&
      settledAt && {
        provider: {
          amount: providerAmount,
          fees: providerFees ?? 0,
          settledAt: settledAt.toISOString(),
        },
      }),
    ...(ledgerAmount !== null && { ledger: { amount: ledgerAmount, fees: ledgerFees ?? 0 } }),
    ...(bankAmount !== null &&
      bankAt && { bank: { amount: bankAmount, at: bankAt.toISOString() } }),
    difference: row.difference,
    counterparty: row.counterparty ?? undefined,
    ...(row.bankReference !== null && {
      remittance: { bankReference: row.bankReference, recordedBy: row.recordedBy ?? '' },
    }),
    failureReason: row.failureReason ?? undefined,
    orders: orders.map(({ id, orderName }) => ({ id, orderName })),
    ...(row.state === 'explained' &&
      reason !== null &&
      explainedAt && {
        explanation: {
          reason,
          by: explainer ? `${explainer.firstName} ${explainer.lastName}` : '',
          at: explainedAt.toISOString(),
        },
      }),
  };
};
