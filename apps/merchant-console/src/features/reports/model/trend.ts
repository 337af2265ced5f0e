import type { KpiProps } from '@market/ui/kpi';

interface Comparison {
  now: number;
  before: number;
  /** More is worse: returns. */
  risingIsBad?: boolean;
}

/** How a figure moved against the period before, for a KPI; words where there is no percentage to give. */
export function trendOf({
  now,
  before,
  risingIsBad = false,
}: Comparison): Pick<KpiProps, 'trend' | 'note'> {
  if (now === before) return { note: 'As in the period before' };
  if (before <= 0) return { note: 'None in the period before' };
  const rises = now > before;
  return {
    trend: {
      direction: rises ? 'up' : 'down',
      good: rises !== risingIsBad,
      ...changeText(now, before),
    },
  };
}

/** Ten times as much is easier to read as that than as 900 %. */
function changeText(now: number, before: number) {
  const percent = (Math.abs(now - before) / before) * 100;
  if (percent >= 900)
    return {
      change: `${Math.round(now / before).toLocaleString('en-NG')} times`,
      against: 'the period before',
    };
  return {
    change: `${percent >= 100 ? Math.round(percent) : percent.toFixed(1)}%`,
    against: 'on the period before',
  };
}
