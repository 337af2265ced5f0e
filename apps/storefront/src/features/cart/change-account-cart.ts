import { MutationObserver, type MutationObserverOptions } from '@tanstack/react-query';
import type { Cart, CartItem, CartItemInput } from '@market/domain/carts/cart';
import type { Services } from '@market/web-kit/services';
import { cart, savedItems } from '../../shared/endpoints';
import { accountCartQuery } from './cart.queries';
import { toCartItemInput, withLocalChanges } from './model/cart-lines';

type CartServices = Pick<Services, 'api' | 'queryClient'>;

/** Rejects when the server refuses, after a toast has shown the reason. */
export const addToCart = (browser: CartServices, items: CartItemInput[]): Promise<Cart> =>
  sendChange(browser, addMutation(browser), { body: { items, mode: 'add' } });

/** The change shows immediately. */
export async function changeLines(
  browser: CartServices,
  lines: readonly CartItem[],
  patch: Partial<Pick<CartItem, 'quantity' | 'selected'>>,
): Promise<void> {
  const items = lines.map((line) => toCartItemInput({ ...line, ...patch }));
  void showLines(browser, (current) =>
    current.map((line) => withLocalChanges([line], items)[0] ?? line),
  );
  await sendChange(browser, addMutation(browser), { body: { items, mode: 'set' } });
}

export async function removeLine(browser: CartServices, line: CartItem): Promise<void> {
  void showLines(browser, (current) => current.filter(({ id }) => id !== line.id));
  const removal = browser.api.mutation(cart('remove'), { invalidates: [] });
  await sendChange(browser, removal, { body: { itemIds: [line.id] } });
}

export const restoreLine = (browser: CartServices, line: CartItem): Promise<Cart> =>
  sendChange(browser, addMutation(browser), {
    body: { items: [toCartItemInput(line)], mode: 'set' },
  });

/**
 * Moves a line to the saved products, with its variant, its quantity and the price at which it was
 * added. The change shows immediately.
 */
export async function saveLineForLater(browser: CartServices, line: CartItem): Promise<void> {
  const { api, queryClient } = browser;
  void showLines(browser, (current) => current.filter(({ id }) => id !== line.id));
  await new MutationObserver(queryClient, {
    ...api.mutation(savedItems('fromCart'), { invalidates: [savedItems('list'), cart('get')] }),
    ...sequential,
    onError: () => queryClient.invalidateQueries({ queryKey: accountCartQuery(api).queryKey }),
  }).mutate({ body: { itemIds: [line.id] } });
}

const addMutation = ({ api }: CartServices) => api.mutation(cart('add'), { invalidates: [] });

/** Changes run one after the other, so that the last press takes effect. */
const sequential = { scope: { id: 'cart' } } as const;

/** Each response contains the whole cart. */
function sendChange<Input>(
  { api, queryClient }: CartServices,
  mutation: MutationObserverOptions<Cart, Error, Input>,
  input: Input,
): Promise<Cart> {
  const { queryKey } = accountCartQuery(api);
  return new MutationObserver<Cart, Error, Input>(queryClient, {
    ...mutation,
    ...sequential,
    // Only the last response is applied: an earlier one would revert later presses on the screen.
    onSuccess: (answer) => {
      if (queryClient.isMutating({ mutationKey: ['cart'] }) === 1)
        queryClient.setQueryData<Cart>(queryKey, answer);
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  }).mutate(input);
}

async function showLines(
  { api, queryClient }: CartServices,
  next: (lines: CartItem[]) => CartItem[],
): Promise<void> {
  const { queryKey } = accountCartQuery(api);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Cart>(
    queryKey,
    (current) => current && { ...current, cartItemsList: next(current.cartItemsList) },
  );
}
