import { clsx } from 'clsx';
import { useState } from 'react';
import { Card } from '@market/ui/card';
import { ProductCard } from '@market/ui/product-card';
import { SegmentedControl } from '@market/ui/segmented-control';
import { toProductCardProps } from '@market/domain/catalogue/product-card-props';
import type { PromotionDraft } from '../model/promotion-draft';
import { isVisible, HOME_PAGE_PRODUCTS } from '../model/promotion-texts';

interface PromotionPreviewProps {
  draft: PromotionDraft;
  hrefOf: (productId: string) => string;
}

export function PromotionPreview({ draft, hrefOf }: PromotionPreviewProps) {
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  const products = draft.products.filter(isVisible).slice(0, HOME_PAGE_PRODUCTS);
  const isPhone = width === 'phone';
  const isShort = products.length < HOME_PAGE_PRODUCTS;
  return (
    <Card
      aria-label="Preview"
      title={
        <>
          Preview{' '}
          <span className="ml-1.5 text-sm font-normal text-muted">
            as customers see it after publishing
          </span>
        </>
      }
      action={
        <span className="max-md:hidden">
          <SegmentedControl
            label="Width"
            options={[
              { value: 'desktop', label: 'Desktop' },
              { value: 'phone', label: 'Phone' },
            ]}
            value={width}
            onValueChange={setWidth}
          />
        </span>
      }
    >
      {products.length === 0 ? (
        <p className="py-6 text-center text-sm text-muted">
          Customers do not see this promotion: it has no product on sale.
        </p>
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
            <p className="text-sm text-muted">Chosen by our team</p>
          </div>
          <ul
            className={clsx(
              'grid grid-cols-2 gap-x-3 gap-y-8',
              !isPhone && 'md:gap-x-5',
              !isPhone && (isShort ? 'md:grid-cols-3' : 'md:grid-cols-4'),
              !isPhone && (isShort ? 'lg:col-span-3' : 'lg:col-span-4'),
              isShort && (isPhone ? '[&>:nth-child(3)]:hidden' : 'max-md:[&>:nth-child(3)]:hidden'),
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
      )}
    </Card>
  );
}
