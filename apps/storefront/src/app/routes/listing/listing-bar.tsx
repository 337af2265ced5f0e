import { startTransition, Suspense, useOptimistic, type ReactNode } from 'react';
import { NativeSelect } from '@market/ui/native-select';
import { waitForNextPaint } from '@market/ui/run-on-idle';
import { countText } from '../../../features/catalogue/model/count-text';
import type { ListingSearch } from '../../../features/catalogue/model/listing-search';
import {
  defaultSort,
  parseSort,
  listSorts,
  type ProductSort,
} from '../../../features/catalogue/model/sorts';
import { lazyBrowserPart, lazyPart } from '../../../shared/lazy-part';
import { DeliveryPlaceNote } from '../place/delivery-place-note';

const DidYouMean = lazyPart(
  'src/app/routes/listing/did-you-mean.tsx',
  async () => (await import('./did-you-mean')).DidYouMean,
);

const ViewSwitch = lazyBrowserPart(
  async () => (await import('../../../features/catalogue/components/view-switch')).ViewSwitch,
);

interface ListingBarProps {
  count: number | undefined;
  search: ListingSearch;
  /** Whether the results are for a corrected search, as stated above them. */
  isCorrected: boolean;
  onSort: (sort: ProductSort | undefined) => void;
  children: ReactNode;
}

export function ListingBar({ count, search, isCorrected, onSort, children }: ListingBarProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 sm:gap-3">
      <p
        role="status"
        className="min-h-6 flex-1 text-sm text-muted nums max-sm:-mr-2 max-sm:basis-48"
      >
        {count !== undefined && (
          <>
            <b className="font-semibold text-text">{countText(count)}</b>{' '}
            {count === 1 ? 'product' : 'products'}
          </>
        )}
        {count !== undefined && search.search && !isCorrected && (
          <Suspense>
            <DidYouMean search={search.search} lead=". " />
          </Suspense>
        )}
        {count !== 0 && (
          <span className="max-sm:block">
            {count !== undefined && (
              <span aria-hidden="true" className="max-sm:hidden">
                {' · '}
              </span>
            )}
            <DeliveryPlaceNote />
          </span>
        )}
      </p>
      <Suspense fallback={<span className="h-9 w-25 pointer-coarse:h-11" />}>
        <ViewSwitch />
      </Suspense>
      {children}
      <SortSelect search={search} onSort={onSort} />
    </div>
  );
}

type SortSelectProps = Pick<ListingBarProps, 'search' | 'onSort'>;

/** Paints the chosen order first, then requests the results. */
function SortSelect({ search, onSort }: SortSelectProps) {
  const [shown, setShown] = useOptimistic(search.sort ?? defaultSort);
  const choose = (value: string) =>
    startTransition(async () => {
      const next = parseSort(value);
      setShown(next ?? defaultSort);
      await waitForNextPaint();
      startTransition(() => onSort(next));
    });
  return (
    <NativeSelect
      aria-label="Sort by"
      className="w-auto max-sm:flex-[2]"
      value={shown}
      onChange={(event) => choose(event.target.value)}
    >
      {listSorts(search).map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
