import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type TimelineItem = {
  id: string;
  title: ReactNode;
  detail?: ReactNode;
  /** Below the detail and the time, at full width. */
  body?: ReactNode;
  /** Already formatted ("20 Nov, 11:42"). */
  time?: ReactNode;
  state: 'done' | 'current' | 'next';
};

const dots = {
  done: 'left-1.5 top-[3px] size-[13px] border-2 border-success-fill bg-success-fill',
  current: 'left-1 top-px size-[17px] border-2 border-text bg-accent',
  next: 'left-1.5 top-[3px] size-[13px] border-2 border-control bg-surface',
} as const;

export function Timeline({ items, label }: { items: readonly TimelineItem[]; label: string }) {
  return (
    <ol aria-label={label}>
      {items.map((item, index) => (
        <li
          key={item.id}
          aria-current={item.state === 'current' ? 'step' : undefined}
          className="relative flex flex-wrap gap-x-4 pb-[22px] pl-[34px] text-sm last:pb-0"
        >
          {index < items.length - 1 && (
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-[18px] -bottom-[3px] left-[11.5px] border-l-2',
                item.state === 'done' ? 'border-success-fill' : 'border-line-strong',
              )}
            />
          )}
          <span aria-hidden="true" className={clsx('absolute rounded-full', dots[item.state])} />
          <span className="min-w-0 flex-1 basis-42 wrap-anywhere">
            <span className={clsx('block', item.state === 'next' ? 'text-muted' : 'font-medium')}>
              {item.title}
            </span>
            {item.detail && <span className="block text-muted">{item.detail}</span>}
          </span>
          {item.time && <span className="flex-none text-xs text-muted nums">{item.time}</span>}
          {item.body && <div className="mt-2 w-full">{item.body}</div>}
        </li>
      ))}
    </ol>
  );
}
