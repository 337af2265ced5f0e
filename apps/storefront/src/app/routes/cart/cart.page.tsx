import { Suspense, useState } from 'react';
import { noop } from '@tanstack/react-query';
import { ShoppingCart } from 'lucide-react';
import type { CartItem } from '@market/domain/carts/cart';
import { Breadcrumbs } from '@market/ui/breadcrumbs';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { ErrorState } from '@market/ui/error-state';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { useServices } from '@market/web-kit/services';
import { useAccount } from '@market/web-kit/use-session';
import {
  cartEntries,
  type CartEntry,
  type RemovedLine,
} from '../../../features/cart/model/cart-entries';
import { isSameLine } from '../../../features/cart/model/guest-cart';
import { useCart } from '../../../features/cart/use-cart';
import { useCartChanges } from '../../../features/cart/use-cart-changes';
import { useSaveForLater } from '../../../features/cart/use-save-for-later';
import { lazyBrowserPart } from '../../../shared/lazy-part';
import { PageTitle } from '../../../shared/page-title';
import { paths } from '../../paths';
import { OpenPaymentResult } from '../checkout/open-payment-result';
import { CartGroups } from './cart-groups';

const CartBar = lazyBrowserPart(async () => (await import('./cart-bar')).CartBar);
const CartSummary = lazyBrowserPart(async () => (await import('./cart-summary')).CartSummary);
const SavedItemsSection = lazyBrowserPart(
  async () => (await import('./saved-items-section')).SavedItemsSection,
);
const GoesWithItems = lazyBrowserPart(
  async () => (await import('../goes-with/goes-with-items')).GoesWithItems,
);
const RecentProducts = lazyBrowserPart(
  async () => (await import('./recent-products')).RecentProducts,
);

/** Removed lines stay in place until the user leaves the page, so that they can be restored. */
export function CartPage() {
  const cart = useCart();
  const { change, remove, restore } = useCartChanges();
  const [removed, setRemoved] = useState<RemovedLine[]>([]);
  const moveToSaved = useSaveForLater();
  const removeFromSaved = useRemoveFromSaved();
  const entries = cartEntries(cart.lines ?? [], removed);

  const noteRemoved = (line: CartItem, isSaved: boolean) => {
    const index = entries.findIndex((entry) => entry.line === line);
    setRemoved([
      ...removed.filter((each) => !isSameLine(each.line, line)),
      { line, index, isSaved },
    ]);
  };
  const removeLine = (line: CartItem) => {
    noteRemoved(line, false);
    remove(line);
  };
  const saveForLater = (line: CartItem) => {
    noteRemoved(line, true);
    moveToSaved(line);
  };
  const restoreEntry = ({ line, isSaved }: CartEntry) => {
    restore(line);
    if (isSaved) removeFromSaved(line);
  };

  return (
    <>
      {/* The footer stays below the screen when the cart turns out to be empty. */}
      <div className="page-wrap min-h-200 pt-3">
        <PageTitle>Cart</PageTitle>
        <Breadcrumbs items={[{ label: 'Home', to: paths.home.href() }, { label: 'Cart' }]} />
        <h1 className="display mb-5 text-d1 md:mb-6">Cart</h1>
        <OpenPaymentResult />
        {cart.error ? (
          <ErrorState
            title={cart.error.message}
            onRetry={cart.refetch}
            retrying={cart.refetching}
          />
        ) : !cart.lines ? (
          <CartSkeleton />
        ) : (
          <>
            {cart.lines.length === 0 && <EmptyCart />}
            {entries.length > 0 && (
              <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_388px]">
                <div className="min-w-0">
                  <CartGroups
                    entries={entries}
                    lines={cart.lines}
                    onChange={change}
                    onRemove={removeLine}
                    onSave={saveForLater}
                    onRestore={restoreEntry}
                  />
                </div>
                {cart.lines.length > 0 && (
                  <Suspense fallback={<SummarySkeleton />}>
                    <CartSummary lines={cart.lines} />
                  </Suspense>
                )}
              </div>
            )}
            {cart.lines.length > 0 && (
              <Suspense>
                <GoesWithItems items={cart.lines} />
              </Suspense>
            )}
            <Suspense>
              <SavedItemsSection />
            </Suspense>
            {cart.lines.length === 0 && (
              <Suspense>
                <RecentProducts />
              </Suspense>
            )}
          </>
        )}
      </div>
      {cart.lines && cart.lines.length > 0 && (
        <Suspense fallback={<div className="mt-8 h-19 md:hidden" />}>
          <CartBar lines={cart.lines} />
        </Suspense>
      )}
    </>
  );
}

function useRemoveFromSaved(): (line: CartItem) => void {
  const services = useServices();
  return (line) =>
    void import('../../../features/saved/change-saved-items')
      .then(({ removeSavedItem }) => removeSavedItem(services, line))
      .catch(noop);
}

function EmptyCart() {
  const isGuest = useAccount() === undefined;
  return (
    <EmptyState
      icon={<ShoppingCart />}
      title="Your cart is empty"
      action={
        <Button variant="primary" render={<Link to={paths.products.href()} />}>
          Start shopping
        </Button>
      }
    >
      {isGuest
        ? 'Items that you add stay in this browser, and move to your account when you sign in.'
        : 'Items that you add are kept in your account.'}
    </EmptyState>
  );
}

function CartSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading your cart"
      className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_388px]"
    >
      <div className="grid gap-4">
        <Skeleton className="h-48 rounded-3" />
        <Skeleton className="h-48 rounded-3" />
      </div>
      <SummarySkeleton />
    </div>
  );
}

const SummarySkeleton = () => <Skeleton className="h-92 rounded-3" />;
