import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { storePageSchema } from '@market/domain/stores/store-page';
import { useServices } from '@market/web-kit/services';
import { storePageQuery } from '../../../features/stores/stores.queries';

const lookSchema = storePageSchema.shape.theme;

/**
 * In a frame of the merchant console the store wears the look that its merchant is trying, saved or not. Looks are taken
 * from the console's origin only; they change what this window shows and nothing else.
 */
export function useLookPreview(slug: string): void {
  const { api, config } = useServices();
  const queryClient = useQueryClient();
  useEffect(() => {
    const console = window.parent;
    if (console === window) return;
    const origin = config.origins.merchant;
    const wear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== console) return;
      const look = z.safeParse(lookSchema, event.data);
      if (look.success)
        queryClient.setQueryData(
          storePageQuery(api, slug).queryKey,
          (page) => page && { ...page, theme: look.data },
        );
    };
    addEventListener('message', wear);
    console.postMessage('store-preview-ready', origin);
    return () => removeEventListener('message', wear);
  }, [api, config, queryClient, slug]);
}
