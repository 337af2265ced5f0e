import { useState } from 'react';
import { noop } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { MAX_QUANTITY } from '@market/domain/carts/max-quantity';
import { buyNowSearch } from '@market/domain/checkout/buy-now';
import { useCartChanges } from '../../../features/cart/use-cart-changes';
import type { Offer } from '../../../features/catalogue/model/variants';
import { paths } from '../../paths';

export interface Purchase {
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** The maximum quantity of one order line. */
  max: number;
  add: () => void;
  buyNow: () => void;
  /** Which of the two purchases is in progress. */
  busy: 'add' | 'buy' | undefined;
  added: boolean;
}

/** When the server refuses, a toast shows the reason and the cart does not change. */
export function usePurchase(productId: string, offer: Offer | undefined): Purchase {
  const { add } = useCartChanges();
  const navigate = useNavigate();
  const [requestedQuantity, setRequestedQuantity] = useState(1);
  const [busy, setBusy] = useState<Purchase['busy']>();
  const [added, setAdded] = useState(false);
  const max = Math.max(1, Math.min(MAX_QUANTITY, offer?.left ?? MAX_QUANTITY));
  const quantity = Math.min(requestedQuantity, max);

  const run = async (
    kind: 'add' | 'buy',
    act: (line: {
      productId: string;
      variantId: string | undefined;
      quantity: number;
    }) => Promise<void> | void,
  ) => {
    if (!offer?.buyable || busy) return;
    setBusy(kind);
    try {
      await act({ productId, variantId: offer.variantId, quantity });
    } finally {
      setBusy(undefined);
    }
  };

  const put = () =>
    run('add', async (line) => {
      setAdded(false);
      await add([{ ...line, selected: true }]);
      setAdded(true);
    });

  /** Opens a checkout for this product only. The cart does not change. */
  const buy = () => run('buy', (line) => navigate(paths.checkout.href() + buyNowSearch([line])));

  return {
    quantity,
    setQuantity: setRequestedQuantity,
    max,
    add: () => void put().catch(noop),
    buyNow: () => void buy().catch(noop),
    busy,
    added,
  };
}
