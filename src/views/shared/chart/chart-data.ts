/** A row of figures of one chart, in the order of its categories; `null` where there is none. */
export type ChartSeries = {
  readonly id: string;
  readonly title: string;
  readonly values: readonly (number | null)[];
};

/**
 * What a chart shows, and the table behind it. `bars` lie, so that long names can be read; `stacked` ones lie too and add
 * up; `grouped` stand beside one another; of `columnsAndLine` the last series is the line, on an axis of its own;
 * `heatMap` has a row for each series. `donut` shows the parts of a whole by its first series, the greatest first.
 */
export type ChartData = {
  readonly kind: 'bars' | 'stacked' | 'grouped' | 'line' | 'columnsAndLine' | 'heatMap' | 'donut';
  readonly id: string;
  readonly title: string;
  /** The chart in one sentence, for those who do not see it and those who have no time to. */
  readonly summary: string;
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  /** Integer đồng: axes are in millions and billions. */
  readonly isMoney: boolean;
  /** The series are steps of one scale, from harmless to bad. */
  readonly isOrdinal?: true;
};
