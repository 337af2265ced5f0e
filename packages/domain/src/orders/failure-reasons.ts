const labels = {
  nobody_there: 'Nobody was there',
  refused: 'The customer refused the delivery',
  not_paid: 'The customer did not pay',
  wrong_address: 'The address is wrong',
  damaged: 'The goods are damaged',
  other: 'Another reason',
} as const;

export type FailureReason = keyof typeof labels;

export const failureReasons = [
  'nobody_there',
  'refused',
  'not_paid',
  'wrong_address',
  'damaged',
  'other',
] as const satisfies FailureReason[];

/** The reason as shown to riders, stores and the platform. */
export const failureReasonLabel = (reason: FailureReason): string => labels[reason];

const customerTexts: Readonly<Record<FailureReason, string>> = {
  nobody_there: 'Nobody was at the address',
  refused: 'The delivery was refused',
  not_paid: 'The rider was not paid',
  wrong_address: 'The address was not found',
  damaged: 'The goods were damaged on the way',
  other: 'Something went wrong, so we will call you',
};

/** The reason as shown to the customer. */
export const failureReasonForCustomer = (reason: FailureReason): string => customerTexts[reason];

/**
 * Whether the order is delivered again unless someone decides otherwise. Refused, unpaid and
 * damaged goods wait for the platform's decision.
 */
export const allowsNextAttempt = (reason: FailureReason): boolean =>
  reason !== 'refused' && reason !== 'not_paid' && reason !== 'damaged';
