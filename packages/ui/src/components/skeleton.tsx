import { clsx } from 'clsx';

/** A grey shape in the place of what is loading; it shimmers unless motion is reduced. Hide a group of them from screen readers and say "Loading" once. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={clsx('skeleton block rounded-1', className)} />;
}
