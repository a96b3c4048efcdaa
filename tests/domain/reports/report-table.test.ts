import { expect, it } from 'vitest';

import type { ReportChart } from '@/domain/reports/report-description';
import { reportTable } from '@/domain/reports/report-table';

import { resolved, valuesOf } from '../../support/contract';

/** The figures that a chart is drawn from; a column that is not there would be drawn as nothing but zeros. */
function drawnFigures(chart: ReportChart): readonly string[] {
  return [...chart.columns, ...(chart.kind === 'columnsAndLine' ? [chart.line] : [])];
}

it('B-12 every report that the contract names stands in the table of reports, once', () => {
  const named = valuesOf(resolved({ $ref: '#/components/schemas/MaBaoCao' }));
  expect(reportTable.map(({ code }) => code).toSorted()).toEqual([...named].toSorted());
});

it.each(reportTable)('B-12 the chart of $code is drawn from columns and rows that the report has', (report) => {
  const columns = report.columns.map(({ code }) => code);
  expect(drawnFigures(report.chart).filter((column) => !columns.includes(column))).toEqual([]);
  expect('rows' in report.chart ? report.grouping : []).toEqual(
    expect.arrayContaining('rows' in report.chart ? [report.chart.rows] : []),
  );
});
