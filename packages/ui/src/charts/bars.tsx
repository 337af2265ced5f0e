import { clsx } from 'clsx';
import { useState, type CSSProperties, type PointerEvent } from 'react';
import { chartScale } from '../lib/chart-scale';
import { ChartNote } from './chart-note';
import type { ChartSeries } from './types';

export type BarsProps = ChartSeries & {
  /** Formats a value for the axis: "₦40m". */
  axisText: (value: number) => string;
  /** The index of the highlighted bar. Defaults to the last one. */
  highlight?: number | undefined;
};

/**
 * How many labels fit side by side: short ones ("Nov") and long ones ("21 Nov") in a wide chart,
 * and either kind on a phone.
 */
const MAX_LABELS = { months: 12, days: 10, narrow: 4 } as const;

/**
 * Whether a label is shown. Labels are skipped so that the others fit, counted from the last one,
 * which is always shown.
 */
const hasLabel = (index: number, count: number, room: number): boolean =>
  (count - 1 - index) % Math.ceil(count / room) === 0;

/** Bars from a zero baseline. The pointer and the arrow keys show the figures of a bar. */
export function Bars({
  label,
  points,
  axisText,
  fullText,
  valueName,
  beforeName,
  highlight = points.length - 1,
}: BarsProps) {
  const [active, setActive] = useState<number>();
  const { top, ticks } = chartScale(
    Math.max(0, ...points.flatMap((point) => [point.value, point.before ?? 0])),
  );
  const share = (value: number) => `${(Math.max(0, value) / top) * 100}%`;
  const last = points.length - 1;
  const room = points.some((each) => each.label.length > 4) ? MAX_LABELS.days : MAX_LABELS.months;
  const current = points[active ?? highlight];
  // In a dense chart, the figure of the highlighted bar would cover the bars beside it, so it is
  // above them.
  const isDense = points.length > room;
  const neighbours = points.slice(Math.max(0, highlight - (isDense ? 4 : 0)), highlight + 1);
  const figureAt = Math.max(...neighbours.flatMap(({ value, before = 0 }) => [value, before]));

  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setActive(Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * points.length))));
  };

  return (
    <div className="@container flex gap-2.5 pt-6 text-2xs font-medium nums">
      <div aria-hidden="true" className="relative h-52 w-12 flex-none text-muted">
        {ticks.map((tick) => (
          <span
            key={tick}
            style={{ bottom: share(tick) }}
            className="absolute right-0 translate-y-1/2 whitespace-nowrap"
          >
            {axisText(tick)}
          </span>
        ))}
      </div>
      <div className="relative min-w-0 flex-1 rounded-1 has-focus-visible:focus-ring">
        {/* Arrow keys move a slider from bar to bar; touch and mouse use the bars themselves. */}
        <input
          type="range"
          aria-label={`${valueName} by period`}
          aria-valuetext={current && noteText(current, { fullText, beforeName })}
          max={last}
          value={active ?? highlight}
          onFocus={(event) => setActive(event.target.valueAsNumber)}
          onBlur={() => setActive(undefined)}
          onChange={(event) => setActive(event.target.valueAsNumber)}
          onKeyDown={({ key }) => key === 'Escape' && setActive(undefined)}
          className="pointer-events-none absolute inset-0 m-0 opacity-0"
        />
        <div
          role="img"
          aria-label={label}
          onPointerMove={point}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setActive(undefined)}
          className="relative flex h-52 touch-pan-y"
        >
          {ticks.map((tick) => (
            <span
              key={tick}
              style={{ bottom: share(tick) }}
              className={clsx(
                'absolute inset-x-0 border-t',
                tick === 0 ? 'border-control' : 'border-(--chart-grid)',
              )}
            />
          ))}
          {points.map((each, index) => (
            <span
              key={each.name ?? each.label}
              className={clsx(
                'relative flex min-w-0 flex-1 items-end justify-center',
                index === active && 'bg-hover',
              )}
            >
              {each.before !== undefined && (
                <Bar height={share(each.before)} className="bg-(--chart-ghost)" />
              )}
              <Bar
                height={share(each.value)}
                className={index === highlight ? 'bg-chart-1' : 'bg-chart-2'}
              />
              {index === highlight && each.value > 0 && (
                <b
                  style={{ bottom: share(isDense ? figureAt : each.value) }}
                  className={clsx(
                    'absolute mb-1 whitespace-nowrap',
                    index === last && isDense && 'right-0',
                  )}
                >
                  {axisText(each.value)}
                </b>
              )}
            </span>
          ))}
        </div>
        <div aria-hidden="true" className="flex h-7 items-end">
          {points.map((each, index) => (
            <span
              key={each.name ?? each.label}
              className={clsx(
                'flex min-w-0 flex-1 whitespace-nowrap',
                index === last && isDense ? 'justify-end' : 'justify-center',
                index === highlight ? 'font-bold' : 'text-muted',
              )}
            >
              <span
                className={clsx(
                  !hasLabel(index, points.length, MAX_LABELS.narrow) && '@max-lg:hidden',
                  !hasLabel(index, points.length, room) && '@lg:hidden',
                )}
              >
                {each.label}
              </span>
            </span>
          ))}
        </div>
        {active !== undefined && current && (
          <ChartNote
            point={current}
            at={(active + 0.5) / points.length}
            {...{ fullText, valueName, beforeName }}
          />
        )}
      </div>
    </div>
  );
}

function Bar({ height, className }: { height: CSSProperties['height']; className: string }) {
  return (
    <span
      style={{ height }}
      className={clsx(
        'max-w-6.5 flex-[0_1_36%] forced-color-adjust-none [print-color-adjust:exact]',
        className,
      )}
    />
  );
}

function noteText(
  { name, label, value, before }: ChartSeries['points'][number],
  { fullText, beforeName }: Pick<ChartSeries, 'fullText' | 'beforeName'>,
): string {
  return [
    `${name ?? label}: ${fullText(value)}`,
    before !== undefined && beforeName && `${beforeName} ${fullText(before)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
