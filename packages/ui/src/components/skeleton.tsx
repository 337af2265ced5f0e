import { clsx } from 'clsx';

/**
 * A placeholder for loading content. It shimmers unless motion is reduced. Hide groups of them from
 * screen readers and announce "Loading" once.
 */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={clsx('skeleton block rounded-1', className)} />;
}

/** A loading line of text. Give it a width. The height comes from the surrounding text. */
export function SkeletonLine({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className="block">
      <span className={clsx('skeleton inline-block h-[.8em] rounded-1', className)} />
    </span>
  );
}
