export type RatingHistogramProps = {
  /** How many reviews gave each number of stars. */
  counts: Readonly<Record<1 | 2 | 3 | 4 | 5, number>>;
};

const levels = [5, 4, 3, 2, 1] as const;

/** How reviews spread over the stars, five first. */
export function RatingHistogram({ counts }: RatingHistogramProps) {
  const total = levels.reduce((sum, level) => sum + counts[level], 0);
  return (
    <ul aria-label="Reviews by stars" className="grid gap-1.5 text-xs text-text-2 nums">
      {levels.map((level) => (
        <li key={level} className="grid grid-cols-[3.25rem_1fr_2.5rem] items-center gap-2.5">
          <span>
            {level} {level === 1 ? 'star' : 'stars'}
          </span>
          <span aria-hidden="true" className="h-2 rounded-[1px] bg-sunken">
            <span className="block h-full rounded-[1px] bg-(--star)" style={{ width: total === 0 ? 0 : `${(counts[level] / total) * 100}%` }} />
          </span>
          <span className="text-right">{counts[level]}</span>
        </li>
      ))}
    </ul>
  );
}
