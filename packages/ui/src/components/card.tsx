import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
  action?: ReactNode;
  footer?: ReactNode;
  /** Lets tables and lists reach the edges. */
  flush?: boolean | undefined;
};

export function Card({
  title,
  headingLevel = 2,
  action,
  footer,
  flush,
  className,
  children,
  ...rest
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      {...rest}
      className={clsx(
        'min-w-0 rounded-3 border border-line bg-surface',
        flush && 'overflow-clip',
        className,
      )}
    >
      {(title || action) && (
        <header className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-3 md:px-5">
          {title && (
            <Heading className="min-w-0 flex-1 text-md font-semibold wrap-anywhere">
              {title}
            </Heading>
          )}
          {action}
        </header>
      )}
      {children !== undefined && (
        <div className={clsx(!flush && 'px-4 py-5 md:px-5')}>{children}</div>
      )}
      {footer && (
        <footer className="border-t border-line px-4 py-3 text-sm md:px-5">{footer}</footer>
      )}
    </section>
  );
}
