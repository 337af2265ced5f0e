import { Suspense } from 'react';
import { noop } from '@tanstack/react-query';
import { useIsWide } from '@market/ui/use-media-query';
import type { FilterPanelProps } from '../../../features/catalogue/components/filter-panel';
import { FilterPanelSkeleton } from '../../../features/catalogue/components/filter-panel-skeleton';
import { lazyBrowserPart } from '../../../shared/lazy-part';

const FilterPanel = lazyBrowserPart(async () => {
  void import('./applied-listing-filters').catch(noop);
  return (await import('../../../features/catalogue/components/filter-panel')).FilterPanel;
});

/** Narrow screens do not fetch these filters, because they have the filter sheet. */
export function FilterAside({ ready, ...panel }: FilterPanelProps & { ready: boolean }) {
  const isWide = useIsWide();
  return (
    <aside aria-label="Filters" className="max-lg:hidden noscript:invisible">
      <h2 className="mb-3 text-sm font-semibold">Filters</h2>
      {isWide && ready ? (
        <Suspense fallback={<FilterPanelSkeleton />}>
          <FilterPanel {...panel} />
        </Suspense>
      ) : (
        <FilterPanelSkeleton />
      )}
    </aside>
  );
}
