import { BadgeCheck } from 'lucide-react';
import type { ProductCard } from '@market/domain/catalogue/product';
import { keepUnitsTogether } from '@market/ui/keep-units-together';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { Price } from '@market/ui/price';
import { Rating } from '@market/ui/rating';
import type { Offer } from '../../../features/catalogue/model/variants';
import { paths } from '../../paths';

/** Store, name, rating and price, which are all known from the product's card. */
export function ProductHeader({
  product,
  offer,
}: {
  product: ProductCard;
  offer: Offer | undefined;
}) {
  const { name, store, rating, ratingCount } = product;
  const { sellingPrice, price } = offer ?? product;
  return (
    <header className="border-b border-line pb-5">
      <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Link to={paths.store.href({ slug: store.slug })} className="link touch-area">
          {store.storeName}
        </Link>
        {store.isOfficialOutlet && (
          <span className="flex items-center gap-1 text-xs font-medium text-success">
            <BadgeCheck size={15} /> Official outlet
          </span>
        )}
      </p>
      <h1 className="display mb-3 text-[clamp(1.6rem,2.3vw,2.125rem)] leading-[1.14] tracking-[-.022em] text-balance break-words">
        {keepUnitsTogether(name)}
      </h1>
      {ratingCount > 0 && (
        <p className="mb-3 flex flex-wrap items-center gap-x-4">
          <Rating value={rating} count={ratingCount} />
          <a href="#reviews" className="link touch-area text-xs">
            Read reviews
          </a>
        </p>
      )}
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <Price kobo={sellingPrice} wasKobo={price} size="lg" />
        {price > sellingPrice && (
          <span className="basis-full text-sm font-semibold text-success sm:basis-auto">{`You save ${moneyText(price - sellingPrice)}`}</span>
        )}
      </p>
    </header>
  );
}
