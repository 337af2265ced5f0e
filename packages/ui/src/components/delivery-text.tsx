export interface Delivery {
  /** "Tue 24 Nov" */
  days: string;
  /** "₦18,500 delivery" */
  fee: string;
  isFree: boolean;
}

/**
 * `Tue 24 Nov, ₦18,500 delivery` with the day in bold and a free delivery in green. A text instead
 * of a delivery is plain.
 */
export function DeliveryText({ delivery }: { delivery: Delivery | string | undefined }) {
  if (typeof delivery !== 'object') return <span className="block text-balance">{delivery}</span>;
  const { days, fee, isFree } = delivery;
  return (
    <span className="nums">
      <b className="font-semibold text-text">{days},</b>{' '}
      <span className={isFree ? 'font-medium text-success' : undefined}>{fee}</span>
    </span>
  );
}
