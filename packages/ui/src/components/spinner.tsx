import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';

/** A turning ring. Decorative: say what is going on in words beside it. */
export function Spinner({
  size = 16,
  className,
}: {
  size?: number | undefined;
  className?: string | undefined;
}) {
  return <LoaderCircle size={size} className={clsx('spinner', className)} />;
}
