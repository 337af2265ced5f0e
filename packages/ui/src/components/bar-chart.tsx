import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { chartScale } from '../lib/chart-scale';
import { LinkButton } from './link-button';

export type ChartPoint = {
  /** "Nov". */
  label: string;
  value: number;
  /** The same month a year before, drawn as a ghost. */
  before?: number | undefined;
};

export type BarChartProps = {
  /** One sentence that says what the chart shows. */
  label: string;
  points: readonly ChartPoint[];
  /** On the axis: "₦40m". */
  axisText: (value: number) => string;
  /** In the table and on the highlighted bar: full money. */
  fullText: (value: number) => string;
  /** Index of the one bar in accent; the last by default. */
  highlight?: number | undefined;
  valueName: string;
  beforeName?: string | undefined;
};

const width = 720;
const height = 240;
const left = 56;
const foot = 28;
const head = 18;

/** Bars by month from a zero baseline, with a switch to the same figures as a table. */
export function BarChart(props: BarChartProps) {
  const [asTable, setAsTable] = useState(false);
  const tableId = useId();
  return (
    <figure aria-label={props.label}>
      <div id={tableId}>{asTable ? <ChartTable {...props} /> : <Bars {...props} />}</div>
      <figcaption className="mt-2 text-right text-xs">
        <LinkButton aria-controls={tableId} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'View as chart' : 'View as table'}
        </LinkButton>
      </figcaption>
    </figure>
  );
}

function Bars({ label, points, axisText, highlight = points.length - 1 }: BarChartProps) {
  const { top, ticks } = chartScale(Math.max(0, ...points.flatMap((point) => [point.value, point.before ?? 0])));
  const plot = height - foot - head;
  const y = (value: number) => head + plot - (value / top) * plot;
  const slot = (width - left) / Math.max(1, points.length);
  const bar = Math.min(26, slot * 0.36);
  const paired = points.some((point) => point.before !== undefined);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="w-full overflow-visible text-[11.5px] font-medium nums">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} className={tick === 0 ? 'stroke-(--line-control)' : 'stroke-(--chart-grid)'} />
          <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="fill-(--text-muted)">
            {axisText(tick)}
          </text>
        </g>
      ))}
      {points.map((point, index) => {
        const middle = left + slot * (index + 0.5);
        const x = paired ? middle : middle - bar / 2;
        const on = index === highlight;
        return (
          <g key={point.label}>
            {point.before !== undefined && <rect x={middle - bar} y={y(point.before)} width={bar} height={y(0) - y(point.before)} className="fill-(--chart-ghost)" />}
            <rect x={x} y={y(point.value)} width={bar} height={y(0) - y(point.value)} className={on ? 'fill-(--chart-1)' : 'fill-(--chart-2)'} />
            {on && (
              <text x={x + bar / 2} y={y(point.value) - 6} textAnchor="middle" className="fill-(--text) font-bold">
                {axisText(point.value)}
              </text>
            )}
            <text x={middle} y={height - 8} textAnchor="middle" className={clsx(on ? 'fill-(--text) font-bold' : 'fill-(--text-muted)')}>
              {point.label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function ChartTable({ label, points, fullText, valueName, beforeName }: BarChartProps) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{label}</caption>
      <thead className="text-xs text-muted">
        <tr>
          <th scope="col" className="py-1.5 text-left font-semibold">
            Period
          </th>
          <th scope="col" className="py-1.5 text-right font-semibold">
            {valueName}
          </th>
          {beforeName && (
            <th scope="col" className="py-1.5 text-right font-semibold">
              {beforeName}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.label} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-medium">
              {point.label}
            </th>
            <td className="text-right nums">{fullText(point.value)}</td>
            {beforeName && <td className="text-right text-muted nums">{point.before === undefined ? '' : fullText(point.before)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
