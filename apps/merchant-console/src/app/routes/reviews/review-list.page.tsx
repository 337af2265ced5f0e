import { MessageSquare } from 'lucide-react';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { useList } from '@market/web-kit/list/use-list';
import { useUser } from '@market/web-kit/use-session';
import { ReviewEntry } from '../../../features/reviews/components/review-entry';
import { ReviewFilters } from '../../../features/reviews/components/review-filters';
import { isFiltered, reviewList } from '../../../features/reviews/reviews.queries';
import { EntryList } from '../../../shared/entry-list';
import { paths } from '../../paths';

const productHref = (id: string) => paths.products.edit.href({ id });

export function ReviewListPage() {
  const storeName = useUser()?.storeName ?? 'The store';
  const { search, setSearch, table } = useList(reviewList);

  return (
    <>
      <PageHeader
        title="Reviews"
        description="Customer reviews of your products and store, and your replies"
      />
      <ReviewFilters search={search} onChange={setSearch} />
      <EntryList
        table={table}
        noun="reviews"
        filtered={isFiltered(search)}
        onClearFilters={() => setSearch({ of: undefined, stars: undefined, replied: undefined })}
        empty={
          <EmptyState icon={<MessageSquare size={26} />} title="No reviews yet">
            Customers can review what they bought once it has been delivered.
          </EmptyState>
        }
        entry={(review) => (
          <ReviewEntry
            key={review.id}
            review={review}
            storeName={storeName}
            productHref={productHref}
          />
        )}
      />
    </>
  );
}
