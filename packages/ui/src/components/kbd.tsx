import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return (
    <kbd
      className={clsx(
        'inline-grid h-5 min-w-5 place-items-center rounded-1 border border-line-strong border-b-2 bg-surface px-1 font-[inherit] text-2xs leading-none font-semibold text-text',
        className,
      )}
      {...rest}
    />
  );
}
