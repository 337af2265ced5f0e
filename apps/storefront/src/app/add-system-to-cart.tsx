import { useState } from 'react';
import { noop } from '@tanstack/react-query';
import type { SystemPart } from '@market/domain/systems/system';
import { Button } from '@market/ui/button';
import { Link } from '@market/ui/link';
import { useCartChanges } from '../features/cart/use-cart-changes';
import { paths } from './paths';

/** When the server refuses, a toast shows the reason and the cart does not change. */
export function AddSystemToCart({ parts }: { parts: readonly SystemPart[] }) {
  const { add } = useCartChanges();
  const [state, setState] = useState<'idle' | 'busy' | 'added'>('idle');
  const put = async () => {
    setState('busy');
    try {
      await add(
        parts.map(({ productId, variantId, quantity }) => ({
          productId,
          variantId,
          quantity,
          selected: true,
        })),
      );
      setState('added');
    } catch (error) {
      setState('idle');
      throw error;
    }
  };
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        busy={state === 'busy'}
        busyLabel="Adding…"
        onClick={() => void put().catch(noop)}
      >
        Add all to cart
      </Button>
      <span role="status" className="text-sm empty:hidden">
        {state === 'added' && (
          <>
            {'Added. '}
            <Link to={paths.cart.href()} className="link">
              View cart
            </Link>
          </>
        )}
      </span>
    </>
  );
}
