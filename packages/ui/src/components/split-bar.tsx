import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type SplitBarPart = { label: string; value: number; text: ReactNode };

const colours = ['bg-chart-5', 'bg-chart-4', 'bg-chart-3', 'bg-chart-2', 'bg-chart-6'] as const;

/** Shares of a whole, up to five, each named with its figure below. */
export function SplitBar({ parts, label }: { parts: readonly SplitBarPart[]; label: string }) {
  const total = parts.reduce((sum, part) => sum + part.value, 0);
  return (
    <figure aria-label={label}>
      <div
        aria-hidden="true"
        className="mb-3.5 flex h-2.5 gap-0.5 overflow-hidden rounded-[1px] bg-sunken"
      >
        {total > 0 &&
          parts.map((part, index) => (
            <span
              key={part.label}
              className={clsx('h-full', colours[index % colours.length])}
              style={{ flexGrow: part.value, flexBasis: 0 }}
            />
          ))}
      </div>
      <ul className="grid gap-2 text-sm">
        {parts.map((part, index) => (
          <li key={part.label} className="flex items-center gap-2.5">
            <span
              aria-hidden="true"
              className={clsx('size-2.5 flex-none rounded-[1px]', colours[index % colours.length])}
            />
            <span className="min-w-0 flex-1 text-text-2">{part.label}</span>
            <span className="font-semibold nums">{part.text}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
