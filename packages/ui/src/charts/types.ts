export type ChartPoint = {
  /** Shown under the bar: "Nov". */
  label: string;
  /**
   * Shown in the table and next to the hovered bar, where the label is too short: "November 2026".
   */
  name?: string | undefined;
  value: number;
  /** The value for the same part of the previous period, shown as a paler bar. */
  before?: number | undefined;
};

export type ChartSeries = {
  /** One sentence that describes the chart. */
  label: string;
  points: readonly ChartPoint[];
  /** The full amount, shown in the table and next to the hovered bar. */
  fullText: (value: number) => string;
  valueName: string;
  beforeName?: string | undefined;
};
