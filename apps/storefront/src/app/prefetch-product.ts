import { preload } from 'react-dom';
import { imageSrcSet, imageUrl } from '@market/domain/image';
import type { Services } from '@market/web-kit/services';
import { productQuery, rememberCard } from '../features/catalogue/catalogue.queries';
import type { ProductIntent } from '../features/catalogue/intent';
import { gallerySizes } from '../features/catalogue/model/gallery-sizes';
import { noop } from '../shared/noop';
import { productLoader, productPage } from './product-code';

/** Fetches what a product page needs, ahead of the click: its chunks, its data, and the card to draw it from at once. */
export const prefetchProduct =
  ({ api, queryClient }: Pick<Services, 'api' | 'queryClient'>): ProductIntent =>
  (card, surely) => {
    rememberCard(queryClient, card);
    void queryClient.query(productQuery(api, card.id)).catch(noop);
    void productPage().catch(noop);
    void productLoader().catch(noop);
    const image = card.hostedImages[0];
    // Browsers that do not know the format leave it, and take theirs with the page.
    if (surely && image) preload(imageUrl(image, 640, 'avif'), { as: 'image', type: 'image/avif', imageSrcSet: imageSrcSet(image, 'avif'), imageSizes: gallerySizes });
  };
