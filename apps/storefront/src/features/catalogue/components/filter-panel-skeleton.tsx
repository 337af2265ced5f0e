import { Skeleton } from '@market/ui/skeleton';

const groups = [6, 4, 3, 4] as const;

export function FilterPanelSkeleton() {
  return (
    <div role="status" aria-label="Loading filters">
      {groups.map((rows, index) => (
        <div key={index} className="border-t border-line py-4">
          <Skeleton className="mb-4 h-4 w-24" />
          {Array.from({ length: rows }, (_, row) => (
            <Skeleton key={row} className="mb-3 h-4" />
          ))}
        </div>
      ))}
    </div>
  );
}
