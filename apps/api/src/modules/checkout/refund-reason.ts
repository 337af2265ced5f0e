const OTHER_AMOUNT =
  'The amount that you paid differs from the price, so we are refunding it. No order was placed.';
const PAID_TWICE =
  'You had already paid for this with another payment, so we are refunding this one in full. You have one order, not two.';
const SUSPENDED =
  'A store in your cart no longer sells here, so we are refunding you. No order was placed.';
const DELETED =
  'Your account was deleted before your payment arrived, so we are refunding it. No order was placed.';
const TOO_LATE = 'Your payment arrived too late, so we are refunding it. No order was placed.';

interface RefundFacts {
  readonly isEnough: boolean;
  readonly isPaidTwice: boolean;
  readonly isSuspended: boolean;
  readonly isDeleted: boolean;
}

export function refundReason({
  isEnough,
  isPaidTwice,
  isSuspended,
  isDeleted,
}: RefundFacts): string {
  if (isPaidTwice) return PAID_TWICE;
  if (isDeleted) return DELETED;
  if (!isEnough) return OTHER_AMOUNT;
  return isSuspended ? SUSPENDED : TOO_LATE;
}
