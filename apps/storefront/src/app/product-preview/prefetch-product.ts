import { noop } from '@tanstack/react-query';
import type { ProductCard } from '@market/domain/catalogue/product';
import type { Services } from '@market/web-kit/services';
import { productQuery, rememberCard } from '../../features/catalogue/catalogue.queries';
import { productLoader, productPage } from '../product-code';

/**
 * Prefetches what a product page needs before the click: its chunks, its data, and the card to
 * render immediately.
 */
export const prefetchProduct =
  ({ api, queryClient }: Pick<Services, 'api' | 'queryClient'>) =>
  (card: ProductCard): void => {
    rememberCard(queryClient, card);
    void queryClient.query(productQuery(api, card.id)).catch(noop);
    void productPage().catch(noop);
    void productLoader().catch(noop);
  };
