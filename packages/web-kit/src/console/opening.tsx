import { Skeleton } from '@market/ui/skeleton';

/** Between the page's arrival and its first data; the same words as in index.html. */
export function Opening() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <p role="status" className="text-sm text-muted">
        Opening…
      </p>
    </div>
  );
}

/** The frame stands as soon as it is there, and the place of the first page with it: on a slow line that is seconds before its data. */
export function OpeningPage() {
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        Opening…
      </p>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="mb-2 h-4 w-72 max-w-full" />
      <Skeleton className="h-96" />
    </div>
  );
}
