export type ChartPoint = {
  /** Under the bar: "Nov". */
  label: string;
  /** In the table and beside the bar that is pointed at, where the label is too short: "November 2026". */
  name?: string | undefined;
  value: number;
  /** The same part of the period before, drawn as a ghost. */
  before?: number | undefined;
};

export type ChartSeries = {
  /** One sentence that describes the chart. */
  label: string;
  points: readonly ChartPoint[];
  /** In the table and beside the bar that is pointed at: full money. */
  fullText: (value: number) => string;
  valueName: string;
  beforeName?: string | undefined;
};
