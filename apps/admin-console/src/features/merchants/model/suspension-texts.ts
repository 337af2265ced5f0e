import type { StoreFigures } from '@market/domain/stores/merchant';
import type { StoreApplication } from '@market/domain/stores/store';

export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-NG')} ${count === 1 ? one : many}`;

export const effectsOfSuspending = (
  { status }: Pick<StoreApplication, 'status'>,
  { approvedProducts, openOrders, isOfficialOutlet }: StoreFigures,
): string[] => [
  status === 'live'
    ? `${countText(approvedProducts, 'product')} ${approvedProducts === 1 ? 'leaves' : 'leave'} the catalogue, and the store’s page closes.`
    : 'The store’s page closes. Its products are already hidden, because the store is paused.',
  ...(isOfficialOutlet
    ? ['The store stops being an official outlet and does not become one again when it is resumed.']
    : []),
  'Customers cannot buy its products. Payments in progress are refunded.',
  openOrders === 0
    ? 'The store has no open orders.'
    : `${countText(openOrders, 'open order')} and payouts continue.`,
];

/** Without both approvals, the store returns to the approval queue. */
export const effectsOfResuming = (
  { secondApproval }: Pick<StoreApplication, 'secondApproval'>,
  { approvedProducts }: StoreFigures,
): string[] =>
  secondApproval
    ? [
        `${countText(approvedProducts, 'approved product')} ${approvedProducts === 1 ? 'returns' : 'return'} to the catalogue, unless the merchant had paused the store.`,
        'The store does not become an official outlet again automatically.',
      ]
    : [
        'The store’s details changed while it was suspended, so it needs two approvals before it can sell.',
      ];
