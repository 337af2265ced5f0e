import { Suspense, useDeferredValue, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigationType, useParams, useSearchParams } from 'react-router-dom';
import { isApiError } from '@market/api-client/errors';
import type { Variant } from '@market/domain/catalogue/product';
import { mergeSearch } from '@market/web-kit/router/merge-search';
import { useServices } from '@market/web-kit/services';
import { productQuery, findCachedCard } from '../../../features/catalogue/catalogue.queries';
import {
  toOffer,
  optionsText,
  variantParam,
  variantInUrl,
} from '../../../features/catalogue/model/variants';
import { lazyBrowserPart, lazyPart } from '../../../shared/lazy-part';
import { PageTitle } from '../../../shared/page-title';
import { QueryView } from '../../../shared/query-view';
import { RenderWhenNear } from '../../../shared/render-when-near';
import { useRememberProduct } from '../../../shared/recent-products';
import { NotFoundPage } from '../not-found/not-found-page';
import { BuyBox } from './buy-box';
import { BelowFoldSkeleton, BuyBoxSkeleton, ProductFrame } from './product-frame';
import { usePurchase } from './use-purchase';

const BelowFold = lazyPart(
  'src/app/routes/product/later-sections.tsx',
  async () => (await import('./later-sections')).BelowFold,
);

const Seller = lazyPart(
  'src/app/routes/product/later-sections.tsx',
  async () => (await import('./later-sections')).Seller,
);

const BuyBar = lazyPart(
  'src/app/routes/product/buy-bar.tsx',
  async () => (await import('./buy-bar')).BuyBar,
);

const GoesWith = lazyBrowserPart(
  async () => (await import('../goes-with/goes-with-product')).GoesWithProduct,
);

/** Choices made for another product are not carried over. */
export function ProductPage() {
  const { productId = '' } = useParams();
  return <ProductScreen key={productId} productId={productId} />;
}

/** Shows name, picture and price as soon as the product's card is known, and the rest later. */
function ProductScreen({ productId }: { productId: string }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const query = useQuery(productQuery(api, productId));
  const detail = query.data;
  const [params, setParams] = useSearchParams();
  // The URL is updated shortly after the choice.
  const [chosen, setChosen] = useState<string>();
  const variant = detail && variantInUrl(detail, chosen ?? params.get('variant'));
  const offer = detail && toOffer(detail, variant);
  const purchase = usePurchase(productId, offer);
  useRememberProduct(detail?.id);
  // Renders the card's data first, and the rest in the next frame.
  const isPressed = useNavigationType() === 'PUSH';
  const isWhole = useDeferredValue(true, !isPressed);

  const product = detail ?? findCachedCard(queryClient, productId);
  if (isApiError(query.error) && query.error.status === 404) return <NotFoundPage />;

  const choose = (next: Variant) => {
    if (!detail) return;
    const param = variantParam(detail, next);
    setChosen(param);
    // Replaces the history entry, so that Back leaves the product instead of undoing choices.
    setParams((current) => mergeSearch(current, { variant: param }), {
      replace: true,
      preventScrollReset: true,
    });
  };

  return (
    <>
      {product && <PageTitle>{product.name}</PageTitle>}
      <ProductFrame
        product={product}
        detail={detail}
        variant={variant}
        below={
          detail?.inStock &&
          isWhole && (
            <RenderWhenNear id={`goes-with-${productId}`} placeholder={null} browserOnly>
              <Suspense>
                <GoesWith productId={productId} variantId={variant?.id} />
              </Suspense>
            </RenderWhenNear>
          )
        }
      >
        <QueryView query={query} skeleton={<BuyBoxSkeleton />}>
          {(loaded) =>
            isWhole ? (
              <BuyBox
                product={loaded}
                offer={toOffer(loaded, variant)}
                variant={variant}
                onChoose={choose}
                purchase={purchase}
              />
            ) : (
              <BuyBoxSkeleton />
            )
          }
        </QueryView>
        {detail && isWhole && (
          <Suspense>
            <Seller product={detail} />
          </Suspense>
        )}
      </ProductFrame>
      {detail && isWhole ? (
        <Suspense fallback={<BelowFoldSkeleton />}>
          <BelowFold product={detail} variant={variant} />
        </Suspense>
      ) : (
        !query.error && <BelowFoldSkeleton />
      )}
      {offer?.buyable && isWhole && (
        <Suspense fallback={null}>
          <BuyBar
            offer={offer}
            label={detail && variant ? optionsText(detail, variant) : ''}
            item={{ productId, variantId: offer.variantId, quantity: purchase.quantity }}
            purchase={purchase}
          />
        </Suspense>
      )}
    </>
  );
}
