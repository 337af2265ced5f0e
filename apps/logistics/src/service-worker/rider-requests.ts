/**
 * The paths of requests whose responses riders need without a network. A test compares this list
 * with the contract.
 */
const paths = [
  // Orders with their addresses and phone numbers. Partners and dispatchers have different paths.
  '/api/v1/partner/partner/view-orders',
  '/api/v1/partner/partner/view-on-order/',
  '/api/v1/ordertracking/dispatcher/view-orders',
  '/api/v1/customershippingaddress/dispatcher/',
  // The steps that the server allows.
  '/api/v1/orders/order-status',
  // A partner's earnings.
  '/api/v1/partner/partner/earnings',
  '/api/v1/partner/partner/payouts',
  // Whether a partner is approved. Pages request it before they open.
  '/api/v1/partner/partner/onboard/application',
];

/** Whether the response is cached until the rider signs out. */
export const isRiderRequest = ({ pathname }: URL): boolean =>
  paths.some((path) => pathname.startsWith(path));
