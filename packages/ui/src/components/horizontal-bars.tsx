import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type HorizontalBar = {
  label: string;
  value: number;
  text: ReactNode;
  highlight?: boolean | undefined;
};

export function HorizontalBars({ bars, label }: { bars: readonly HorizontalBar[]; label: string }) {
  const top = Math.max(...bars.map((bar) => bar.value), 0);
  return (
    <ul aria-label={label} className="grid gap-3">
      {bars.map((bar) => (
        <li key={bar.label} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1.5 text-sm">
          <span className="truncate" title={bar.label}>
            {bar.label}
          </span>
          <b className="font-semibold nums">{bar.text}</b>
          <span aria-hidden="true" className="col-span-full h-2 rounded-[1px] bg-sunken">
            <span
              className={clsx(
                'block h-full rounded-[1px]',
                bar.highlight ? 'bg-chart-1' : 'bg-chart-2',
              )}
              style={{ width: top === 0 ? 0 : `${(bar.value / top) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
