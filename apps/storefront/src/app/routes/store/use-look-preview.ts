import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { storePageSchema } from '@market/domain/stores/store-page';
import { useServices } from '@market/web-kit/services';
import { storePageQuery } from '../../../features/stores/stores.queries';
import { useConsoleMessage } from './use-console-message';

const lookSchema = storePageSchema.shape.theme;

/** In the merchant console's frame, shows the store in the look that is being edited. It changes this window only. */
export function useLookPreview(slug: string): void {
  const { api } = useServices();
  const queryClient = useQueryClient();
  useConsoleMessage((data) => {
    const look = z.safeParse(lookSchema, data);
    if (look.success)
      queryClient.setQueryData(
        storePageQuery(api, slug).queryKey,
        (page) => page && { ...page, theme: look.data },
      );
  });
}
