import type { KpiProps } from '@market/ui/kpi';

interface Comparison {
  now: number;
  before: number;
  /** Set for figures where an increase is bad, such as returns. */
  risingIsBad?: boolean;
}

export function compareWithPreviousPeriod({
  now,
  before,
  risingIsBad = false,
}: Comparison): Pick<KpiProps, 'trend' | 'note'> {
  if (now === before) return { note: 'Same as the previous period' };
  if (before <= 0) return { note: 'None in the previous period' };
  const rises = now > before;
  return {
    trend: {
      direction: rises ? 'up' : 'down',
      good: rises !== risingIsBad,
      ...changeText(now, before),
    },
  };
}

/** Large increases are shown as a factor: "10 times" is easier to read than "900%". */
function changeText(now: number, before: number) {
  const percent = (Math.abs(now - before) / before) * 100;
  if (percent >= 900)
    return {
      change: `${Math.round(now / before).toLocaleString('en-NG')} times`,
      against: 'the previous period',
    };
  return {
    change: `${percent >= 100 ? Math.round(percent) : percent.toFixed(1)}%`,
    against: 'on the previous period',
  };
}
