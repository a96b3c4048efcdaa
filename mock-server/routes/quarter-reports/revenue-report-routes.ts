import { revenueReportCode } from '@/domain/fund/record-codes';
import { revenueReportDueDay } from '@/domain/fund/deadlines';
import { firstReportYear, type Quarter } from '@/domain/quarter-reports/quarter';
import { policies } from '@/domain/policies/policy-names';
import { markets } from '@/domain/reference/markets';
import type { RevenueLine, RevenueReport } from '@/domain/revenue-reports/revenue-report';
import {
  emptyRevenueLine,
  emptyRevenueReport,
  normalizeRevenueReport,
} from '@/domain/revenue-reports/revenue-report-input';
import type { RevenueReportInput } from '@/domain/revenue-reports/revenue-report-input';
import { revenueReportSchema } from '@/domain/revenue-reports/revenue-report-schema';
import { rateOfQuarter } from '@/domain/revenue-reports/revenue-rules';
import { validationErrorsOf } from '@/domain/validation/schema-errors';
import { revenueReportWorkflow } from '@/machines/workflows/revenue-report-workflow-machine';

import type { Database } from '../../data/database';
import { currentRules } from '../../data/fund/contribution-amounts';
import type { RevenueReportRow } from '../../data/fund/quarter-report-row';
import { reportOf, reportsOfUnit } from '../../data/fund/quarter-reports';
import { broughtForward, rechainRevenue, revenueFigures } from '../../data/fund/revenue-ledger';
import type { UnitRow } from '../../data/rows';
import { businessFailure } from '../../failures';
import type { MockRequest, MockRoute } from '../../routing';
import { all, readInteger, readText, when } from '../filters';
import type { QuarterReportKind } from './quarter-report-kind';
import { reportNames } from './quarter-report-records';
import { quarterReportRoutes } from './quarter-report-routes';
import { isFields, knownFields, normalized } from '../request-input';
import { fieldError, refuseInvalid } from '../validation-answers';
import { addHistory } from '../workflow-steps';

type Whole = RevenueReport;

const marketIds = new Set(markets.map(({ id }) => id));
const amount = (field: keyof Whole) => ({ kind: 'number' as const, value: (item: Whole) => Number(item[field]) });

/** Báo cáo quỹ theo doanh thu, for routes and attachments (domain dictionary §5.6). */
export const revenueReportKind: QuarterReportKind<RevenueReportRow, Whole> = {
  resource: 'bao-cao-doanh-thu',
  policies: {
    read: policies.revenueReports,
    create: policies.revenueReportsCreate,
    sua: policies.revenueReportsEdit,
    xoa: policies.revenueReportsDelete,
    gui: policies.revenueReportsSubmit,
    'thu-hoi': policies.revenueReportsSubmit,
    'tham-dinh': policies.revenueReportsAppraise,
    'tra-lai': policies.revenueReportsReturn,
    'phe-duyet': policies.revenueReportsApprove,
    'tu-choi': policies.revenueReportsReject,
    'thu-hoi-phe-duyet': policies.revenueReportsApprove,
  },
  workflow: revenueReportWorkflow,
  table: ({ revenueReports }) => revenueReports,
  codeOf: revenueReportCode,
  dueDay: revenueReportDueDay,
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
    'soLaoDong',
    'dtNld',
    'dtNuocNgoai',
    'tongDoanhThu',
    'tyLe',
    'phaiNopTrongKy',
    'duNoKyTruoc',
    'nopThuaKyTruoc',
    'tongPhaiNop',
    'daNop',
    'noChuyenKySau',
    'nopThua',
    'khongPhatSinh',
  ],
  columns: {
    creationTime: { kind: 'code', value: ({ creationTime }) => creationTime },
    ma: { kind: 'code', value: ({ ma }) => ma },
    donViTen: { kind: 'text', value: ({ donViTen }) => donViTen },
    canBoPhuTrachTen: { kind: 'name', value: ({ canBoPhuTrachTen }) => canBoPhuTrachTen },
    nam: amount('nam'),
    quy: amount('quy'),
    ky: { kind: 'number', value: ({ nam, quy }) => nam * 4 + quy },
    hanNop: { kind: 'code', value: ({ hanNop }) => hanNop },
    ngayQt: { kind: 'code', value: ({ ngayQt }) => ngayQt },
    ngayGui: { kind: 'code', value: ({ ngayGui }) => ngayGui },
    trangThai: amount('trangThai'),
    soLaoDong: amount('soLaoDong'),
    tongDoanhThu: amount('tongDoanhThu'),
    tyLe: amount('tyLe'),
    phaiNopTrongKy: amount('phaiNopTrongKy'),
    duNoKyTruoc: amount('duNoKyTruoc'),
    tongPhaiNop: amount('tongPhaiNop'),
    daNop: amount('daNop'),
    noChuyenKySau: amount('noChuyenKySau'),
  },
  sums: {
    soLaoDong: ({ soLaoDong }) => soLaoDong,
    tongDoanhThu: ({ tongDoanhThu }) => tongDoanhThu,
    phaiNopTrongKy: ({ phaiNopTrongKy }) => phaiNopTrongKy,
    tongPhaiNop: ({ tongPhaiNop }) => tongPhaiNop,
    daNop: ({ daNop }) => daNop,
    noChuyenKySau: ({ noChuyenKySau }) => noChuyenKySau,
  },
  condition: (query) =>
    all<Whole>([
      when(readText(query, 'canBoPhuTrachId'), ({ canBoPhuTrachId }, id) => canBoPhuTrachId === id),
      when(readInteger(query, 'tinhTrangNop'), (report, wanted) => paymentStates[wanted]?.(report) ?? false),
    ]),
  readFields: (request, database, { unit, today, quarter }) => {
    const { nam, quy, nguoiLap, dienThoaiLap, ghiChu, khongPhatSinh, tongDoanhThu, chiTiet } = readInput(
      request,
      today,
    );
    const ofQuarter: Quarter = quarter ?? { nam, quy };
    const { tyLe } = rateOfQuarter(currentRules(database), unit.loaiDonViId, ofQuarter);
    const present = quarter === undefined ? undefined : reportOf(database.revenueReports, unit.id, quarter);
    const row = {
      nam: ofQuarter.nam,
      quy: ofQuarter.quy,
      nguoiLap,
      dienThoaiLap,
      ghiChu,
      khongPhatSinh,
      chiTiet,
      tyLe,
      daNop: present?.daNop ?? 0,
      ...broughtForward(database, unit.id, ofQuarter),
    };
    if (tongDoanhThu !== revenueFigures(row as RevenueReportRow).tongDoanhThu) {
      throw businessFailure('QuyHoTro:04001', 'Doanh thu kỳ này phải bằng tổng doanh thu các thị trường.');
    }
    return row;
  },
  refuseCreation: (database, unit, { nam, quy }) => {
    const report = reportOf(database.revenueReports, unit.id, { nam, quy });
    if (report !== undefined) {
      throw businessFailure('QuyHoTro:04002', `Đã có báo cáo doanh thu Quý ${quy}/${nam}.`, {
        quy,
        nam,
        ma: report.ma,
      });
    }
  },
  prepare: (database, unit, quarter) => ({
    ...rateOfQuarter(currentRules(database), unit.loaiDonViId, quarter),
    ...broughtForward(database, unit.id, quarter),
  }),
  hasContent,
  withoutContent: () =>
    businessFailure(
      'QuyHoTro:01003',
      'Báo cáo chưa có doanh thu của thị trường nào. Nếu không phát sinh, hãy chọn "Không phát sinh".',
    ),
  stepped: (_, row) => row,
  afterStep: (database, row, step, _, now) => {
    if (step === 'phe-duyet' || step === 'thu-hoi-phe-duyet') {
      carryOn(database, row, now);
    }
  },
};

export const revenueReportRoutes: readonly MockRoute[] = quarterReportRoutes(revenueReportKind);

function wholeReport(database: Database, row: RevenueReportRow): Whole {
  const unit = database.units.find(row.donViId);
  const { tyLeDenNgay } = rateOfQuarter(currentRules(database), unit?.loaiDonViId ?? 0, row);
  return {
    ...row,
    ...reportNames(database, database.revenueReports, row, {
      hasContent: hasContent(row),
      hanNop: revenueReportDueDay(row.nam, row.quy),
    }),
    ...revenueFigures(row),
    tyLeDenNgay,
  };
}

function hasContent({ chiTiet, khongPhatSinh }: RevenueReportRow): boolean {
  return khongPhatSinh || chiTiet.length > 0;
}

/** Tình trạng nộp (domain dictionary §5.1). */
const paymentStates: Readonly<Record<number, (report: Whole) => boolean>> = {
  1: ({ noChuyenKySau, nopThua }) => noChuyenKySau === 0 && nopThua === 0,
  2: ({ noChuyenKySau }) => noChuyenKySau > 0,
  3: ({ nopThua }) => nopThua > 0,
  4: ({ noChuyenKySau, daNop }) => noChuyenKySau > 0 && daNop === 0,
};

type StoredInput = Omit<RevenueReportInput, 'nam' | 'quy' | 'chiTiet'> &
  Quarter & { readonly chiTiet: readonly RevenueLine[] };

/** @throws MockFailure 400 with all complaints. */
function readInput({ body, culture }: MockRequest, today: string): StoredInput {
  const blank = { ...emptyRevenueReport({ nam: firstReportYear, quy: 1 }), nam: undefined, quy: undefined };
  const known = knownFields(body, blank);
  const lines: unknown = isFields(known) ? known['chiTiet'] : undefined;
  const value: unknown = isFields(known)
    ? { ...known, chiTiet: Array.isArray(lines) ? lines.map((line) => knownFields(line, emptyRevenueLine())) : lines }
    : known;
  // The total that was sent is compared with the lines', so it must not be put right here.
  const tongDoanhThu: unknown = isFields(value) ? value['tongDoanhThu'] : undefined;
  const fields = normalized(normalizeRevenueReport, value);
  const input = isFields(fields) ? { ...fields, tongDoanhThu } : fields;
  refuseInvalid(validationErrorsOf(revenueReportSchema({ today }), input), culture);
  const checked = input as StoredInput;
  refuseInvalid(
    checked.chiTiet.flatMap(({ thiTruongId }, index) =>
      marketIds.has(thiTruongId) ? [] : [fieldError(`chiTiet[${index}].thiTruongId`, 'invalid')],
    ),
    culture,
  );
  return checked;
}

/** Carries a decision on into later reports, and says so in the history of those that were approved already. */
function carryOn(database: Database, { donViId, ma }: RevenueReportRow, now: number): void {
  const before = new Map(reportsOfUnit(database.revenueReports, donViId).map((row) => [row.id, row]));
  rechainRevenue(database, donViId);
  for (const row of reportsOfUnit(database.revenueReports, donViId)) {
    const known: UnitRow | RevenueReportRow | undefined = before.get(row.id);
    if (known !== undefined && known !== row && row.trangThai === 4 && row.ma !== ma) {
      const yKien = `Dư nợ kỳ trước được tính lại theo ${ma}.`;
      addHistory(
        database,
        { banGhiId: row.id, tuTrangThai: row.trangThai, denTrangThai: row.trangThai, hanhDong: 'tinh-lai', yKien },
        undefined,
        now,
      );
    }
  }
}
