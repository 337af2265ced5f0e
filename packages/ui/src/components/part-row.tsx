import type { ReactNode } from 'react';
import { Link } from './link';
import { moneyText } from './money';
import { keepUnitsTogether } from '../lib/keep-units-together';
import { Price } from './price';
import { ProductImage } from './product-image';
import { KeyRatingLabel } from './key-rating-label';
import { StoreMonogram } from './store-monogram';

const problems = { soldOut: 'Out of stock', unavailable: 'No longer sold' } as const;

interface PartRowProps {
  part: {
    name: string;
    /** `5 kVA, Signal white` */
    variantLabel?: string | undefined;
    keyRating?: string | undefined;
    quantity: number;
    /** Integer kobo. */
    unitPrice: number;
    problem?: keyof typeof problems | undefined;
    storeName: string;
  };
  to: string;
  imageUrl: string | undefined;
  /** What is said about the part, below its name. */
  children: ReactNode;
}

/** A product of a system, with the price of its quantity. Wide rows have three columns. */
export function PartRow({ part, to, imageUrl, children }: PartRowProps) {
  const { name, variantLabel, keyRating, quantity, unitPrice, problem, storeName } = part;
  return (
    <li className="@container relative hover:bg-hover has-[a:focus-visible]:focus-ring">
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-3.5 gap-y-1 p-3 @lg:grid-cols-[6.5rem_minmax(0,1fr)_auto] @lg:items-center @lg:gap-x-5 @lg:pr-5">
        <ProductImage
          src={imageUrl}
          alt=""
          size={208}
          fallback={<StoreMonogram name={storeName} />}
          className="@max-lg:row-span-2"
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
        <p className="@max-lg:col-start-2 @lg:text-right">
          <Price kobo={quantity * unitPrice} />
          {quantity > 1 && (
            <span className="block text-xs text-muted nums">{`${moneyText(unitPrice)} each`}</span>
          )}
          {problem && (
            <span className="block text-sm font-semibold text-danger">{problems[problem]}</span>
          )}
        </p>
      </div>
    </li>
  );
}
