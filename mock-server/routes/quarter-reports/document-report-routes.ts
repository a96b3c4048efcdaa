import type { DocumentReport } from '@/domain/document-reports/document-report';
import { stockSums } from '@/domain/document-reports/stock-rules';
import { documentReportDueDay } from '@/domain/fund/deadlines';
import { documentReportCode } from '@/domain/fund/record-codes';
import { policies } from '@/domain/policies/policy-names';
import type { Quarter } from '@/domain/quarter-reports/quarter';
import { documentReportWorkflow } from '@/machines/workflows/document-report-workflow-machine';

import type { Database } from '../../data/database';
import { departuresIn, stockBefore } from '../../data/fund/document-stock';
import type { DocumentReportRow } from '../../data/fund/quarter-report-row';
import { approvedAfter, reportOf } from '../../data/fund/quarter-reports';
import { businessFailure, validationFailure } from '../../failures';
import type { MockRoute } from '../../routing';
import { all, readText, when } from '../filters';
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
import { reportNames } from './quarter-report-records';
import { quarterReportRoutes } from './quarter-report-routes';

type Whole = DocumentReport;

const count = (field: keyof Whole) => ({ kind: 'number' as const, value: (item: Whole) => Number(item[field] ?? 0) });

/** Báo cáo quỹ theo sử dụng tài liệu, for routes and attachments (domain dictionary §5.7). */
export const documentReportKind: QuarterReportKind<DocumentReportRow, Whole> = {
  resource: 'bao-cao-tai-lieu',
  policies: {
    read: policies.documentReports,
    create: policies.documentReportsCreate,
    sua: policies.documentReportsEdit,
    xoa: policies.documentReportsDelete,
    gui: policies.documentReportsSubmit,
    'thu-hoi': policies.documentReportsSubmit,
    'tham-dinh': policies.documentReportsAppraise,
    'tra-lai': policies.documentReportsReturn,
    'phe-duyet': policies.documentReportsApprove,
    'tu-choi': policies.documentReportsReject,
    'thu-hoi-phe-duyet': policies.documentReportsApprove,
  },
  workflow: documentReportWorkflow,
  table: ({ documentReports }) => documentReports,
  codeOf: documentReportCode,
  dueDay: documentReportDueDay,
  wholeOf: wholeReport,
  listFields: [
    'id',
    'concurrencyStamp',
    'ma',
    'donViId',
    'donViMa',
    'donViTen',
    'canBoPhuTrachTen',
    'nam',
    'quy',
    'hanNop',
    'ngayQt',
    'ngayGui',
    'trangThai',
    'nguoiThamDinhId',
    'soLoaiTaiLieu',
    'tonDau',
    'nhan',
    'daCap',
    'hongMat',
    'tonCuoi',
    'deNghi',
    'duocDuyet',
  ],
  columns: {
    creationTime: { kind: 'code', value: ({ creationTime }) => creationTime },
    ma: { kind: 'code', value: ({ ma }) => ma },
    donViTen: { kind: 'text', value: ({ donViTen }) => donViTen },
    canBoPhuTrachTen: { kind: 'name', value: ({ canBoPhuTrachTen }) => canBoPhuTrachTen },
    nam: count('nam'),
    quy: count('quy'),
    ky: { kind: 'number', value: ({ nam, quy }) => nam * 4 + quy },
    hanNop: { kind: 'code', value: ({ hanNop }) => hanNop },
    ngayQt: { kind: 'code', value: ({ ngayQt }) => ngayQt },
    ngayGui: { kind: 'code', value: ({ ngayGui }) => ngayGui },
    trangThai: count('trangThai'),
    soLoaiTaiLieu: count('soLoaiTaiLieu'),
    tonDau: count('tonDau'),
    nhan: count('nhan'),
    daCap: count('daCap'),
    hongMat: count('hongMat'),
    tonCuoi: count('tonCuoi'),
    deNghi: count('deNghi'),
    duocDuyet: count('duocDuyet'),
  },
  sums: {
    tonDau: ({ tonDau }) => tonDau,
    nhan: ({ nhan }) => nhan,
    daCap: ({ daCap }) => daCap,
    hongMat: ({ hongMat }) => hongMat,
    tonCuoi: ({ tonCuoi }) => tonCuoi,
    deNghi: ({ deNghi }) => deNghi,
    duocDuyet: ({ duocDuyet }) => duocDuyet ?? 0,
  },
  condition: (query) =>
    all<Whole>([
      when(readText(query, 'canBoPhuTrachId'), ({ canBoPhuTrachId }, id) => canBoPhuTrachId === id),
      when(readText(query, 'taiLieuId'), ({ chiTiet }, id) => chiTiet.some(({ taiLieuId }) => taiLieuId === id)),
    ]),
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
    const { nam, quy } = quarter;
    const report = reportOf(database.documentReports, unit.id, quarter);
    if (report !== undefined) {
      throw businessFailure('QuyHoTro:05003', `Đã có báo cáo sử dụng tài liệu Quý ${quy}/${nam}.`, { quy, nam });
    }
    const later = approvedAfter(database.documentReports, unit.id, quarter);
    if (later !== undefined) {
      const message = `Kỳ sau (${later.ma}) đã được phê duyệt nên không lập được báo cáo cho kỳ này.`;
      throw validationFailure([{ message, members: ['quy'] }]);
    }
  },
  prepare: (database, unit, quarter) => ({
    soXuatCanh: departuresIn(database, unit.id, quarter),
    tonDau: stockBefore(database, unit.id, quarter),
  }),
  hasContent,
  withoutContent: () => businessFailure('QuyHoTro:01003', 'Danh sách tài liệu chưa có dữ liệu.'),
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
  afterStep: (database, { donViId }, step) => {
    const unit = database.units.find(donViId);
    if (step === 'phe-duyet' && unit?.daPhatSinhBaoCao === false) {
      database.units.put({ ...unit, daPhatSinhBaoCao: true });
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
    ...reportNames(database, database.documentReports, row, {
      hasContent: hasContent(row),
      hanNop: documentReportDueDay(row.nam, row.quy),
    }),
    ...stockSums(row.chiTiet),
    duocDuyet: granted.length === 0 ? null : granted.reduce((sum, grant) => sum + grant, 0),
    soXuatCanh: departuresIn(database, row.donViId, row),
  };
}

function hasContent({ chiTiet }: DocumentReportRow): boolean {
  return chiTiet.length > 0;
}
