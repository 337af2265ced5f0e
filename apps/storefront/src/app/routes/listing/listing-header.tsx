import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '@market/ui/breadcrumbs';
import { Skeleton, SkeletonLine } from '@market/ui/skeleton';
import { paths } from '../../paths';

/** The style of links to related pages next to a page title. */
export const pillLinkClass =
  'inline-flex h-9 items-center rounded-full border border-line-strong bg-surface px-4 text-sm font-medium whitespace-nowrap hover:border-text aria-[current]:border-text aria-[current]:bg-text aria-[current]:text-bg pointer-coarse:h-11';

const headerClass = 'border-b border-line pt-3 pb-5 md:pb-6';

export function ListingHeader({
  title,
  crumbs,
  note,
  children,
}: {
  title: string;
  crumbs: readonly Crumb[];
  note?: string;
  children?: ReactNode;
}) {
  return (
    <header className={headerClass}>
      <Breadcrumbs
        items={[{ label: 'Home', to: paths.home.href() }, ...crumbs, { label: title }]}
      />
      <div className="flex flex-wrap items-center gap-x-7 gap-y-3">
        <h1 className="display min-w-0 text-d1 break-words">{title}</h1>
        {children}
      </div>
      {note && <p className="mt-2 max-w-(--measure) text-text-2 nums">{note}</p>}
    </header>
  );
}

export function ListingHeaderSkeleton() {
  return (
    <header className={headerClass} aria-hidden="true">
      <p className="mb-2 flex min-h-6 items-center text-xs">
        <SkeletonLine className="w-40" />
      </p>
      <div className="flex flex-wrap items-center gap-x-7 gap-y-3">
        <p className="display text-d1">
          <SkeletonLine className="w-56" />
        </p>
        <Skeleton className="h-10 w-80 max-w-full rounded-full pointer-coarse:h-12" />
      </div>
    </header>
  );
}
