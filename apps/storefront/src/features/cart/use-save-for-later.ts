import type { CartItem } from '@market/domain/carts/cart';
import { useServices } from '@market/web-kit/services';
import { useAccount } from '@market/web-kit/use-session';
import { saveAsGuest } from '../../shared/change-guest-saved-items';
import { guestCart, removeItems } from './model/guest-cart';
import { changeAccountCart } from './use-cart-changes';

/**
 * Moves a line of the cart to the saved products, with its variant, its quantity and the price at
 * which it was added. The change shows immediately.
 */
export function useSaveForLater(): (line: CartItem) => void {
  const services = useServices();
  const isGuest = useAccount() === undefined;
  if (!isGuest)
    return (line) => changeAccountCart(({ saveLineForLater }) => saveLineForLater(services, line));
  return (line) => {
    const { productId, variantId, quantity, unitPrice, previousPrice } = line;
    saveAsGuest({ productId, variantId, quantity, unitPrice: previousPrice ?? unitPrice });
    guestCart.set(removeItems(guestCart.get(), [line]));
  };
}
