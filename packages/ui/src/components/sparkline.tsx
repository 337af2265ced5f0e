export type SparklineProps = { values: readonly number[]; label: string };

const width = 70;
const height = 22;

export function Sparkline({ values, label }: SparklineProps) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const points = values.map(
    (value, index) =>
      [
        (index / Math.max(1, values.length - 1)) * (width - 6) + 3,
        height - 3 - ((value - low) / span) * (height - 6),
      ] as const,
  );
  const last = points.at(-1);
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="flex-none"
    >
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        strokeWidth="1.5"
        className="stroke-(--text-2)"
      />
      {last && <circle cx={last[0]} cy={last[1]} r="2.5" className="fill-(--chart-1)" />}
    </svg>
  );
}
