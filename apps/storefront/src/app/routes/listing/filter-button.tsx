import { startTransition, Suspense, useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { Button } from '@market/ui/button';
import type { FilterPanelProps } from '../../../features/catalogue/components/filter-panel';
import { browserPart } from '../../../shared/lazy-part';

const FilterSheet = browserPart(
  async () => (await import('../../../features/catalogue/components/filter-sheet')).FilterSheet,
);

interface FilterButtonProps extends FilterPanelProps {
  count: number | undefined;
  filtersInUse: number;
}

/** Opens the filters of a narrow screen. It keeps its own state, so a press renders no products. */
export function FilterButton({ filtersInUse, ...sheet }: FilterButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        icon={<SlidersHorizontal size={16} />}
        className="flex-1 sm:flex-none lg:hidden"
        // Paints the press first, then renders the sheet.
        onClick={() => startTransition(() => setIsOpen(true))}
      >
        {filtersInUse > 0 ? `Filters (${filtersInUse})` : 'Filters'}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterSheet {...sheet} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
