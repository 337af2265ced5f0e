import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  /** One button, or two for "remove this filter" and "clear all". */
  action?: ReactNode;
  /** URL of an illustration, shown in grey. */
  illustrationUrl?: string | undefined;
  /** An icon in a circle instead of an illustration. */
  icon?: ReactNode;
  /** "done" shows a green tick, for an empty work queue. */
  tone?: 'plain' | 'done' | undefined;
  headingLevel?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
};

/** An empty state with its reason and one action. Also for "not found" and "not allowed". */
export function EmptyState({
  title,
  children,
  action,
  illustrationUrl,
  icon,
  tone = 'plain',
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  const mark = tone === 'done' ? <Check size={26} /> : icon;
  return (
    <div className={clsx('flex flex-col items-center px-5 py-10 text-center', className)}>
      {illustrationUrl && (
        <img
          src={illustrationUrl}
          alt=""
          width={120}
          height={120}
          className="mb-4 size-30 opacity-70 grayscale"
        />
      )}
      {!illustrationUrl && mark && (
        <span
          aria-hidden="true"
          className={clsx(
            'mb-5 grid size-16 place-items-center rounded-full',
            tone === 'done' ? 'bg-success-soft text-on-success-soft' : 'bg-sunken text-text-2',
          )}
        >
          {mark}
        </span>
      )}
      <Heading className="max-w-full text-md font-semibold break-words">{title}</Heading>
      {children && (
        <div className="mt-1 max-w-[34ch] text-sm text-pretty text-muted">{children}</div>
      )}
      {action && (
        <div className="mt-5 flex max-w-full flex-wrap justify-center gap-2">{action}</div>
      )}
    </div>
  );
}
