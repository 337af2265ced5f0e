import type { ReactNode } from 'react';
import { BadgeCheck, Phone } from 'lucide-react';
import { pluralise } from '@market/domain/pluralise';
import { imageUrl } from '@market/domain/image';
import type { StorePage } from '@market/domain/stores/store-page';
import { Link, telHref } from '@market/ui/link';
import { Rating } from '@market/ui/rating';
import { StoreMonogram } from '@market/ui/store-monogram';

interface StoreHeaderProps {
  store: StorePage;
  pages: readonly { label: string; to: string }[];
  currentPath: string;
  followers: number;
  followButton: ReactNode;
}

export function StoreHeader({
  store,
  pages,
  currentPath,
  followers,
  followButton,
}: StoreHeaderProps) {
  const { header } = store.theme;
  const logo = header.logo ?? store.logo;
  const phone = header.phoneNumber ?? store.storePhoneNumber;
  return (
    <header className="border-b border-line">
      {header.bannerText && (
        <p className="bg-store-button px-(--gutter) py-2 text-center text-sm font-medium break-words text-store-label">
          {header.bannerText}
        </p>
      )}
      <div className="page-wrap grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 md:py-4 lg:flex">
        <StoreMonogram name={store.storeName} logoUrl={logo && imageUrl(logo, 160)} size="lg" />
        <div className="min-w-0">
          <h1 className="flex items-center gap-2 text-lg leading-tight font-semibold md:text-xl">
            <span className="min-w-0 break-words">{store.storeName}</span>
            {store.isOfficialOutlet && (
              <BadgeCheck
                size={18}
                className="text-success"
                role="img"
                aria-label="Official outlet"
              />
            )}
          </h1>
          <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-muted nums">
            {store.ratingCount > 0 && <Rating value={store.rating} count={store.ratingCount} />}
            <span>{pluralise(followers, 'follower')}</span>
          </p>
        </div>
        <div className="flex items-center gap-4 justify-self-end lg:order-last lg:ml-auto">
          {phone && (
            <a
              href={telHref(phone)}
              className="flex items-center gap-2 text-sm font-medium nums hover:underline max-md:hidden"
            >
              <Phone size={16} /> {phone}
            </a>
          )}
          {followButton}
        </div>
        <div className="col-span-full min-w-0 lg:ml-6">
          <StorePages storeName={store.storeName} pages={pages} currentPath={currentPath} />
        </div>
      </div>
    </header>
  );
}

export function StorePages({
  storeName,
  pages,
  currentPath,
}: Pick<StoreHeaderProps, 'pages' | 'currentPath'> & { storeName: string }) {
  return (
    <nav aria-label={`Pages of ${storeName}`}>
      <ul className="scrollbar-none flex gap-6 overflow-x-auto text-sm font-medium">
        {pages.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === currentPath ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent whitespace-nowrap -outline-offset-2! hover:border-line-strong aria-[current=page]:border-(--store-headings-and-links) aria-[current=page]:font-semibold"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
