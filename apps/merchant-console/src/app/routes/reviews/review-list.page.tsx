import { useQuery } from '@tanstack/react-query';
import { MessageSquare, SearchX } from 'lucide-react';
import { Button } from '@market/ui/button';
import { Card } from '@market/ui/card';
import { EmptyState } from '@market/ui/empty-state';
import { PageHeader } from '@market/ui/page-header';
import { Pager } from '@market/ui/pager';
import { queryError } from '@market/web-kit/list/query-error';
import { useListSearch } from '@market/web-kit/router/list-search';
import { useLastPage } from '@market/web-kit/router/use-last-page';
import { useServices } from '@market/web-kit/services';
import { useUser } from '@market/web-kit/use-session';
import { ReviewEntry } from '../../../features/reviews/components/review-entry';
import { ReviewFilters } from '../../../features/reviews/components/review-filters';
import {
  isFiltered,
  reviewSearchSchema,
  reviewListQuery,
} from '../../../features/reviews/reviews.queries';
import { EntriesSkeleton } from '../../../shared/entries-skeleton';
import { paths } from '../../paths';

const productHref = (id: string) => paths.products.edit.href({ id });

export function ReviewListPage() {
  const { api } = useServices();
  const storeName = useUser()?.storeName ?? 'The store';
  const [search, setSearch] = useListSearch(reviewSearchSchema);
  const list = useQuery(reviewListQuery(api, search));
  useLastPage(list, search, setSearch);
  const { data } = list;

  return (
    <>
      <PageHeader
        title="Reviews"
        description="Customer reviews of your products and store, and your answers"
      />
      <ReviewFilters search={search} onChange={setSearch} />
      <Card
        flush
        aria-busy={list.isPending || list.isPlaceholderData}
        className={list.isPlaceholderData ? 'opacity-60' : undefined}
      >
        {queryError(list)}
        {data && data.count === 0 && (
          <NoReviews
            filtered={isFiltered(search)}
            onClear={() => setSearch({ of: undefined, stars: undefined, answered: undefined })}
          />
        )}
        <div className="px-4 md:px-5">
          {list.isPending && <EntriesSkeleton />}
          {data?.rows.map((review) => (
            <ReviewEntry
              key={review.id}
              review={review}
              storeName={storeName}
              productHref={productHref}
            />
          ))}
        </div>
        {data && (
          <Pager
            page={search.page}
            pageSize={search.size}
            total={data.count}
            onPageChange={(page) => setSearch({ page })}
            onPageSizeChange={(size) => setSearch({ size })}
          />
        )}
      </Card>
    </>
  );
}

function NoReviews({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (filtered) {
    return (
      <EmptyState
        icon={<SearchX size={26} />}
        title="No reviews match these filters"
        action={<Button onClick={onClear}>Clear filters</Button>}
      >
        Clear the filters to see more.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<MessageSquare size={26} />} title="No reviews yet">
      Customers can review what they bought once it has been delivered.
    </EmptyState>
  );
}
