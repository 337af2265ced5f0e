export type ProgressRingProps = {
  /** 0 to 100. */
  percent: number;
  label: string;
};

const radius = 26;
const circumference = 2 * Math.PI * radius;

export function ProgressRing({ percent, label }: ProgressRingProps) {
  const value = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      className="relative inline-grid flex-none place-items-center"
    >
      <svg width={80} height={80} viewBox="0 0 60 60" aria-hidden="true" className="-rotate-90">
        <circle
          cx="30"
          cy="30"
          r={radius}
          fill="none"
          strokeWidth="6"
          className="stroke-(--line)"
        />
        <circle
          cx="30"
          cy="30"
          r={radius}
          fill="none"
          strokeWidth="6"
          strokeDasharray={`${(circumference * value) / 100} ${circumference}`}
          className={value === 100 ? 'stroke-(--success)' : 'stroke-(--accent)'}
        />
      </svg>
      <span aria-hidden="true" className="absolute text-md font-bold nums">
        {value}%
      </span>
    </span>
  );
}
