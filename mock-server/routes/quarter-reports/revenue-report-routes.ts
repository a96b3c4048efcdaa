import { handedOnBy } from '@/domain/fund/carry-forward';
import { revenueReportDueDay } from '@/domain/fund/deadlines';
import { revenueReportCode } from '@/domain/fund/record-codes';
import type { Quarter } from '@/domain/quarter-reports/quarter';
import type { RevenueReport } from '@/domain/revenue-reports/revenue-report';
import { rateOfQuarter } from '@/domain/revenue-reports/revenue-rules';
import { revenueReportWorkflow } from '@/machines/workflows/revenue-report-workflow-machine';

import type { Database } from '../../data/database';
import { figureColumns } from '../../data/figures';
import { claimCredit, forgetDocument, releasePayments } from '../../data/fund/allocations';
import { currentRules } from '../../data/fund/contribution-amounts';
import { closeOpeningDebts, openingRevenueDebt } from '../../data/fund/opening-debts';
import type { RevenueReportRow } from '../../data/fund/quarter-report-row';
import { reportBefore, reportOf } from '../../data/fund/quarter-reports';
import {
  broughtForward,
  reuseRevenueCredit,
  revenueFigures,
  settleRevenueOfUnit,
} from '../../data/fund/revenue-ledger';
import { businessFailure } from '../../failures';
import type { MockRoute } from '../../routing';
import { all, readInteger, when } from '../filters';
import { without } from '../request-input';
import { addHistory } from '../workflow-steps';
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
import { marketCondition, revenueReportSums } from './quarter-sums';
import { readRevenueInput } from './revenue-report-input';

type Whole = RevenueReport;

const resource = 'bao-cao-doanh-thu';
const summed = ['soLaoDong', 'tongDoanhThu', 'phaiNopTrongKy', 'tongPhaiNop', 'daNop', 'noChuyenKySau'] as const;

/** What a report is before it is reckoned through with the others of its unit. */
const unsettled = { duNoKyTruoc: 0, nopThuaKyTruoc: 0, daNop: 0 };

/** Báo cáo quỹ theo doanh thu, for routes and attachments (domain dictionary §5.6). */
export const revenueReportKind: QuarterReportKind<RevenueReportRow, Whole> = {
  resource,
  policies: reportPolicies('revenueReports'),
  workflow: revenueReportWorkflow,
  table: ({ revenueReports }) => revenueReports,
  codeOf: revenueReportCode,
  dueDay: revenueReportDueDay,
  before: ({ revenueReports }, donViId, quarter) => reportBefore(revenueReports, donViId, quarter),
  wholeOf: wholeReport,
  listFields: [
    ...headListFields,
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
  columns: { ...headColumns, ...figureColumns<Whole>([...summed, 'tyLe', 'duNoKyTruoc']) },
  sums: revenueReportSums,
  condition: (query) =>
    all<Whole>([
      officerCondition(query),
      marketCondition(query),
      when(readInteger(query, 'tinhTrangNop'), (report, wanted) => paymentStates[wanted]?.(report) ?? false),
    ]),
  readFields: (request, database, { unit, today, quarter }) => {
    const { nam, quy, nguoiLap, dienThoaiLap, ghiChu, khongPhatSinh, chiTiet } = readRevenueInput(request, today);
    const ofQuarter: Quarter = quarter ?? { nam, quy };
    const { tyLe } = rateOfQuarter(currentRules(database), unit.loaiDonViId, ofQuarter);
    const present = quarter === undefined ? undefined : reportOf(database.revenueReports, unit.id, quarter);
    // The unit's first one is asked for the opening debt from now on: it has to know it.
    const { duNoKyTruoc, nopThuaKyTruoc, daNop, duNoMoSo } = present ?? {
      ...unsettled,
      duNoMoSo: openingRevenueDebt(database, unit.id),
    };
    return {
      ...{ nam: ofQuarter.nam, quy: ofQuarter.quy, nguoiLap, dienThoaiLap, ghiChu, khongPhatSinh, chiTiet, tyLe },
      ...{ duNoKyTruoc, nopThuaKyTruoc, daNop, duNoMoSo },
    };
  },
  refuseCreation: ({ revenueReports }, unit, quarter) => {
    refuseSecondReport(revenueReports, unit.id, quarter, {
      code: 'QuyHoTro:04002',
      words: { vi: 'doanh thu', en: 'revenue' },
    });
  },
  prepare: (database, unit, quarter) => ({
    ...rateOfQuarter(currentRules(database), unit.loaiDonViId, quarter),
    ...broughtForward(database, unit.id, quarter),
  }),
  hasContent,
  withoutContent: () =>
    businessFailure('QuyHoTro:01003', {
      vi: 'Báo cáo chưa có doanh thu của thị trường nào. Nếu không phát sinh, hãy chọn "Không phát sinh".',
      en: 'The report has no revenue of any market. If there is none, choose "No revenue in the period".',
    }),
  stepped: (_, row) => row,
  afterChange: (database, row, change, now) => {
    switch (change) {
      case 'tao':
        claimCredit(database, resource, row);
        break;
      case 'sua':
        reuseRevenueCredit(database, row.donViId);
        break;
      case 'xoa':
        forgetDocument(database, resource, row.id);
        reuseRevenueCredit(database, row.donViId);
        break;
      case 'tu-choi':
        releasePayments(database, resource, row.id);
        database.revenueReports.put({ ...row, daNop: 0 });
        reuseRevenueCredit(database, row.donViId);
        break;
      case 'phe-duyet':
        closeOpeningDebts(database, row.donViId);
        break;
      default:
    }
    carryOn(database, row, now);
  },
};

export const revenueReportRoutes: readonly MockRoute[] = quarterReportRoutes(revenueReportKind);

function wholeReport(database: Database, row: RevenueReportRow): Whole {
  const unit = database.units.find(row.donViId);
  const { tyLeDenNgay } = rateOfQuarter(currentRules(database), unit?.loaiDonViId ?? 0, row);
  const figures = revenueFigures(row);
  return {
    ...without(row, 'duNoMoSo'),
    ...reportNames(database, revenueReportKind, row),
    ...figures,
    ...handedOnBy({ ...figures, trangThai: row.trangThai }),
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

/** Carries a change on into the unit's reports, and says so in the history of the others that were approved already. */
function carryOn(database: Database, { id, donViId, ma }: RevenueReportRow, now: number): void {
  for (const { id: banGhiId, trangThai } of settleRevenueOfUnit(database, donViId)) {
    if (banGhiId !== id) {
      const yKien = `Dư nợ kỳ trước được tính lại theo ${ma}.`;
      const moved = { banGhiId, tuTrangThai: trangThai, denTrangThai: trangThai, hanhDong: 'tinh-lai', yKien };
      addHistory(database, moved, undefined, now);
    }
  }
}
