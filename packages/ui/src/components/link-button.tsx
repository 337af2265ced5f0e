import type { ComponentProps } from 'react';
import { clsx } from 'clsx';

/** A button that reads as a link within text or a cell ("Remove", "Clear all"). */
export function LinkButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={clsx('link touch-area rounded-1', className)} />
  );
}
