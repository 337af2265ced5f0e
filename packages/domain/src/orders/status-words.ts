import type { Role } from '../accounts/roles';

/** Who reads a status: each has words of their own for it. */
export type StatusAudience = 'customer' | 'merchant' | 'rider' | 'platform';

type Words = Readonly<Record<string, string>>;

const words: Readonly<Record<StatusAudience, Words>> = {
  customer: {
    pending: 'Order placed',
    confirmed: 'Being packed',
    ready_for_pickup: 'Packed',
    assigned: 'Rider booked',
    picked_up: 'With the rider',
    in_transit: 'On its way',
    delivered: 'Delivered',
    completed: 'Delivered',
    cancelled: 'Cancelled',
    returned: 'Returned',
  },
  merchant: {
    pending: 'New, confirm it',
    confirmed: 'Pack it',
    ready_for_pickup: 'Waiting for pick-up',
    assigned: 'Rider booked, hand over',
    picked_up: 'Collected',
    in_transit: 'On its way',
    delivered: 'Delivered',
    completed: 'Complete, to be paid out',
    cancelled: 'Cancelled, do not send',
    returned: 'Returned',
  },
  rider: {
    assigned: 'Collect',
    picked_up: 'Collected',
    in_transit: 'Deliver',
    delivered: 'Delivered',
    completed: 'Delivered',
    cancelled: 'Cancelled, do not collect',
  },
  platform: {
    pending: 'Waiting for the store',
    confirmed: 'Being packed',
    ready_for_pickup: 'To assign',
    assigned: 'Waiting for pick-up',
    picked_up: 'Collected',
    in_transit: 'On its way',
    delivered: 'Delivered, return period open',
    completed: 'Complete, payable',
    cancelled: 'Cancelled',
    returned: 'Returned',
  },
};

/** What is said of a status that this audience has no word for. */
export const UNKNOWN_STATUS = 'In progress';

/** An order's status in the words of whoever reads it; never its code. */
export const statusWords = (audience: StatusAudience, codeName: string): string =>
  words[audience][codeName] ?? UNKNOWN_STATUS;

export function audienceOf(role: Role): StatusAudience {
  switch (role) {
    case 'customer':
      return 'customer';
    case 'merchant':
    case 'staff':
      return 'merchant';
    case 'partner':
    case 'dispatcher':
      return 'rider';
    default:
      return 'platform';
  }
}

const riderMoves: Readonly<Record<string, string>> = {
  picked_up: 'Mark as picked up',
  in_transit: 'Mark as in transit',
  delivered: 'Mark as delivered',
};

/** What a rider presses to set a status; undefined where riders have no word of their own for it. */
export const riderMove = (codeName: string): string | undefined => riderMoves[codeName];
