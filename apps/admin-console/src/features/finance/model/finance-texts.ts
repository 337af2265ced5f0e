import type { FinanceReport } from '@market/domain/finance/finance-report';

/** The specification names the reports only by code, so the labels are our own. */
export const reportTexts: Readonly<
  Record<FinanceReport, { label: string; counts: 'orders' | 'payments'; description: string }>
> = {
  sar: { label: 'Sales', counts: 'orders', description: 'All paid orders' },
  ndsr: {
    label: 'Sales held, not delivered',
    counts: 'orders',
    description: 'Paid orders that are not delivered',
  },
  ondpr: {
    label: 'Payments not delivered',
    counts: 'payments',
    description: 'Payments of orders that are not delivered',
  },
  odpr: {
    label: 'Payments delivered, payable',
    counts: 'payments',
    description: 'Payments of delivered orders',
  },
};

const eventTexts: Readonly<Record<string, string>> = {
  capture: 'Payment',
  provider_fee: 'Card fee, this order’s share',
  delivery_earned: 'Delivered by a shipping partner',
  completion: 'Completed',
  refund: 'Refund approved',
  refund_sent: 'Refund sent',
  refund_failed: 'Refund failed',
  chargeback: 'Chargeback',
  dispute_hold: 'Dispute opened',
  dispute_release: 'Dispute won',
};

export const eventText = (kind: string): string => eventTexts[kind] ?? kind;

/** Formats 800 basis points as `8%`. */
export const rateText = (bps: number): string => `${bps / 100}%`;

/** The share of a total, such as `12.3%`. Empty when there is no total. */
export const shareText = (part: number, total: number): string =>
  total === 0 ? '' : `${((part / total) * 100).toFixed(1)}%`;
