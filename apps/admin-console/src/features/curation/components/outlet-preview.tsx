import { clsx } from 'clsx';
import type { OfficialOutlet } from '@market/domain/catalogue/curation';
import { HOME_PAGE_OUTLETS, homePageTexts } from '@market/domain/catalogue/home-page';
import { toOutletCardProps } from '@market/domain/catalogue/outlet-card-props';
import type { ProductCard } from '@market/domain/catalogue/product';
import { OutletCard } from '@market/ui/outlet-card';
import { NothingShown, PreviewCard } from './preview-card';

interface OutletPreviewProps {
  outlets: readonly OfficialOutlet[];
  /** The products that the home page shows with an outlet. */
  productsOf: (storeId: string) => readonly ProductCard[];
  storeHref: (slug: string) => string;
  productHref: (productId: string) => string;
}

/** The official outlets on the home page, with the shop's own cards. */
export function OutletPreview({ outlets, productsOf, storeHref, productHref }: OutletPreviewProps) {
  const shown = outlets.filter(({ status }) => status === 'live').slice(0, HOME_PAGE_OUTLETS);
  return (
    <PreviewCard note="now">
      {(isPhone) =>
        shown.length === 0 ? (
          <NothingShown>Customers do not see this section: no outlet is open.</NothingShown>
        ) : (
          <div
            className={clsx(
              'rounded-3 bg-plate text-on-plate [--focus-gap:var(--plate)] [--focus:var(--on-plate)]',
              isPhone ? 'mx-auto max-w-90 px-4 py-8' : 'px-4 py-8 md:px-8 md:py-10',
            )}
          >
            <header className="mb-6 flex flex-wrap items-baseline gap-x-5 gap-y-1">
              <h3 className="display text-d1">Official outlets</h3>
              <p className="text-sm text-on-strong-muted">{homePageTexts.outlets}</p>
            </header>
            <ul
              className={clsx(
                'grid gap-4',
                isPhone
                  ? 'scrollbar-none auto-cols-[minmax(16rem,78%)] grid-flow-col overflow-x-auto'
                  : 'max-md:scrollbar-none max-md:auto-cols-[minmax(14rem,86%)] max-md:grid-flow-col max-md:overflow-x-auto md:grid-cols-2 xl:grid-cols-4',
              )}
            >
              {shown.map((outlet) => (
                <li key={outlet.id}>
                  <OutletCard
                    {...toOutletCardProps(outlet, productsOf(outlet.id), {
                      to: storeHref(outlet.slug),
                      productHref: ({ id }) => productHref(id),
                    })}
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
