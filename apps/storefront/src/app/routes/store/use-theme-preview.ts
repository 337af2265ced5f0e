import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '@market/web-kit/services';
import { storePageQuery } from '../../../features/stores/stores.queries';
import { useConsoleMessage } from './use-console-message';

/**
 * In the merchant console's frame, shows the store with the theme that is being edited. Changes
 * only this window.
 */
export function useThemePreview(slug: string): void {
  const { api } = useServices();
  const queryClient = useQueryClient();
  useConsoleMessage(async (data) => {
    const { storePageSchema } = await import('@market/domain/stores/store-page');
    const look = storePageSchema.shape.theme.safeParse(data);
    if (look.success)
      queryClient.setQueryData(
        storePageQuery(api, slug).queryKey,
        (page) => page && { ...page, theme: look.data },
      );
  });
}
