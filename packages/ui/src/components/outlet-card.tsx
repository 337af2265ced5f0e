import type { ReactNode } from 'react';
import { BadgeCheck } from 'lucide-react';
import { Link } from './link';
import { moneyText } from './money';
import { Rating } from './rating';
import { StoreMonogram } from './store-monogram';

export interface OutletProduct {
  id: string;
  name: string;
  to: string;
  imageUrl: string | undefined;
  priceKobo: number;
}

interface OutletCardProps {
  name: string;
  to: string;
  /** "Ikeja, Lagos". */
  place: string;
  logoUrl: string | undefined;
  /** The mean rating. Undefined without ratings. */
  stars: number | undefined;
  /** "1,204 followers". */
  followers: string;
  products: readonly OutletProduct[];
  followButton?: ReactNode;
}

/** An official outlet with three of its products, on the dark band of the home page. */
export function OutletCard({
  name,
  to,
  place,
  logoUrl,
  stars,
  followers,
  products,
  followButton,
}: OutletCardProps) {
  return (
    <article className="relative flex h-full flex-col gap-4 rounded-3 border border-strong-line bg-strong-2 p-4.5 has-[a:focus-visible]:focus-ring">
      <header className="flex items-center gap-3">
        <StoreMonogram name={name} logoUrl={logoUrl} />
        <div className="min-w-0">
          <h3 className="flex items-center gap-1.5 text-md font-semibold">
            <Link to={to} className="stretched truncate outline-none! shadow-none! hover:underline">
              {name}
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
          <ProductLink key={product.id} product={product} />
        ))}
      </div>
      <footer className="mt-auto flex items-center justify-between gap-3 text-xs text-on-strong-muted">
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
          {stars !== undefined ? (
            <Rating
              value={stars}
              className="text-on-plate! [&_*]:text-inherit [&_.lucide]:text-accent-on-strong"
            />
          ) : (
            <span />
          )}
          <span className="nums">{followers}</span>
        </div>
        {followButton && <span className="relative z-1 flex-none">{followButton}</span>}
      </footer>
    </article>
  );
}

function ProductLink({ product: { name, to, imageUrl, priceKobo } }: { product: OutletProduct }) {
  return (
    <Link to={to} className="relative z-1 min-w-0 rounded-1 hover:underline">
      <span className="grid aspect-square place-items-center overflow-hidden rounded-1 bg-(--c-paper-100)">
        {imageUrl && (
          <img
            src={imageUrl}
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
        {moneyText(priceKobo).replace(/\.00$/, '')}
      </b>
    </Link>
  );
}
