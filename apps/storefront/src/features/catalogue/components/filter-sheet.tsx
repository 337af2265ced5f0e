import { Button } from '@market/ui/button';
import { Drawer } from '@market/ui/drawer';
import { productsText } from '../model/count-text';
import { FilterPanel, type FilterPanelProps } from './filter-panel';

interface FilterSheetProps extends FilterPanelProps {
  count: number | undefined;
  onClose: () => void;
}

/** A chunk that is fetched when the sheet opens. */
export function FilterSheet({ count, onClose, ...panel }: FilterSheetProps) {
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title="Filters"
      footer={
        <Button variant="ink" onClick={onClose}>
          {`Show ${count === undefined ? 'products' : productsText(count)}`}
        </Button>
      }
    >
      <FilterPanel {...panel} />
    </Drawer>
  );
}
