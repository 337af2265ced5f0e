import type { ReactNode } from 'react';
import type { PlacedOrder } from '@market/domain/checkout/checkout';
import { imageUrl } from '@market/domain/image';
import { arrivesText } from '@market/domain/shipping/promise-text';
import { keepUnitsTogether } from '@market/ui/keep-units-together';
import { Link } from '@market/ui/link';
import { Money, moneyText } from '@market/ui/money';
import { ProductImage } from '@market/ui/product-image';
import { StoreMonogram } from '@market/ui/store-monogram';
import { DeliveryFee } from '../../../shared/arrival';

interface DeliveryCardProps {
  order: PlacedOrder;
  /** The calendar day in Lagos. */
  today: string;
  hrefOf: (productId: string) => string;
  /** Whether the customer pays the rider on delivery. */
  isOnDelivery: boolean;
  track: ReactNode;
}

/** `From Ogba, Lagos, by van. ` */
const dispatchText = (from: string, vehicle: string | undefined): string => {
  const by = vehicle === undefined ? '' : `, by ${vehicle.toLowerCase()}`;
  return from === '' ? '' : `From ${from}${by}. `;
};

export function DeliveryCard({
  order: { storeName, promise, from, vehicle, shippingFee, total, items },
  isOnDelivery,
  today,
  hrefOf,
  track,
}: DeliveryCardProps) {
  return (
    <li className="rounded-3 border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4 md:px-6">
        <div className="min-w-0">
          <h3 className="text-md font-semibold text-balance">
            {promise ? arrivesText(promise, today) : storeName}
          </h3>
          <p className="text-sm break-words text-text-2 nums">
            {promise && `${storeName}. `}
            {dispatchText(from, vehicle)}
            <DeliveryFee fee={shippingFee} />
          </p>
          {isOnDelivery && (
            <p className="mt-1 font-semibold nums">{`Pay ${moneyText(total)} to the rider on delivery`}</p>
          )}
        </div>
        {track}
      </div>
      <ul className="border-t border-line px-4 md:px-6">
        {items.map(({ productId, productName, image, options, quantity, unitPrice }, index) => (
          <li
            key={index}
            className="flex items-center gap-4 py-4 text-sm not-first:border-t not-first:border-line"
          >
            <ProductImage
              src={image && imageUrl(image, 160)}
              size={160}
              alt=""
              fallback={<StoreMonogram name={storeName} size="sm" />}
              className="size-16 flex-none"
            />
            <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <div className="min-w-0">
                <Link
                  to={hrefOf(productId)}
                  className="leading-snug font-medium break-words hover:underline"
                >
                  {keepUnitsTogether(productName)}
                </Link>
                <p className="text-muted">
                  {[Object.values(options).join(', '), `× ${quantity}`].filter(Boolean).join(' ')}
                </p>
              </div>
              <Money kobo={unitPrice * quantity} className="font-semibold" />
            </div>
          </li>
        ))}
      </ul>
    </li>
  );
}
