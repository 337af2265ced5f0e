import { startTransition, Suspense, useState } from 'react';
import { noop } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { Button } from '@market/ui/button';
import { waitForNextPaint } from '@market/ui/run-on-idle';
import type { FilterPanelProps } from '../../../features/catalogue/components/filter-panel';
import { isFiltered, type ListingScope } from '../../../features/catalogue/model/listing-search';
import { lazyBrowserPart, lazyPart } from '../../../shared/lazy-part';

const FilterSheet = lazyBrowserPart(async () => {
  void import('./applied-listing-filters').catch(noop);
  return (await import('../../../features/catalogue/components/filter-sheet')).FilterSheet;
});

const FilterCount = lazyPart(
  'src/app/routes/listing/applied-listing-filters.tsx',
  async () => (await import('./applied-listing-filters')).FilterCount,
);

interface FilterButtonProps extends FilterPanelProps {
  scope: ListingScope;
  count: number | undefined;
}

/** The button keeps its own state, so that a press does not render the products again. */
export function FilterButton({ scope, ...sheet }: FilterButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        icon={<SlidersHorizontal size={16} />}
        className="flex-1 sm:flex-none lg:hidden"
        // Paints the press first, then renders the sheet.
        onClick={() => void waitForNextPaint().then(() => startTransition(() => setIsOpen(true)))}
      >
        {isFiltered(scope, sheet.search) ? (
          <Suspense fallback="Filters">
            <FilterCount scope={scope} search={sheet.search} />
          </Suspense>
        ) : (
          'Filters'
        )}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterSheet {...sheet} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
