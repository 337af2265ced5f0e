import type { ComponentProps } from 'react';
import { clsx } from 'clsx';

/** Reaches beyond the line of text under a finger. */
const touchArea = 'pointer-coarse:relative pointer-coarse:after:absolute pointer-coarse:after:-inset-x-1 pointer-coarse:after:-inset-y-3';

/** A button that reads as a link within text or a cell ("Remove", "Clear all"). */
export function LinkButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={clsx('link rounded-1', touchArea, className)} />;
}
