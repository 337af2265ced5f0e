import { noop } from '@tanstack/react-query';
import type { SavedItem } from '@market/domain/saved-items/saved-item';
import { useServices } from '@market/web-kit/services';
import { save, unsave } from '../../../features/saved/change-saved';

/** Removes saved items, and puts them back as they were. */
export function useSavedChanges() {
  const services = useServices();
  return {
    unsave: (item: SavedItem): void => void unsave(services, item).catch(noop),
    save: ({ productId, variantId, quantity, unitPrice, previousPrice }: SavedItem): void =>
      void save(services, {
        productId,
        variantId,
        quantity,
        unitPrice: previousPrice ?? unitPrice,
      }).catch(noop),
  };
}
