import { useState } from 'react';
import { ShoppingCart } from 'lucide-react';
import type { CartItem } from '@market/domain/carts/cart';
import { Alert } from '@market/ui/alert';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { ErrorState } from '@market/ui/error-state';
import { Link } from '@market/ui/link';
import { LinkButton } from '@market/ui/link-button';
import { Skeleton } from '@market/ui/skeleton';
import { StoreGroup } from '../../../features/cart/components/store-group';
import { byStore } from '../../../features/cart/model/cart-lines';
import { useCart } from '../../../features/cart/use-cart';
import { useCartChanges } from '../../../features/cart/use-cart-changes';
import { PageTitle } from '../../../shared/page-title';
import { paths } from '../../paths';
import { CartSummary } from './cart-summary';

/** The cart, by store, and what it comes to. */
export function CartPage() {
  const cart = useCart();
  const { change, remove, restore } = useCartChanges();
  const [removed, setRemoved] = useState<CartItem>();

  const takeOut = (line: CartItem) => {
    remove(line);
    setRemoved(line);
  };
  const putBack = (line: CartItem) => {
    restore(line);
    setRemoved(undefined);
  };

  return (
    <div className="page-wrap pt-7 md:pt-10">
      <PageTitle>Your cart</PageTitle>
      <h1 className="display mb-5 text-d1 md:mb-6">Your cart</h1>
      <div role="status">
        {removed && (
          <Alert tone="neutral" className="mb-4" action={<LinkButton onClick={() => putBack(removed)}>Undo</LinkButton>}>
            {`${removed.name} is out of your cart.`}
          </Alert>
        )}
      </div>
      {cart.error ? (
        <ErrorState title={cart.error.message} onRetry={cart.refetch} retrying={cart.refetching} />
      ) : !cart.lines ? (
        <CartSkeleton />
      ) : cart.lines.length === 0 ? (
        <EmptyState
          icon={<ShoppingCart />}
          title="Nothing in your cart yet"
          action={
            <Button variant="primary" render={<Link to={paths.products.href()} />}>
              Find something
            </Button>
          }
        >
          What you add stays here, in this browser, until you sign in.
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_388px]">
          <div>
            {byStore(cart.lines).map((store) => (
              <StoreGroup key={store.storeId} store={store} hrefOf={({ productId }) => paths.product.href({ productId })} onChange={change} onRemove={takeOut} />
            ))}
          </div>
          <CartSummary lines={cart.lines} />
        </div>
      )}
    </div>
  );
}

function CartSkeleton() {
  return (
    <div role="status" aria-label="Loading your cart" className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_388px]">
      <div className="grid gap-4">
        <Skeleton className="h-48 rounded-3" />
        <Skeleton className="h-48 rounded-3" />
      </div>
      <Skeleton className="h-72 rounded-3" />
    </div>
  );
}
