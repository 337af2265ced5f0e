import { clsx } from 'clsx';
import { floatingSurface } from '../lib/control-classes';
import type { ChartPoint, ChartSeries } from './types';

type ChartNoteProps = Pick<ChartSeries, 'fullText' | 'valueName' | 'beforeName'> & {
  point: ChartPoint;
  /** The position of the point's bar, from 0 at the left to 1 at the right. */
  at: number;
};

/** The figures of the hovered bar. Screen readers get them from the chart's slider. */
export function ChartNote({ point, at, fullText, valueName, beforeName }: ChartNoteProps) {
  return (
    <div
      aria-hidden="true"
      style={{ left: `${at * 100}%` }}
      className={clsx(
        floatingSurface,
        'pointer-events-none absolute bottom-full z-1 mb-1 grid gap-0.5 px-3 py-2 text-xs whitespace-nowrap',
        at < 0.3
          ? '-translate-x-4'
          : at > 0.7
            ? '-translate-x-[calc(100%-1rem)]'
            : '-translate-x-1/2',
      )}
    >
      <b className="font-semibold">{point.name ?? point.label}</b>
      <Figure name={valueName} text={fullText(point.value)} />
      {beforeName && point.before !== undefined && (
        <Figure name={beforeName} text={fullText(point.before)} />
      )}
    </div>
  );
}

function Figure({ name, text }: { name: string; text: string }) {
  return (
    <span className="flex justify-between gap-4 text-muted">
      {name} <span className="text-text nums">{text}</span>
    </span>
  );
}
