import { clsx } from 'clsx';
import { ProductCard } from '@market/ui/product-card';
import { HOME_PAGE_PRODUCTS, homePageTexts } from '@market/domain/catalogue/home-page';
import { toProductCardProps } from '@market/domain/catalogue/product-card-props';
import { isVisible } from '@market/domain/catalogue/promotion';
import type { PromotionDraft } from '../model/promotion-draft';
import { NothingShown, PreviewCard } from './preview-card';

interface PromotionPreviewProps {
  draft: PromotionDraft;
  hrefOf: (productId: string) => string;
}

export function PromotionPreview({ draft, hrefOf }: PromotionPreviewProps) {
  const products = draft.products.filter(isVisible).slice(0, HOME_PAGE_PRODUCTS);
  const isShort = products.length < HOME_PAGE_PRODUCTS;
  return (
    <PreviewCard note={draft.isHidden ? 'once it is shown' : 'after publishing'}>
      {(isPhone) =>
        products.length === 0 ? (
          <NothingShown>
            Customers do not see this promotion: it has no product on sale.
          </NothingShown>
        ) : (
          <div
            className={clsx(
              'grid grid-cols-1 gap-x-5 gap-y-5',
              isPhone ? 'mx-auto max-w-90' : 'lg:grid-cols-5',
            )}
          >
            <div
              className={clsx(
                'flex flex-col justify-between gap-2 rounded-3 bg-sunken p-5',
                !isPhone && isShort && 'lg:col-span-2',
              )}
            >
              <h3 className="display text-d2 text-balance wrap-anywhere">{draft.title}</h3>
              <p className="text-sm text-muted">{homePageTexts.promotion}</p>
            </div>
            <ul
              className={clsx(
                'grid grid-cols-2 gap-x-3 gap-y-8',
                !isPhone && 'md:gap-x-5',
                !isPhone && (isShort ? 'md:grid-cols-3' : 'md:grid-cols-4'),
                !isPhone && (isShort ? 'lg:col-span-3' : 'lg:col-span-4'),
                isShort &&
                  (isPhone ? '[&>:nth-child(3)]:hidden' : 'max-md:[&>:nth-child(3)]:hidden'),
              )}
            >
              {products.map((product) => (
                <li key={product.id} className="grid grid-cols-1">
                  <ProductCard
                    product={toProductCardProps(product, hrefOf(product.id))}
                    headingLevel={4}
                  />
                </li>
              ))}
            </ul>
          </div>
        )
      }
    </PreviewCard>
  );
}
