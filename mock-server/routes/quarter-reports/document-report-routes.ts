import type { DocumentReport } from '@/domain/document-reports/document-report';
import { stockSums } from '@/domain/document-reports/stock-rules';
import { documentReportDueDay } from '@/domain/fund/deadlines';
import { documentReportCode } from '@/domain/fund/record-codes';
import type { Quarter } from '@/domain/quarter-reports/quarter';
import { documentReportWorkflow } from '@/machines/workflows/document-report-workflow-machine';

import type { Database } from '../../data/database';
import { figureColumns } from '../../data/figures';
import { departuresIn, stockBefore } from '../../data/fund/document-stock';
import { closeOpeningDebts } from '../../data/fund/opening-debts';
import type { DocumentReportRow } from '../../data/fund/quarter-report-row';
import { approvedAfter, approvedBefore, reportOf } from '../../data/fund/quarter-reports';
import { businessFailure, validationFailure } from '../../failures';
import type { MockRoute } from '../../routing';
import { all } from '../filters';
import { correctOpeningRoute } from './document-opening-route';
import {
  grantedLines,
  readDocumentInput,
  refuseMovedOpening,
  refuseUndecidedBefore,
  refuseWrongOpening,
  storedLine,
} from './document-report-input';
import type { QuarterReportKind } from './quarter-report-kind';
import {
  headColumns,
  headListFields,
  officerCondition,
  refuseSecondReport,
  reportPolicies,
} from './quarter-report-parts';
import { reportNames } from './quarter-report-records';
import { quarterReportRoutes } from './quarter-report-routes';
import { documentReportSums, lineCondition } from './quarter-sums';

type Whole = DocumentReport;

const summed = ['tonDau', 'nhan', 'daCap', 'hongMat', 'tonCuoi', 'deNghi', 'duocDuyet'] as const;

/** Báo cáo quỹ theo sử dụng tài liệu, for routes and attachments (domain dictionary §5.7). */
export const documentReportKind: QuarterReportKind<DocumentReportRow, Whole> = {
  resource: 'bao-cao-tai-lieu',
  policies: reportPolicies('documentReports'),
  workflow: documentReportWorkflow,
  table: ({ documentReports }) => documentReports,
  codeOf: documentReportCode,
  dueDay: documentReportDueDay,
  before: ({ documentReports }, donViId, quarter) => approvedBefore(documentReports, donViId, quarter),
  wholeOf: wholeReport,
  listFields: [...headListFields, 'soLoaiTaiLieu', ...summed],
  columns: { ...headColumns, ...figureColumns<Whole>(['soLoaiTaiLieu', ...summed]) },
  sums: documentReportSums,
  condition: (query) => all<Whole>([officerCondition(query), lineCondition(query)]),
  readFields: (request, database, { unit, today, quarter }) => {
    const { nam, quy, nguoiLap, dienThoaiLap, ghiChu, chiTiet } = readDocumentInput(request, today);
    const ofQuarter: Quarter = quarter ?? { nam, quy };
    const stocks = stockBefore(database, unit.id, ofQuarter);
    const present = quarter === undefined ? undefined : reportOf(database.documentReports, unit.id, quarter);
    const lines = chiTiet.map((line) => storedLine(line, stocks, present?.chiTiet ?? []));
    refuseWrongOpening(lines);
    return { nam: ofQuarter.nam, quy: ofQuarter.quy, nguoiLap, dienThoaiLap, ghiChu, chiTiet: lines };
  },
  refuseCreation: (database, unit, quarter) => {
    const second = { code: 'QuyHoTro:05003', words: { vi: 'sử dụng tài liệu', en: 'use of documents' } } as const;
    refuseSecondReport(database.documentReports, unit.id, quarter, second);
    const later = approvedAfter(database.documentReports, unit.id, quarter);
    if (later !== undefined) {
      const message = {
        vi: `Kỳ sau (${later.ma}) đã được phê duyệt nên không lập được báo cáo cho kỳ này.`,
        en: `No report can be made for this period, because a later one (${later.ma}) is approved.`,
      };
      throw validationFailure([{ message, members: ['quy'] }]);
    }
  },
  prepare: (database, unit, quarter) => ({
    soXuatCanh: departuresIn(database, unit.id, quarter),
    tonDau: stockBefore(database, unit.id, quarter),
  }),
  hasContent,
  withoutContent: () =>
    businessFailure('QuyHoTro:01003', {
      vi: 'Danh sách tài liệu chưa có dữ liệu.',
      en: 'The list of documents is empty.',
    }),
  stepped: (database, row, step, request) => {
    if (step === 'gui' || step === 'phe-duyet') {
      refuseMovedOpening(database, row);
    }
    if (step === 'phe-duyet') {
      refuseUndecidedBefore(database, row);
      return { ...row, chiTiet: grantedLines(row.chiTiet, request) };
    }
    const isTakenBack = step === 'thu-hoi-phe-duyet';
    return isTakenBack ? { ...row, chiTiet: row.chiTiet.map((line) => ({ ...line, duocDuyet: null })) } : row;
  },
  afterChange: (database, { donViId }, change) => {
    if (change === 'phe-duyet') {
      closeOpeningDebts(database, donViId);
    }
  },
};

export const documentReportRoutes: readonly MockRoute[] = [
  correctOpeningRoute(documentReportKind),
  ...quarterReportRoutes(documentReportKind),
];

function wholeReport(database: Database, row: DocumentReportRow): Whole {
  const granted = row.chiTiet.flatMap(({ duocDuyet }) => (duocDuyet === null ? [] : [duocDuyet]));
  return {
    ...row,
    ...reportNames(database, documentReportKind, row),
    ...stockSums(row.chiTiet),
    duocDuyet: granted.length === 0 ? null : granted.reduce((sum, grant) => sum + grant, 0),
    soXuatCanh: departuresIn(database, row.donViId, row),
  };
}

function hasContent({ chiTiet }: DocumentReportRow): boolean {
  return chiTiet.length > 0;
}
