import { useRef, useState, type ReactNode } from 'react';
import type { SavedItem } from '@market/domain/saved-items/saved-item';
import { Button } from '@market/ui/button';
import { DeliveryText } from '@market/ui/delivery-text';
import { Link } from '@market/ui/link';
import { noop } from '@tanstack/react-query';
import { useServices } from '@market/web-kit/services';
import { useCardPromise } from '../../../features/catalogue/card-promises';
import { SavedRow } from '../../../features/saved/components/saved-row';
import { RemovedRow } from '../../../shared/removed-row';
import { paths } from '../../paths';
import { useMoveToCart } from './use-move-to-cart';
import { saveItem, removeSavedItem } from '../../../features/saved/change-saved-items';

export function useSavedItemChanges() {
  const services = useServices();
  return {
    unsave: (item: SavedItem): void => void removeSavedItem(services, item).catch(noop),
    save: ({ productId, variantId, quantity, unitPrice, previousPrice }: SavedItem): void =>
      void saveItem(services, {
        productId,
        variantId,
        quantity,
        unitPrice: previousPrice ?? unitPrice,
      }).catch(noop),
  };
}

interface RemovedItem {
  readonly item: SavedItem;
  readonly index: number;
}

const itemKey = ({ productId, variantId }: SavedItem) => `${productId}-${variantId ?? ''}`;

/**
 * Removed products keep their position until the shopper leaves the page, so that they can be
 * restored.
 */
export function SavedList({
  items,
  heading,
}: {
  items: readonly SavedItem[];
  heading?: ReactNode;
}) {
  const box = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState<readonly RemovedItem[]>([]);
  const { save, unsave } = useSavedItemChanges();
  const { move, moving } = useMoveToCart();
  const entries = items.map((item) => ({ item, isRemoved: false }));
  for (const { item, index } of removed.toSorted((a, b) => a.index - b.index)) {
    const isBack = items.some((each) => itemKey(each) === itemKey(item));
    if (!isBack) entries.splice(index, 0, { item, isRemoved: true });
  }

  const remove = (item: SavedItem) => {
    const index = entries.findIndex((entry) => entry.item === item);
    setRemoved([
      ...removed.filter((each) => itemKey(each.item) !== itemKey(item)),
      { item, index },
    ]);
    unsave(item);
  };
  const restore = (item: SavedItem) => {
    box.current?.focus({ preventScroll: true });
    save(item);
  };

  if (entries.length === 0) return null;
  return (
    <>
      {heading}
      <ul
        ref={box}
        tabIndex={-1}
        aria-label="Saved products"
        className="overflow-clip rounded-3 border border-line bg-surface"
      >
        {entries.map(({ item, isRemoved }) =>
          isRemoved ? (
            <RemovedRow
              key={`${itemKey(item)}-removed`}
              text={`${item.name} is no longer saved.`}
              undoLabel={`Undo: save ${item.name} again`}
              onRestore={() => restore(item)}
            />
          ) : (
            <SavedRow
              key={itemKey(item)}
              item={item}
              to={paths.product.href({ productId: item.productId })}
              isMoving={moving === itemKey(item)}
              onMove={() => move(item, itemKey(item))}
              onRemove={() => remove(item)}
              delivery={<SavedDelivery item={item} />}
              soldOutAction={
                <Button render={<Link to={paths.product.href({ productId: item.productId })} />}>
                  Email me when back in stock<span className="sr-only">{`: ${item.name}`}</span>
                </Button>
              }
            />
          ),
        )}
      </ul>
    </>
  );
}

function SavedDelivery({ item: { storeId, storeState, delivery, quantity } }: { item: SavedItem }) {
  const store = { id: storeId, state: storeState };
  return <DeliveryText delivery={useCardPromise({ store, delivery }, quantity)} />;
}
