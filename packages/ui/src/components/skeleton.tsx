import { clsx } from 'clsx';

/** A grey shape in the place of what is loading; it shimmers unless motion is reduced. Hide a group of them from screen readers and say "Loading" once. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={clsx('skeleton block rounded-1', className)} />;
}

/** A line of text that is loading: give it a width, the text around it gives the height. */
export function SkeletonLine({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className="block">
      <span className={clsx('skeleton inline-block h-[.8em] rounded-1', className)} />
    </span>
  );
}
