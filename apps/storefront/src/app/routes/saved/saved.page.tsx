import { Heart } from 'lucide-react';
import { pluralise } from '@market/domain/pluralise';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { ErrorState } from '@market/ui/error-state';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { withRedirect } from '@market/web-kit/router/redirect-to';
import { useAccount } from '@market/web-kit/use-session';
import { useSavedItems } from '../../../features/saved/use-saved-items';
import { paths } from '../../paths';
import { AccountLayout } from '../account/account-layout';
import { SavedList } from './saved-list';

const PAGE_SIZE = 20;

/** A guest's saved products are kept in this browser. */
export function SavedPage() {
  const isGuest = useAccount() === undefined;
  const { items, count, error, refetch, refetching, showMore, loadingMore } =
    useSavedItems(PAGE_SIZE);
  return (
    <AccountLayout
      title="Saved"
      lead={
        <p role="status" className="mt-2 min-h-6 text-sm text-muted">
          {items && count > 0 && pluralise(count, 'product')}
          {items && count > 0 && isGuest && (
            <>
              {' in this browser. '}
              <Link to={withRedirect(paths.signIn.href(), paths.saved.href())} className="link">
                Sign in to keep them
              </Link>
            </>
          )}
        </p>
      }
    >
      {error && !items ? (
        <ErrorState title={error.message} onRetry={refetch} retrying={refetching} />
      ) : !items ? (
        <div role="status" aria-label="Loading saved products" className="grid gap-4">
          <Skeleton className="h-32 rounded-3" />
          <Skeleton className="h-32 rounded-3" />
        </div>
      ) : (
        <>
          {items.length === 0 && <NothingSaved isGuest={isGuest} />}
          <SavedList items={items} />
          {showMore && (
            <Button
              className="mt-5"
              busy={loadingMore}
              busyLabel="Loading more…"
              onClick={showMore}
            >
              Show more products
            </Button>
          )}
        </>
      )}
    </AccountLayout>
  );
}

function NothingSaved({ isGuest }: { isGuest: boolean }) {
  return (
    <EmptyState
      icon={<Heart />}
      title="Nothing saved yet"
      action={
        <Button variant="primary" render={<Link to={paths.products.href()} />}>
          See all products
        </Button>
      }
    >
      {isGuest
        ? 'Tap the heart on a product to save it in this browser. Saved products move to your account when you sign in.'
        : 'Tap the heart on a product to save it here.'}
    </EmptyState>
  );
}
