import type { CartItem } from '@market/domain/carts/cart';
import type { LineActions } from '../../../features/cart/components/cart-line';
import { StoreGroup } from '../../../features/cart/components/store-group';
import { byStore, type CartEntry } from '../../../features/cart/model/cart-entries';
import { sameLine } from '../../../features/cart/model/guest-cart';
import { StoreSum } from '../../../features/checkout/components/store-sum';
import { savingText } from '../../../features/checkout/model/savings';
import { paths } from '../../paths';
import { useCartQuote } from './use-cart-quote';

interface CartGroupsProps extends LineActions {
  entries: readonly CartEntry[];
  lines: readonly CartItem[];
  onRestore: (line: CartItem) => void;
}

/** The lines by store, with a subtotal for each store. */
export function CartGroups({ entries, lines, ...actions }: CartGroupsProps) {
  const { quote, chosen, deliveryPending } = useCartQuote(lines);
  const priced = chosen.length > 0 ? quote.data : undefined;
  return byStore(entries).map((store) => {
    const sum = priced?.stores.find(({ storeId }) => storeId === store.storeId);
    const isChosen = chosen.some(({ storeId }) => storeId === store.storeId);
    return (
      <StoreGroup
        key={store.storeId}
        store={store}
        hrefOf={({ productId }) => paths.product.href({ productId })}
        storeTo={paths.store.href({ slug: store.storeSlug })}
        savingOf={(line) =>
          chosen.includes(line) ? savingText(priced, (each) => sameLine(each, line)) : undefined
        }
        footer={
          isChosen &&
          sum && (
            <StoreSum
              store={sum}
              deliveryPending={deliveryPending}
              isOld={quote.isPlaceholderData}
            />
          )
        }
        {...actions}
      />
    );
  });
}
