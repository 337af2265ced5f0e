import { BadgeCheck } from 'lucide-react';
import type { ProductCard } from '@market/domain/catalogue/product';
import { pluralise } from '@market/domain/pluralise';
import { imageUrl } from '@market/domain/image';
import type { StoreCard } from '@market/domain/stores/store-card';
import { Link } from '@market/ui/link';
import { moneyText } from '@market/ui/money';
import { Rating } from '@market/ui/rating';
import { StoreMonogram } from '@market/ui/store-monogram';

export function OutletCard({
  store,
  products,
  to,
  productHref,
}: {
  store: StoreCard;
  products: readonly ProductCard[];
  to: string;
  productHref: (product: ProductCard) => string;
}) {
  const place = [store.city, store.state].filter(Boolean).join(', ');
  return (
    <article className="relative flex h-full flex-col gap-4 rounded-3 border border-strong-line bg-strong-2 p-4.5 has-[a:focus-visible]:focus-ring">
      <header className="flex items-center gap-3">
        <StoreMonogram name={store.storeName} logoUrl={store.logo && imageUrl(store.logo, 160)} />
        <div className="min-w-0">
          <h3 className="flex items-center gap-1.5 text-md font-semibold">
            <Link to={to} className="stretched truncate outline-none! shadow-none! hover:underline">
              {store.storeName}
            </Link>
            <BadgeCheck
              size={15}
              className="flex-none text-(--c-green-300)"
              role="img"
              aria-label="Official outlet"
            />
          </h3>
          {place && <p className="text-xs text-on-strong-muted">{place}</p>}
        </div>
      </header>
      <div className="grid grid-cols-3 gap-1.5">
        {products.slice(0, 3).map((product) => (
          <OutletProduct key={product.id} product={product} to={productHref(product)} />
        ))}
      </div>
      <footer className="mt-auto flex justify-between gap-3 text-xs text-on-strong-muted">
        {store.ratingCount > 0 ? (
          <Rating
            value={store.rating}
            className="text-on-plate! [&_*]:text-inherit [&_.lucide]:text-accent-on-strong"
          />
        ) : (
          <span />
        )}
        <span className="nums">{pluralise(store.followers, 'follower')}</span>
      </footer>
    </article>
  );
}

function OutletProduct({ product, to }: { product: ProductCard; to: string }) {
  const { name, sellingPrice, hostedImages } = product;
  const [image] = hostedImages;
  return (
    <Link to={to} className="relative z-1 min-w-0 rounded-1 hover:underline">
      <span className="grid aspect-square place-items-center overflow-hidden rounded-1 bg-(--c-paper-100)">
        {image && (
          <img
            src={imageUrl(image, 160)}
            alt=""
            width={160}
            height={160}
            loading="lazy"
            decoding="async"
            className="h-auto w-[90%]"
          />
        )}
      </span>
      <b className="mt-1.5 block text-xs font-semibold nums-display">
        <span className="sr-only">{name}, </span>
        {moneyText(sellingPrice).replace(/\.00$/, '')}
      </b>
    </Link>
  );
}
