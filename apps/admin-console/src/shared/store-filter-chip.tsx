import { X } from 'lucide-react';
import { Button } from '@market/ui/button';

/** A filter by store that was set on another page. Clicking it removes the filter. */
export const StoreFilterChip = ({
  storeName,
  onRemove,
}: {
  /** Undefined while the name is unknown. */
  storeName: string | undefined;
  onRemove: () => void;
}) => (
  <Button
    trailingIcon={<X size={16} />}
    onClick={onRemove}
  >{`Store: ${storeName ?? 'this store'}`}</Button>
);
