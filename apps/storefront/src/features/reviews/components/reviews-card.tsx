import type { ReactNode } from 'react';
import { Skeleton } from '@market/ui/skeleton';

export const ReviewsCard = ({ children }: { children: ReactNode }) => (
  <section
    id="reviews"
    aria-labelledby="reviews-title"
    className="grid scroll-mt-4 grid-cols-1 items-start gap-x-14 gap-y-6 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]"
  >
    <h2 id="reviews-title" className="display text-d2 md:col-span-full">
      Reviews
    </h2>
    {children}
  </section>
);

export const ReviewsSkeleton = () => (
  <>
    <div role="status" aria-label="Loading reviews" className="grid gap-3">
      <Skeleton className="h-16 w-40" />
      <Skeleton className="h-40" />
    </div>
    <div className="grid gap-6">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-28" />
      ))}
    </div>
  </>
);
