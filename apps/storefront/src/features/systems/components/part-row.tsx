import type { ReactNode } from 'react';
import { imageUrl } from '@market/domain/image';
import type { SystemPart } from '@market/domain/systems/system';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { keepUnitsTogether } from '@market/ui/keep-units-together';
import { Price } from '@market/ui/price';
import { ProductImage } from '@market/ui/product-image';
import { KeyRatingLabel } from '@market/ui/key-rating-label';
import { StoreMonogram } from '@market/ui/store-monogram';

const problems = { soldOut: 'Out of stock', unavailable: 'No longer sold' } as const;

export function PartRow({
  part,
  to,
  children,
}: {
  part: SystemPart;
  to: string;
  children: ReactNode;
}) {
  const { name, variantLabel, keyRating, image, quantity, unitPrice, problem, storeName } = part;
  return (
    <li className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-3.5 gap-y-1 p-3 hover:bg-hover has-[a:focus-visible]:focus-ring md:grid-cols-[6.5rem_minmax(0,1fr)_auto] md:items-center md:gap-x-5 md:pr-5">
      <ProductImage
        src={image && imageUrl(image, 320)}
        alt=""
        size={208}
        fallback={<StoreMonogram name={storeName} />}
        className="max-md:row-span-2"
      />
      <div className="min-w-0">
        {keyRating && (
          <p className="flex items-center gap-2">
            <KeyRatingLabel rating={quantity > 1 ? `${quantity} × ${keyRating}` : keyRating} />
          </p>
        )}
        <h3 className="mt-1.5 leading-tight font-semibold break-words">
          <Link
            to={to}
            className="stretched outline-none! shadow-none! hover:underline hover:underline-offset-3"
          >
            {keepUnitsTogether(name)}
          </Link>
        </h3>
        {variantLabel && <p className="mt-0.5 text-sm text-text-2">{variantLabel}</p>}
        {children}
      </div>
      <p className="max-md:col-start-2 md:text-right">
        <Price kobo={quantity * unitPrice} />
        {quantity > 1 && (
          <span className="block text-xs text-muted nums">{`${moneyText(unitPrice)} each`}</span>
        )}
        {problem && (
          <span className="block text-sm font-semibold text-danger">{problems[problem]}</span>
        )}
      </p>
    </li>
  );
}
