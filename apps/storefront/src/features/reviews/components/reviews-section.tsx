import { Fragment, useRef, type ReactNode } from 'react';
import { MessageSquareText, Star } from 'lucide-react';
import { pluralise } from '@market/domain/pluralise';
import { reviewSorts, type ReviewPage } from '@market/domain/reviews/review';
import { Button } from '@market/ui/button';
import { EmptyState } from '@market/ui/empty-state';
import { NativeSelect } from '@market/ui/native-select';
import { QueryView } from '../../../shared/query-view';
import { sortNames, useReviewSearch, type ReviewSearch } from '../review-search';
import type { ReviewSubject } from '../reviews.queries';
import { useReviewPages } from '../use-review-pages';
import { ReviewEntry } from './review-entry';
import { ReviewsCard, ReviewsSkeleton } from './reviews-card';
import { StarFilter } from './star-filter';

interface ReviewsSectionProps {
  reviewed: ReviewSubject;
  storeName: string;
  invitation: ReactNode;
}

export function ReviewsSection({ reviewed, storeName, invitation }: ReviewsSectionProps) {
  const [search, setSearch] = useReviewSearch();
  const pages = useReviewPages(reviewed, search);
  return (
    <ReviewsCard>
      <QueryView query={pages.first} headingLevel={3} skeleton={<ReviewsSkeleton />}>
        {(page) =>
          page.total === 0 ? (
            <EmptyState
              icon={<MessageSquareText />}
              headingLevel={3}
              title="No reviews yet"
              className="items-start! px-0! py-2! text-left! md:col-span-full"
            >
              {invitation}
            </EmptyState>
          ) : (
            <Fragment>
              <div className="grid gap-4">
                <MeanRating page={page} />
                <StarFilter
                  histogram={page.histogram}
                  total={page.total}
                  value={search.stars}
                  onChange={(stars) => setSearch({ stars })}
                />
                <div className="text-sm text-muted">{invitation}</div>
              </div>
              <ReviewList
                pages={pages}
                page={page}
                search={search}
                onSearch={setSearch}
                storeName={storeName}
              />
            </Fragment>
          )
        }
      </QueryView>
    </ReviewsCard>
  );
}

function MeanRating({ page }: { page: ReviewPage }) {
  return (
    <p className="flex items-baseline gap-3">
      <span className="sr-only">{`${page.mean.toFixed(1)} out of 5 stars`}</span>
      <span aria-hidden="true" className="display text-hero leading-none nums-display">
        {page.mean.toFixed(1)}
      </span>
      <span className="text-sm text-muted">{`from ${pluralise(page.total, 'buyer')}`}</span>
    </p>
  );
}

interface ReviewListProps {
  pages: ReturnType<typeof useReviewPages>;
  page: ReviewPage;
  search: ReviewSearch;
  onSearch: (patch: Partial<ReviewSearch>) => void;
  storeName: string;
}

function ReviewList({ pages, page, search, onSearch, storeName }: ReviewListProps) {
  const { first, rows, hasMore, loadingMore, moreError, showMore } = pages;
  const list = useRef<HTMLUListElement>(null);
  // The pressed button is removed together with its filter, so the focus moves to the list.
  const showAll = () => {
    list.current?.focus({ preventScroll: true });
    onSearch({ stars: undefined });
  };
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-3 text-sm">
        <p role="status" className="min-h-5">
          {!first.isPlaceholderData &&
            (search.stars
              ? `${pluralise(page.count, 'review')} with ${pluralise(search.stars, 'star')}`
              : pluralise(page.count, 'review'))}
        </p>
        {search.stars && (
          <Button size="sm" variant="quiet" onClick={showAll}>
            Show all
          </Button>
        )}
        <NativeSelect
          aria-label="Sort reviews"
          size="sm"
          className="ml-auto w-auto!"
          value={search.order ?? 'newest'}
          onChange={(event) =>
            onSearch({
              order: reviewSorts.find((sort) => sort === event.target.value && sort !== 'newest'),
            })
          }
        >
          {reviewSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortNames[sort]}
            </option>
          ))}
        </NativeSelect>
      </div>
      {rows.length === 0 && (
        <EmptyState
          icon={<Star />}
          headingLevel={3}
          title="No reviews with this rating"
          action={<Button onClick={showAll}>Show all reviews</Button>}
        />
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Reviews"
        aria-busy={first.isPlaceholderData || undefined}
        className="outline-none! shadow-none! transition-opacity aria-busy:opacity-60"
      >
        {rows.map((review) => (
          <li key={review.id} className="border-b border-line">
            <ReviewEntry review={review} storeName={storeName} />
          </li>
        ))}
      </ul>
      {moreError && (
        <p role="alert" className="mt-4 text-sm text-danger">
          {moreError.message}
        </p>
      )}
      {hasMore && (
        <Button className="mt-5" busy={loadingMore} busyLabel="Loading more…" onClick={showMore}>
          {moreError ? 'Try again' : 'Show more reviews'}
        </Button>
      )}
    </div>
  );
}
