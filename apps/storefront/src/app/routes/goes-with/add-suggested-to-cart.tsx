import { useState } from 'react';
import { noop } from '@tanstack/react-query';
import type { Suggestion } from '@market/domain/catalogue/goes-with.schema';
import { Button } from '@market/ui/button';
import { useCartChanges } from '../../../features/cart/use-cart-changes';

interface AddSuggestedToCartProps {
  suggestions: readonly Suggestion[];
  /** Appended to the button's name for screen readers. */
  label?: string;
  onAdded?: (() => void) | undefined;
  look?: 'row' | 'all' | 'card';
}

/** Adds suggested products to the cart, each in the quantity that fits. */
export function AddSuggestedToCart({
  suggestions,
  label,
  onAdded,
  look = 'row',
}: AddSuggestedToCartProps) {
  const { add } = useCartChanges();
  const [state, setState] = useState<'busy' | 'added'>();
  const put = async () => {
    if (state === 'busy') return;
    setState('busy');
    try {
      await add(
        suggestions.map(({ product, variantId, quantity }) => ({
          productId: product.id,
          variantId,
          quantity,
          selected: true,
        })),
      );
      setState('added');
      onAdded?.();
    } catch (error) {
      setState(undefined);
      throw error;
    }
  };
  const [{ quantity } = { quantity: 1 }] = suggestions;
  return (
    <Button
      variant={look === 'all' ? 'ink' : 'outline'}
      size={look === 'all' ? 'lg' : 'md'}
      block={look === 'card'}
      className="max-md:h-11"
      busy={state === 'busy'}
      busyLabel="Adding…"
      done={state === 'added'}
      doneLabel="In your cart"
      onClick={() => void put().catch(noop)}
    >
      {look === 'all'
        ? suggestions.length === 2
          ? 'Add both to cart'
          : `Add all ${suggestions.length} to cart`
        : quantity > 1
          ? `Add ${quantity} to cart`
          : 'Add to cart'}
      {label && <span className="sr-only">: {label}</span>}
    </Button>
  );
}
