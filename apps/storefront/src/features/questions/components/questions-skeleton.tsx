import { Skeleton } from '@market/ui/skeleton';

/** A skeleton as high as two questions. */
export function QuestionsSkeleton() {
  return (
    <div role="status" aria-label="Loading questions" className="grid gap-6">
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}

export const QuestionsPlaceholder = () => (
  <div className="grid min-h-72 grid-cols-1 items-start gap-x-14 gap-y-6 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
    <Skeleton className="h-16" />
    <QuestionsSkeleton />
  </div>
);
