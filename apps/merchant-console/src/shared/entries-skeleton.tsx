import { Skeleton } from '@market/ui/skeleton';

const places = [1, 2, 3, 4];

/** Reviews or questions that are loading, as tall as most of them. */
export function EntriesSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      {places.map((place) => (
        <div key={place} className="grid gap-3 border-b border-line py-5 last:border-b-0">
          <Skeleton className="h-9 w-48" />
          <Skeleton className="h-16 max-w-(--measure)" />
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  );
}
