import { Skeleton } from '@market/ui/skeleton';

/** Shown before the console's layout has loaded. index.html has the same text. */
export function LoadingShell() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <p role="status" className="text-sm text-muted">
        Opening…
      </p>
    </div>
  );
}

/**
 * A page's skeleton, before the first page has its data. It has padding of its own only outside of
 * `main`, in apps whose pages render their own layout.
 */
export function PageLoadingShell() {
  return (
    <div className="grid gap-4 p-4 in-[main]:p-0">
      <p role="status" className="sr-only">
        Opening…
      </p>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="mb-2 h-4 w-72 max-w-full" />
      <Skeleton className="h-96" />
    </div>
  );
}
