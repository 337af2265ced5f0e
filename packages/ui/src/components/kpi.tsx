import { clsx } from 'clsx';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from './skeleton';

export type KpiProps = {
  label: string;
  /** Already formatted; `undefined` while loading. */
  value: ReactNode | undefined;
  trend?:
    | { direction: 'up' | 'down'; change: string; good: boolean; against?: string | undefined }
    | undefined;
  /** A line under the figure when there is no trend. */
  note?: ReactNode;
  /** A small chart in the corner, on wide screens. */
  chart?: ReactNode;
};

/** One figure with its label and its trend. Put several in a `KpiRow`. */
export function Kpi({ label, value, trend, note, chart }: KpiProps) {
  const Arrow = trend?.direction === 'down' ? ArrowDownRight : ArrowUpRight;
  return (
    <div className="@container relative min-w-0 flex-1 basis-48 bg-surface px-4 py-[18px] max-md:basis-full md:px-5">
      <dt className="text-sm font-medium text-muted">{label}</dt>
      <dd className="mt-1 mb-1 text-[clamp(1rem,11cqi,1.625rem)] leading-tight font-bold tracking-[-.02em] whitespace-nowrap nums-display">
        {value === undefined ? <Skeleton className="h-8 w-36" /> : value}
      </dd>
      <dd className="flex min-h-5 flex-wrap items-center gap-x-1.5 text-xs text-muted">
        {trend ? (
          <>
            <span
              className={clsx(
                'inline-flex items-center gap-1 font-semibold',
                trend.good ? 'text-success' : 'text-danger',
              )}
            >
              <Arrow size={14} />
              <span className="sr-only">{trend.direction === 'up' ? 'up ' : 'down '}</span>
              {trend.change}
            </span>
            {trend.against}
          </>
        ) : (
          note
        )}
      </dd>
      {chart && <dd className="absolute top-4 right-5 @max-[15rem]:hidden">{chart}</dd>}
    </div>
  );
}

/** A row of KPIs. It wraps when it is too narrow, and stacks on phones. */
export function KpiRow({ children, label }: { children: ReactNode; label: string }) {
  return (
    <dl
      aria-label={label}
      className="flex flex-wrap gap-px overflow-clip rounded-3 border border-line bg-line"
    >
      {children}
    </dl>
  );
}
