import * as contract from '@market/api-client/contract';
import { endpoints, type Routes } from '../../http/mount';
import type { SavedItemsService } from './saved-items.service';

export const savedItemsRoutes = ({ savedItems }: { savedItems: SavedItemsService }): Routes =>
  endpoints(contract.savedItems, {
    list: ({ principal, query }) => savedItems.list(principal.userId, query),
    ids: ({ principal }) => savedItems.ids(principal.userId),
    add: ({ principal, body }) => savedItems.add(principal.userId, body),
    remove: ({ principal, body }) => savedItems.remove(principal.userId, body),
    fromCart: ({ principal, body }) => savedItems.fromCart(principal.userId, body.itemIds),
    toCart: ({ principal, body }) => savedItems.toCart(principal.userId, body.itemId),
    preview: ({ body }) => savedItems.preview(body.items),
  });
