import { lazy, Suspense, type ComponentProps } from 'react';
import { Skeleton } from '@market/ui/skeleton';

/** The chart's code loads after the page, because the figures come first. */
const OverTimeChart = lazy(async () => ({
  default: (await import('./over-time-chart')).OverTimeChart,
}));

/** A placeholder as high as the chart with its legend and footer. */
export const ChartSkeleton = () => <Skeleton className="h-77" />;

export function LazyOverTimeChart(props: ComponentProps<typeof OverTimeChart>) {
  return (
    <Suspense fallback={<ChartSkeleton />}>
      <OverTimeChart {...props} />
    </Suspense>
  );
}
