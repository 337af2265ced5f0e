import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export function StickyBar({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div
      className={clsx(
        'sticky bottom-0 z-(--z-sticky) flex items-center gap-3 border-t border-line-strong bg-surface px-4 py-3 pb-[max(.75rem,env(safe-area-inset-bottom))]',
        className,
      )}
    >
      {children}
    </div>
  );
}
