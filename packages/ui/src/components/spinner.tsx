import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';

/** A spinning ring. Decorative: describe the progress in text next to it. */
export function Spinner({
  size = 16,
  className,
}: {
  size?: number | undefined;
  className?: string | undefined;
}) {
  return <LoaderCircle size={size} className={clsx('spinner', className)} />;
}
