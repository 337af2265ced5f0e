import { Suspense } from 'react';
import { Link } from '@market/ui/link';
import { Skeleton } from '@market/ui/skeleton';
import { lazyPart } from '../../../shared/lazy-part';
import { PageTitle } from '../../../shared/page-title';
import { paths } from '../../paths';
import { useStore } from './use-store';

const ReviewsSection = lazyPart(
  'src/features/reviews/components/reviews-section.tsx',
  async () => (await import('../../../features/reviews/components/reviews-section')).ReviewsSection,
);

export function StoreReviewsPage() {
  const { id, storeName } = useStore();
  return (
    <div className="page-wrap pt-9 md:pt-12">
      <PageTitle>{`Reviews of ${storeName}`}</PageTitle>
      <Suspense fallback={<Skeleton className="h-150" />}>
        <ReviewsSection
          reviewed={{ of: 'store', id }}
          storeName={storeName}
          invitation={
            <>
              Customers can review the store after delivery,{' '}
              <Link to={paths.orders.href()} className="link touch-area">
                from their orders
              </Link>
              .
            </>
          }
        />
      </Suspense>
    </div>
  );
}
