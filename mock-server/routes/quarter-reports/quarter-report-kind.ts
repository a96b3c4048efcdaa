import type { WorkCalendar } from '@/domain/fund/work-calendar';
import type { Quarter } from '@/domain/quarter-reports/quarter';
import type { ReportFacts, ReportStep } from '@/machines/workflows/report-rules';
import type { ReportWorkflow } from '@/machines/workflows/report-workflow-setup';

import type { Database } from '../../data/database';
import type { QuarterReportRow } from '../../data/fund/quarter-report-row';
import type { ListColumns, ListSums } from '../../data/query';
import type { UnitRow } from '../../data/rows';
import type { Table } from '../../data/table';
import type { MockFailure } from '../../failures';
import type { MockRequest } from '../../routing';
import type { Condition } from '../filters';

/** The facts, names and figures that every report of a quarter answers with. */
export type WholeReport = ReportFacts & {
  readonly id: string;
  readonly ma: string;
  readonly donViMa: string;
  readonly donViTen: string;
  readonly nam: number;
  readonly quy: number;
};

/** What a kind of report adds to what all reports of a quarter do alike. */
export type QuarterReportKind<Row extends QuarterReportRow, Whole extends WholeReport> = {
  readonly resource: string;
  readonly policies: Readonly<Record<'read' | 'create', string>> & Readonly<Record<ReportStep, string>>;
  readonly workflow: ReportWorkflow;
  readonly table: (database: Database) => Table<Row>;
  readonly codeOf: (quarter: Quarter & { readonly maDonVi: string; readonly lan?: number }) => string;
  readonly dueDay: (nam: number, quy: number, calendar: WorkCalendar) => string;
  /** The report whose figures a quarter opens with. */
  readonly before: (database: Database, donViId: string, quarter: Quarter) => Row | undefined;
  /** What is answered for a row: names, figures and facts. */
  readonly wholeOf: (database: Database, row: Row) => Whole;
  /** The fields of a row in the list. */
  readonly listFields: readonly (keyof Whole & string)[];
  readonly columns: ListColumns<Whole>;
  /** Sums of the whole filter, for one answer. */
  readonly sums: (query: ReadonlyMap<string, string>) => ListSums<Whole>;
  readonly condition: (query: ReadonlyMap<string, string>) => Condition<Whole>;
  /** The checked fields of a body that are the kind's own and the head's. @throws MockFailure */
  readonly readFields: (
    request: MockRequest,
    database: Database,
    context: { readonly unit: UnitRow; readonly today: string; readonly quarter: Quarter | undefined },
  ) => Omit<Row, Exclude<keyof QuarterReportRow, 'nam' | 'quy' | 'nguoiLap' | 'dienThoaiLap' | 'ghiChu'>>;
  /** @throws MockFailure where the quarter has a report already, or cannot get one any more. */
  readonly refuseCreation: (database: Database, unit: UnitRow, quarter: Quarter) => void;
  /** What a new report of a quarter begins with, beside what all have. */
  readonly prepare: (database: Database, unit: UnitRow, quarter: Quarter) => Readonly<Record<string, unknown>>;
  readonly hasContent: (row: Row) => boolean;
  readonly withoutContent: (row: Row) => MockFailure;
  /** The row as a step changes it beside its status. @throws MockFailure where the step's own fields are refused. */
  readonly stepped: (database: Database, row: Row, step: ReportStep, request: MockRequest) => Row;
  /** What else a change moves, once the row is stored or gone. */
  readonly afterChange: (database: Database, row: Row, change: ReportStep | 'tao', now: number) => void;
};
