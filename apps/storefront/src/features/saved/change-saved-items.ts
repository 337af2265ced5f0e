import { MutationObserver, type MutationObserverOptions } from '@tanstack/react-query';
import { createQueryKey } from '@market/api-client/queries';
import type { SavedItemInput } from '@market/domain/saved-items/saved-item';
import type { Services } from '@market/web-kit/services';
import { getAccount } from '@market/web-kit/session';
import { savedItems } from '../../shared/endpoints';
import { saveAsGuest, unsaveAsGuest } from '../../shared/change-guest-saved-items';
import { savedProductIdsQuery } from './saved.queries';

type ItemRef = Pick<SavedItemInput, 'productId' | 'variantId'>;
type SavedServices = Pick<Services, 'api' | 'queryClient' | 'session'>;

/** The button changes immediately. */
export async function saveItem(browser: SavedServices, item: SavedItemInput): Promise<void> {
  if (!getAccount(browser.session)) return saveAsGuest(item);
  await sendChange(
    browser,
    browser.api.mutation(savedItems('add'), { invalidates: [] }),
    { body: { items: [item] } },
    (ids) => [...ids, item.productId],
  );
}

/** Removes a saved variant. Without a variant, removes all saved items of the product. */
export async function removeSavedItem(browser: SavedServices, item: ItemRef): Promise<void> {
  if (!getAccount(browser.session)) return unsaveAsGuest(item);
  const { productId, variantId } = item;
  await sendChange(
    browser,
    browser.api.mutation(savedItems('remove'), { invalidates: [] }),
    { body: { items: [{ productId, variantId }] } },
    (ids) => ids.filter((id) => id !== productId),
  );
}

/**
 * Changes run one after the other, in the same queue as cart changes, so that the last press takes
 * effect.
 */
const sequential = { scope: { id: 'cart' } } as const;

async function sendChange<Input>(
  { api, queryClient }: SavedServices,
  mutation: MutationObserverOptions<string[], Error, Input>,
  input: Input,
  next: (ids: string[]) => string[],
): Promise<void> {
  const { queryKey } = savedProductIdsQuery(api);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<string[]>(queryKey, (ids) => ids && next(ids));
  await new MutationObserver<string[], Error, Input>(queryClient, {
    ...mutation,
    ...sequential,
    // Only the last response is applied: an earlier one would revert later presses on the screen.
    onSuccess: (answer) => {
      if (queryClient.isMutating({ mutationKey: ['savedItems'] }) === 1)
        queryClient.setQueryData(queryKey, answer);
      return queryClient.invalidateQueries({ queryKey: createQueryKey(savedItems('list')) });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  }).mutate(input);
}
