import { imageUrl } from '@market/domain/image';
import type { OrderReturn } from '@market/domain/orders/order-return';
import { Money } from '@market/ui/money';
import { ProductImage } from '@market/ui/product-image';
import { StoreMonogram } from '@market/ui/store-monogram';

export function ReturnProducts({
  products,
  storeName,
}: Pick<OrderReturn, 'products' | 'storeName'>) {
  return (
    <ul className="divide-y divide-line">
      {products.map(
        ({
          id,
          productName,
          hostedImages: [image],
          productVariants,
          quantity,
          reason,
          details,
          photos,
          refundAmount,
        }) => (
          <li key={id} className="flex gap-3 py-4 text-sm first:pt-0 last:pb-0">
            <ProductImage
              src={image && imageUrl(image, 160)}
              size={160}
              alt=""
              fallback={<StoreMonogram name={storeName} />}
              className="size-16 flex-none"
            />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="leading-snug font-medium wrap-anywhere">{productName}</span>
                <Money kobo={refundAmount} className="font-semibold" />
              </p>
              <p className="text-muted">
                {[...Object.values(productVariants), `× ${quantity}`].join(' ')}
              </p>
              <p className="mt-2 font-medium wrap-anywhere">{reason}</p>
              {details && (
                <p className="max-w-(--measure) break-words whitespace-pre-line text-text-2">
                  {details}
                </p>
              )}
              {photos.length > 0 && (
                <ul aria-label="Photos of the fault" className="mt-2 flex flex-wrap gap-2">
                  {photos.map((photo, index) => (
                    <li key={photo}>
                      <a
                        href={imageUrl(photo, 1280)}
                        target="_blank"
                        rel="noreferrer"
                        className="block rounded-2"
                      >
                        <img
                          src={imageUrl(photo, 160)}
                          alt={`${productName}, ${index + 1} of ${photos.length}`}
                          width={72}
                          height={72}
                          loading="lazy"
                          decoding="async"
                          className="size-18 rounded-2 border border-line bg-well object-cover"
                        />
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
