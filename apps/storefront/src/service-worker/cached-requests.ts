/**
 * Requests with the same response for every visitor. A test compares this list with the contract.
 */
const publicPaths = [
  '/api/v1/products/',
  '/api/v1/categories/',
  '/api/v1/childcategories/',
  '/api/v1/store/customer/',
  '/api/v1/merchantPolicy/getstore-policy/',
  '/api/v1/merchantshippingaddress/',
  '/api/v1/questions/product/',
  '/api/v1/reviews/',
  '/api/v1/systems/home',
  '/api/v1/systems/size',
  '/api/shipping/shipping/location',
  '/api/shipping/pricing',
];

/**
 * Requests whose responses a signed-in customer must be able to read without a network: orders with
 * their statuses and delivery codes, returns, and the cart.
 */
const personalPaths = [
  '/api/v1/ordertracking/orders',
  '/api/v1/orders/order-status',
  '/api/v1/returns/',
  '/api/v1/cart/get-cart',
];

/** Requests that match a public path but are personal, or useless without a network. */
const isExcluded = ({ pathname, searchParams }: URL): boolean =>
  pathname.endsWith('/suggestions') ||
  pathname.endsWith('/bought') ||
  pathname.startsWith('/api/v1/reviews/order/') ||
  searchParams.get('store') === 'subscriptions';

const startsWithAny = (paths: readonly string[], { pathname }: URL): boolean =>
  paths.some((path) => pathname.startsWith(path));

/** Whether the response may be cached for everyone who uses this browser. */
export const isPublicRequest = (url: URL): boolean =>
  startsWithAny(publicPaths, url) && !isExcluded(url);

/** Whether the response may be cached until the customer signs out. */
export const isPersonalRequest = (url: URL): boolean => startsWithAny(personalPaths, url);

/** A guest's cart is priced by a POST. The latest response is cached like a personal one. */
export const isGuestCartRequest = (
  { method }: Pick<Request, 'method'>,
  { pathname }: URL,
): boolean => method === 'POST' && pathname === '/api/v1/cart/preview';

/** What a page loaded before the service worker started. It sends this to the worker. */
export interface LoadedPage {
  readonly page: string;
  /** The URLs of all its requests, of other origins too. */
  readonly requests: readonly string[];
}

export const isLoadedPage = (message: unknown): message is LoadedPage =>
  message instanceof Object && 'page' in message && 'requests' in message;
