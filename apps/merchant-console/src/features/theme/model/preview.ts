import * as z from 'zod/mini';
import { storePageSchema, type StorePage } from '@market/domain/stores/store-page';

/** The URL in the frame. For a store that is not live, `page` is the data to send to it. */
export interface Preview {
  readonly url: string;
  readonly page?: StorePage;
}

/** The message to the frame for the result of `shownLook`. */
export const previewMessage = (look: unknown, page: StorePage | undefined): unknown =>
  page === undefined ? look : { ...z.encode(storePageSchema, page), theme: look };
