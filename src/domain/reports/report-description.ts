import type { RouteName } from '../navigation/routes';
import type { PolicyName } from '../policies/policy-names';
import type { NamedValue } from '../reference/named-value';
import type { ReportCode, ReportFilterName, RowKind } from './report';
import type { ReportColumn } from './report-columns';

/** A filter of a report; a required one always has a value. */
export type ReportFilter =
  /** `tuNgay` and `denNgay`, with presets. */
  | { readonly kind: 'period' }
  /** `denNgay` alone: the day of reckoning. */
  | { readonly kind: 'day' }
  | { readonly kind: 'year' }
  | { readonly kind: 'quarter' }
  | { readonly kind: 'unit' }
  /** The Fund's officers, from their look-up. */
  | { readonly kind: 'officer' }
  | {
      readonly kind: 'choice' | 'choices';
      readonly field: ReportFilterName;
      readonly values: readonly NamedValue<string | number>[];
      readonly isRequired?: true;
    };

/** How a report is drawn, from the figures of its rows; `total` columns are those of the last row. */
export type ReportChart =
  | { readonly kind: 'bars'; readonly rows: RowKind; readonly columns: readonly string[]; readonly byMonth: boolean }
  | { readonly kind: 'stacked'; readonly rows: RowKind; readonly columns: readonly string[]; readonly most: number }
  | { readonly kind: 'heatMap'; readonly columns: readonly string[] }
  | { readonly kind: 'grouped'; readonly rows: RowKind; readonly columns: readonly string[] }
  | {
      readonly kind: 'columnsAndLine';
      readonly rows: RowKind;
      readonly columns: readonly string[];
      readonly line: string;
      readonly most: number;
    }
  | { readonly kind: 'funnel'; readonly columns: readonly string[] };

/** All that a report is beside its texts; report screens and routes differ in nothing else. */
export type ReportDescription = {
  readonly code: ReportCode;
  readonly route: RouteName;
  readonly policy: PolicyName;
  readonly filters: readonly ReportFilter[];
  /** What rows are about, the outermost level first; of R3 and R7 a filter decides (`rowKinds`). */
  readonly grouping: readonly RowKind[];
  readonly columns: readonly ReportColumn[];
  readonly chart: ReportChart;
  /** What the paper says it counts in. */
  readonly unit: 'nguoi' | 'nguoi-dong' | 'dong' | 'ho-so-dong' | 'ban';
  /** Rules of counting that stand below the table, by the keys of their texts. */
  readonly notes: readonly ReportNote[];
  /** Middle part of a file's name, `BaoCao_<name>_<yyyyMMdd>_<HHmm>` (domain dictionary §6). */
  readonly fileName: string;
};

export type ReportNote =
  | 'departures'
  | 'contributions'
  | 'comparison'
  | 'plan'
  | 'monthsOfReports'
  | 'withoutRejected'
  | 'stock'
  | 'unpaid'
  | 'received'
  | 'processing'
  | 'documents';
