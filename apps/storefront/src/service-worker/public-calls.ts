/** Calls whose answers are the shop's, not a person's; a test holds this list against the table of calls. */
const beginnings = [
  '/api/v1/products/',
  '/api/v1/categories/',
  '/api/v1/childcategories/',
  '/api/v1/store/customer/',
  '/api/v1/merchantPolicy/getstore-policy/',
  '/api/v1/merchantshippingaddress/',
  '/api/v1/reviews/',
  '/api/shipping/shipping/location',
];

/** Begins like them, but is a person's own, or of no use later. */
const isLeftOut = ({ pathname, searchParams }: URL): boolean => pathname.endsWith('/suggestions') || pathname.startsWith('/api/v1/reviews/order/') || searchParams.get('store') === 'subscriptions';

/** Whether the answer may be kept for when there is no network. */
export const isKept = (url: URL): boolean => beginnings.some((beginning) => url.pathname.startsWith(beginning)) && !isLeftOut(url);
