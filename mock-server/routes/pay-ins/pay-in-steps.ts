import { todayAt } from '@/domain/format/calendar';
import { proposeAllocation } from '@/domain/fund/allocation';
import { isInChain } from '@/domain/fund/carry-forward';
import { problemOfPeriod } from '@/domain/pay-ins/open-period';
import type { DifferenceHandling, PayableDebt, PayIn, PayInVerb } from '@/domain/pay-ins/pay-in';
import { allocationWithin, countedAmount, namesNoReport } from '@/domain/pay-ins/receipt';
import { payInStatusOf, payInWorkflow } from '@/machines/workflows/pay-in-workflow-machine';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { openPeriodFrom, postVoucher, replaceByCredit, stillDue, unpostVoucher } from '../../data/fund/ledger';
import type { AllocationRow, PayInRow } from '../../data/fund/pay-in-row';
import { businessFailure } from '../../failures';
import type { MockRequest } from '../../routing';
import { modifiedBy } from '../audit';
import { signedInUser } from '../data-scope';
import { withDossierHistory } from './dossier-payments';
import { payInFacts, payInStatusName, wholePayIn } from './pay-in-answer';
import { refuseStoredAllocation } from './pay-in-input';
import { refuseCountedPaper } from './paper-refusals';
import { debtsOf, payableDocument } from './payable-documents';
import { refuseInvalid } from '../validation-answers';
import { addHistory, decideStep } from '../workflow-steps';

/** Money that the Fund has found on its account, or has in hand. */
export type FoundMoney = {
  readonly ngayGhiCo: string;
  /** Integer đồng. */
  readonly soTienThucNhan: number;
  readonly xuLyChenhLech: DifferenceHandling | null;
  readonly lyDoChenhLech: string | null;
  readonly maGiaoDichSaoKe: string | null;
  /** Give the money to the payer's present debts instead of the declared ones. */
  readonly phanBoLai: boolean;
};

/**
 * Asks the workflow for a step and stores the status that it leads to.
 *
 * @throws MockFailure 403 as `decideStep` does; `QuyHoTro:02002` without the paper of a transfer, `QuyHoTro:03005` when
 * the accounting period is closed, `QuyHoTro:01009` when the Fund has paid out on the strength of the money.
 */
export function movePayIn(
  request: MockRequest,
  { database, clock }: MockBackend,
  row: PayInRow,
  step: PayInVerb,
  { change = {}, yKien = null }: { readonly change?: Partial<PayInRow>; readonly yKien?: string | null } = {},
): PayInRow {
  const user = signedInUser(request);
  const trangThai = payInStatusOf(allowedStep(request, database, row, step));
  const moved: PayInRow = { ...row, ...change, ...modifiedBy(user, clock()), trangThai };
  database.payIns.put(moved);
  const taken = { banGhiId: row.id, tuTrangThai: row.trangThai, denTrangThai: trangThai, hanhDong: step, yKien };
  addHistory(database, taken, user, clock());
  return moved;
}

/**
 * The money has come: stores the receipt and posts what it pays (M5).
 *
 * @throws MockFailure 403 `QuyHoTro:03003` too, and `QuyHoTro:03001` for money found by hand that counts already.
 */
export function reconcile(
  request: MockRequest,
  backend: MockBackend,
  row: PayInRow,
  step: 'doi-soat' | 'thu-tien-mat',
  { phanBoLai, ...money }: FoundMoney,
): PayIn {
  const { database, clock } = backend;
  const user = signedInUser(request);
  allowedStep(request, database, row, step);
  if (money.maGiaoDichSaoKe === null) {
    const { soChungTu, nganHangId } = row;
    refuseCountedPaper(database, { soChungTu, nganHangId, ngay: money.ngayGhiCo }, row.id);
  }
  const received: PayInRow = { ...row, ...money };
  const counted = countedAmount(received);
  const phanBo = phanBoLai ? proposed(database, row, counted) : allocationWithin(row.phanBo, counted);
  refuseStoredAllocation(database, counted, phanBo);
  const change = { ...money, phanBo, phanBoKhai: row.phanBo, nguoiDoiSoatId: user.id };
  const moved = movePayIn(request, backend, row, step, { change, yKien: money.lyDoChenhLech });
  const actor = { user, now: clock() };
  withDossierHistory(database, moved, { verb: 'doi-soat', reason: null, actor }, () => {
    postVoucher(database, moved, user, actor.now);
  });
  return wholePayIn(database, moved);
}

/**
 * Cash in the accountant's hand: what is declared has come, on the day it was paid. Where no report is named it pays what
 * is owed, the oldest debt first, as a transfer does.
 *
 * @throws MockFailure as `reconcile` and `refuseClosedDay` do.
 */
export function takeCash(request: MockRequest, backend: MockBackend, row: PayInRow): PayIn {
  allowedStep(request, backend.database, row, 'thu-tien-mat');
  refuseClosedDay(backend.database, row);
  return reconcile(request, backend, row, 'thu-tien-mat', {
    ngayGhiCo: row.ngayNop,
    soTienThucNhan: row.soTien,
    xuLyChenhLech: null,
    lyDoChenhLech: null,
    maGiaoDichSaoKe: null,
    phanBoLai: namesNoReport(row),
  });
}

/**
 * Takes a receipt back: its postings are reversed, but for what the payer's credit pays in its place, and the voucher
 * waits again for what it declares.
 */
export function takeBack(request: MockRequest, backend: MockBackend, row: PayInRow, lyDo: string): PayIn {
  const { database, clock } = backend;
  const unfound = {
    phanBo: declaredAgain(database, row),
    phanBoKhai: null,
    ngayGhiCo: null,
    soTienThucNhan: null,
    xuLyChenhLech: null,
    lyDoChenhLech: null,
    maGiaoDichSaoKe: null,
    nguoiDoiSoatId: null,
  };
  const moved = movePayIn(request, backend, row, 'huy-doi-soat', { change: unfound, yKien: lyDo });
  const actor = { user: signedInUser(request), now: clock() };
  withDossierHistory(database, row, { verb: 'huy-doi-soat', reason: lyDo, actor }, () => {
    replaceByCredit(database, row);
    unpostVoucher(database, row, actor.user, actor.now);
  });
  return wholePayIn(database, moved);
}

/**
 * The parts that a voucher declares once its money is not there after all: those it had before they were cut to what came.
 * A part that has taken up credit since keeps that, and one whose document is gone or was rejected is left out. They may
 * not come to more than the voucher (`QuyHoTro:03002`).
 */
function declaredAgain(database: Database, { phanBo, phanBoKhai, soTien }: PayInRow): readonly AllocationRow[] {
  const parts = (phanBoKhai ?? phanBo)
    .filter((part) => standsForSomething(database, part))
    .map((part) => {
      const paid = phanBo.find(({ loai, chungTuId }) => loai === part.loai && chungTuId === part.chungTuId);
      return paid !== undefined && paid.soTien > part.soTien ? paid : part;
    });
  return allocationWithin(parts, soTien);
}

function standsForSomething(database: Database, { loai, chungTuId }: AllocationRow): boolean {
  const report = database.fundReports.find(chungTuId) ?? database.revenueReports.find(chungTuId);
  return report === undefined ? payableDocument(database, loai, chungTuId) !== undefined : isInChain(report);
}

/**
 * True where the documents can still take what the voucher declares for them; they cannot once a newer report carries
 * their debt on, and a voucher whose draft was deleted names none.
 */
export function canPayAsDeclared(database: Database, voucher: PayInRow): boolean {
  return (
    !namesNoReport(voucher) &&
    voucher.phanBo.every(({ loai, chungTuId, soTien }) => soTien <= stillDue(database, loai, chungTuId))
  );
}

/** @throws MockFailure 400 at the day of cash whose accounting period is closed. */
export function refuseClosedDay(database: Database, { ngayNop }: Pick<PayInRow, 'ngayNop'>): void {
  const problem = problemOfPeriod(ngayNop, openPeriodFrom(database));
  refuseInvalid(problem === undefined ? [] : [{ field: 'ngayNop', ...problem }]);
}

/** Today by the back end's clock. */
export function todayOf({ clock }: MockBackend): string {
  return todayAt(clock());
}

function allowedStep(request: MockRequest, database: Database, row: PayInRow, step: PayInVerb): unknown {
  return decideStep(request, {
    workflow: payInWorkflow,
    facts: payInFacts(database, row),
    step,
    record: { ma: row.ma, statusName: payInStatusName(row.trangThai) },
    refusals: {
      hasProof: () =>
        businessFailure(
          'QuyHoTro:02002',
          {
            vi: 'Thiếu tài liệu bắt buộc: ủy nhiệm chi hoặc giấy báo có.',
            en: 'A required document is missing: payment order or credit advice.',
          },
          {
            danhSach: 'ủy nhiệm chi hoặc giấy báo có',
          },
        ),
      periodOpen: () =>
        businessFailure('QuyHoTro:03005', {
          vi: 'Không thể hủy đối soát vì kỳ kế toán đã khóa.',
          en: 'The reconciliation cannot be undone, because the accounting period is closed.',
        }),
      nothingBuiltOnIt: () =>
        businessFailure('QuyHoTro:01009', {
          vi: 'Không thể hủy đối soát vì đã phát sinh hỗ trợ, hoàn trả từ khoản nộp này.',
          en: 'The reconciliation cannot be undone, because support or refunds have followed from this payment.',
        }),
    },
  });
}

/** A unit pays for its own reports; a self-payer for no dossier but those of the people that his voucher declares. */
function proposed(database: Database, { loai, donViId, phanBo }: PayInRow, counted: number): readonly AllocationRow[] {
  const personOf = (id: string) => payableDocument(database, loai, id)?.maSoNguoiNop;
  const people = new Set(phanBo.map(({ chungTuId }) => personOf(chungTuId)));
  const isOwn = ({ chungTuId }: PayableDebt) => loai !== 'tu-dong' || people.has(personOf(chungTuId));
  const debts = debtsOf(database, loai, donViId).filter(isOwn);
  const idByCode = new Map(debts.map(({ ma, chungTuId }) => [ma, chungTuId]));
  return proposeAllocation(counted, debts).phanBo.map(({ ma, soTien }) => ({
    loai,
    chungTuId: idByCode.get(ma) ?? '',
    soTien,
  }));
}
