import { useParams } from 'react-router-dom';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { StorePage } from '@market/domain/stores/store-page';
import { useServices } from '@market/web-kit/services';
import { storePageQuery } from '../../../features/stores/stores.queries';

/** The store in the URL. Its loader has waited for it. */
export function useStore(): StorePage {
  const { api } = useServices();
  const { slug = '' } = useParams();
  return useSuspenseQuery(storePageQuery(api, slug)).data;
}
