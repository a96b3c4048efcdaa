import { addDays, addMonths, daysBetween } from '@/domain/format/calendar';
import { banks } from '@/domain/reference/banks';
import { employmentState } from '@/domain/reference/contract-lists';
import { markets } from '@/domain/reference/markets';
import { accountHolderName } from '@/domain/support/case-transfer';
import { amountFrame, suggestedAmount } from '@/domain/support/support-amounts';
import { checklistOf } from '@/domain/support/support-checklist';
import { reasonsOf, supportRelations } from '@/domain/support/support-lists';
import type { SupportCaseDetails, SupportCaseInput } from '@/domain/support/support-request';
import { emptyCaseDetails, emptySupportCase } from '@/domain/support/support-request-input';

import type { SupportTypeRow } from '../../fund/support-types';
import type { UnitRow, WorkerRow } from '../../rows';
import type { PlannedPerson } from './support-plan';
import type { Random } from '../random';

/** Amounts of the demo are rounded to this. Integer đồng. */
const step = 500_000;
const passportIssuer = 'Cục Quản lý xuất nhập cảnh';

/** The banks that people have accounts with; the last one of the list is the State Treasury. */
const accountBanks = banks.slice(0, 12);
const relatives = supportRelations.slice(0, 6);
const missionMarkets = markets.slice(0, 8);

export type CaseSource = {
  readonly type: SupportTypeRow;
  /** ISO date on which the request was sent. */
  readonly sentOn: string;
  /** For names of relatives and travelling staff. */
  readonly workers: readonly WorkerRow[];
  /** The case that this one goes on from. */
  readonly before: { readonly id: string; readonly truongHop: SupportCaseInput } | undefined;
  /** ISO date on which the earlier one was paid. */
  readonly beforePaidOn: string | undefined;
};

/** What a worker, or the worker's relatives, ask for. */
export function caseOfWorker(random: Random, person: PlannedPerson, source: CaseSource): SupportCaseInput {
  const { worker, contract, lvTu, lvDen, ngaySuViec } = person;
  const { type, workers } = source;
  const isOfRelatives = type.doiTuong === 2;
  const relative = isOfRelatives ? random.pick(workers) : undefined;
  const details = detailsOf(random, person, source);
  const entry: SupportCaseInput = {
    ...emptySupportCase(type),
    hopDongId: contract.id,
    soHoChieu: worker.soHoChieu,
    noiCapHc: worker.noiCapHc ?? passportIssuer,
    ngayCapHc: worker.ngayCapHc,
    nuocDen: contract.thiTruongId,
    hdTu: contract.tuNgay,
    hdDen: contract.denNgay,
    lvTu,
    lvDen,
    ngaySuViec: details.tuNgay ?? ngaySuViec,
    lyDoHoTro: random.pick(reasonsOf(type.ma).slice(0, -1)).id,
    mucDo: type.ma === 'HT01' ? random.integer(8, 85) : null,
    chuTaiKhoan: accountHolderName(relative?.hoTen ?? worker.hoTen),
    ...accountOf(random),
    nguoiUyQuyen:
      relative === undefined
        ? null
        : {
            hoTen: relative.hoTen,
            quanHe: details.quanHe ?? 'me',
            soCccd: `${worker.soCccd.slice(0, 3)}1${String(random.integer(55, 79))}${String(random.integer(0, 999_999)).padStart(6, '0')}`,
            ngayCap: '2021-08-12',
            noiCap: 'Cục Cảnh sát QLHC về TTXH',
            diaChi: worker.diaChi ?? 'Số 10, tổ 3',
          },
    rieng: details,
    giayTo: submitted(type),
  };
  return { ...entry, tienDeNghi: requestedAmount(random, type, entry, source) };
}

/** What an enterprise asks for itself. */
export function caseOfEnterprise(random: Random, unit: UnitRow, source: CaseSource): SupportCaseInput {
  const { type, sentOn, workers } = source;
  const ngayVe = addDays(sentOn, -random.integer(4, 15));
  const market = random.pick(missionMarkets).id;
  const isRemains = type.ma === 'HT11';
  const cost = random.integer(60, 110) * 1_000_000;
  const rieng: SupportCaseDetails = isRemains
    ? { ...emptyCaseDetails(), chiPhi: cost, baoGia: [cost, cost + 4_500_000, cost + 9_000_000] }
    : {
        ...emptyCaseDetails(),
        nhanVien: random.pick(workers).hoTen,
        nuocCongTac: market,
        ngayDi: addDays(ngayVe, -random.integer(3, 9)),
        ngayVe,
        giaVe: random.integer(16, 44) * step,
        hangVe: 'pho-thong',
        soVanBan: type.ma === 'HT10' ? `${random.integer(20, 300)}/QLLĐNN-TTLĐ` : null,
        khongViPham: type.ma === 'HT10',
      };
  const entry: SupportCaseInput = {
    ...emptySupportCase(type),
    nuocDen: market,
    lyDoHoTro: reasonsOf(type.ma)[0]?.id ?? null,
    chuTaiKhoan: accountHolderName(unit.ten).slice(0, 50).trim(),
    ...accountOf(random),
    rieng,
    giayTo: submitted(type),
  };
  return { ...entry, tienDeNghi: amountFrame(type, entry).max };
}

/** The amount that an appraiser proposes, inside the frame and not above the requested one. */
export function proposedFor(random: Random, type: SupportTypeRow, entry: SupportCaseInput): number {
  const requested = entry.tienDeNghi ?? 0;
  if (type.cachTinh !== 1) {
    return requested;
  }
  const suggestion = suggestedAmount(type, entry)?.soTien ?? random.integer(15, 32) * step;
  return Math.max(type.mucToiThieu ?? 0, Math.min(suggestion, requested));
}

function requestedAmount(
  random: Random,
  type: SupportTypeRow,
  entry: SupportCaseInput,
  { before }: CaseSource,
): number {
  const advance = type.loaiTamCap === null ? 0 : (before?.truongHop.tienDeNghi ?? 0);
  const frame = amountFrame(type, entry, advance);
  const [least, most] = [frame.min ?? 0, frame.max ?? 0];
  if (type.cachTinh !== 1) {
    return most;
  }
  const tier = suggestedAmount(type, entry);
  const from = Math.max(least, tier?.soTien ?? least);
  return Math.min(most, from + random.integer(0, 8) * step);
}

function detailsOf(random: Random, { contract, ngaySuViec }: PlannedPerson, source: CaseSource): SupportCaseDetails {
  const { type, sentOn, before, beforePaidOn } = source;
  const none = emptyCaseDetails();
  switch (type.ma) {
    case 'HT04':
      return { ...none, soNguoi: 1, giaTriHopDong: random.integer(20, 80) * 2_000_000, anPhi: 0 };
    case 'HT05':
      return { ...none, soNguoi: 1, giaTriHopDong: before?.truongHop.rieng.giaTriHopDong ?? 80_000_000, anPhi: 0 };
    case 'HT06':
      return { ...none, chiPhi: random.integer(24, 70) * step };
    case 'HT07':
      return {
        ...none,
        loaiSuKien: contract.tinhTrang === employmentState.lost ? 'chet' : 'mat-tich',
        ngayChet: ngaySuViec,
        soChungTu: `${random.integer(10, 400)}/${ngaySuViec.slice(0, 4)}/TLKT`,
        quanHe: random.pick(relatives).id,
      };
    case 'HT08': {
      const tuNgay = addDays(beforePaidOn ?? addDays(sentOn, -190), 7);
      const room = Math.max(1, Math.floor((daysBetween(tuNgay, sentOn) - 3) / 31));
      const soThang = Math.min(random.integer(2, 5), room);
      return {
        ...none,
        coSo: 'Trường Cao đẳng nghề Kỹ thuật',
        nghe: random.pick(['Hàn', 'Điện dân dụng', 'May công nghiệp', 'Sửa chữa ô tô', 'Chế biến món ăn']),
        tuNgay,
        denNgay: addMonths(tuNgay, soThang) ?? tuNgay,
        soThang,
        truongHopTruocId: before?.id ?? null,
        khongHuongNganSach: true,
      };
    }
    default:
      return none;
  }
}

function submitted(type: SupportTypeRow): SupportCaseInput['giayTo'] {
  return checklistOf(type).map((paper) => ({ ...paper, tinhTrang: paper.batBuoc ? 'co' : 'khong-ap-dung' }));
}

function accountOf(random: Random): Pick<SupportCaseInput, 'soTaiKhoan' | 'nganHangId' | 'chiNhanh'> {
  return {
    soTaiKhoan: `19${String(random.integer(0, 99_999_999)).padStart(11, '0')}`,
    nganHangId: random.pick(accountBanks).id,
    chiNhanh: null,
  };
}
