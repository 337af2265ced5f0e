import { lazy, Suspense, type ComponentProps } from 'react';
import { Skeleton } from '@market/ui/skeleton';

/** Figures are read before charts: the code that draws them comes after the page. */
const OverTimeChart = lazy(async () => ({
  default: (await import('./over-time-chart')).OverTimeChart,
}));

/** As high as the chart with its legend and its foot. */
export const ChartSkeleton = () => <Skeleton className="h-77" />;

export function LazyOverTimeChart(props: ComponentProps<typeof OverTimeChart>) {
  return (
    <Suspense fallback={<ChartSkeleton />}>
      <OverTimeChart {...props} />
    </Suspense>
  );
}
