import { AddCombobox } from '../../../shared/add-combobox';
import { useStoreSearch } from '../../../shared/use-store-search';

interface OutletSearchProps {
  /** The ids of stores that are already official outlets. */
  without: readonly string[];
  onAdd: (storeId: string) => void;
}

export function OutletSearch({ without, onAdd }: OutletSearchProps) {
  return (
    <AddCombobox
      {...useStoreSearch(without)}
      label="Add a store"
      placeholder="Add a live store by name"
      onAdd={onAdd}
    />
  );
}
