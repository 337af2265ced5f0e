import * as z from 'zod/mini';
import { storePageSchema, type StorePage } from '@market/domain/stores/store-page';

/** What the frame shows: a page of the shop, and for a store that is not open the whole store page to send there. */
export interface Preview {
  readonly url: string;
  readonly page?: StorePage;
}

/** What is sent to the frame for a look as `shownLook` makes it. */
export const previewMessage = (look: unknown, page: StorePage | undefined): unknown =>
  page === undefined ? look : { ...z.encode(storePageSchema, page), theme: look };
