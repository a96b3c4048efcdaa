import type { CaseAmount } from '@/domain/support/support-steps';
import type { SupportCaseInput, SupportRequest, SupportRequestInput } from '@/domain/support/support-request';
import { emptySupportCase } from '@/domain/support/support-request-input';
import type { SupportTypeRow } from '@mock-server/data/fund/support-types';
import type { ContributionRow } from '@mock-server/data/fund/rows';
import { seedStamp } from '@mock-server/data/seed/ids';

import { openOffice, type Office, type Reply } from '../routes/office';
import { testNow } from '../support/test-backend';

export const supportPath = '/api/app/yeu-cau-ho-tro';

/** The tests begin on 15/11/2026. */
export const today = dayOf(testNow);

/** ISO date of a moment in Hà Nội. */
function dayOf(moment: number): string {
  return new Date(moment + 7 * 3_600_000).toISOString().slice(0, 10);
}

export const reason = 'Thiếu giấy khám sức khỏe của nước sở tại.';

/** A back end with the demo people, and a worker of DV0007 who paid, worked a year abroad and was hurt. */
export async function openSupport(workerCount = 200) {
  return supportDeskIn(await openOffice(workerCount));
}

/** The same in an office that is open already. */
export function supportDeskIn<Place extends SupportOffice>(office: Place) {
  const { database } = office.backend;
  const unit = [...database.units.rows()].find(({ ma }) => ma === 'DV0007');
  if (unit === undefined) {
    throw new Error('There is no DV0007.');
  }
  const typeOf = (ma: string): SupportTypeRow => {
    const found = [...database.supportTypes.rows()].find((type) => type.ma === ma);
    if (found === undefined) {
      throw new Error(`There is no ${ma}.`);
    }
    return found;
  };
  let contracts = 0;
  /** A contract with a contribution of a new worker, or of the one of an earlier contract. */
  const contractOf = (workerId?: string, changes: Partial<ContributionRow> = {}): string => {
    contracts += 1;
    const worker = [...database.workers.rows()][contracts];
    const id = crypto.randomUUID();
    const nguoiLaoDongId = workerId ?? worker?.id ?? '';
    database.contracts.put({
      id,
      nguoiLaoDongId,
      hinhThucDi: '2',
      donViId: unit.id,
      thiTruongId: 'JP',
      nganhNgheId: 'TP',
      nsdld: 'Hinode Kogyo Co., Ltd',
      diaChiLamViec: 'Aichi, Nhật Bản',
      soHopDong: `${contracts}/2025/HĐĐĐ-LG`,
      ngayKy: '2025-09-12',
      tuNgay: '2025-10-20',
      denNgay: '2028-10-19',
      mucLuong: 180_000,
      tienTe: 'JPY',
      tienDichVu: 30_000_000,
      ngayXuatCanh: '2025-10-20',
      tinhTrang: 4,
      ngayVeNuoc: '2026-09-15',
      lyDoVeNuoc: 1,
      dongQuy: 1,
      soGcn: `GCN.2025.90000${String(contracts).padStart(2, '0')}`,
      ngayDong: '2025-10-15',
    });
    const contributionId = crypto.randomUUID();
    database.contributions.put({
      id: contributionId,
      concurrencyStamp: seedStamp(contributionId),
      hopDongId: id,
      nguoiLaoDongId,
      dongId: null,
      baoCaoId: null,
      hoSoTuDongId: null,
      nguonDong: 1,
      nam: 2025,
      thang: 10,
      soGcn: `GCN.2025.90000${String(contracts).padStart(2, '0')}`,
      ngayDong: '2025-10-15',
      tienNldPhaiDong: 100_000,
      tienDnPhaiDong: 150_000,
      daPhuNld: 100_000,
      daPhuDn: 150_000,
      daHoan: false,
      butToan: [
        {
          id: `${contributionId}/1`,
          thoiGian: '2025-10-15T16:30:00.000',
          loai: 1,
          tienNld: 100_000,
          tienDn: 150_000,
          lyDo: null,
          soChungTu: null,
          ngayChungTu: null,
          nguoiThucHienId: null,
        },
      ],
      gcn: [],
      ...changes,
    });
    return id;
  };
  const step = async (
    userName: string,
    request: Pick<SupportRequest, 'id'>,
    verb: string,
    body: object = {},
  ): Promise<Reply> =>
    (await office.as(userName)).post(`${supportPath}/${request.id}/${verb}`, {
      concurrencyStamp: database.supportRequests.find(request.id)?.concurrencyStamp ?? '',
      maLanGui: crypto.randomUUID(),
      ...body,
    });
  const create = async (input: SupportRequestInput, userName = 'dv0007.nhaplieu'): Promise<Reply> =>
    (await office.as(userName)).post(supportPath, input);
  const amounts = (request: Judged, soTien: number): readonly CaseAmount[] =>
    request.truongHop.map(({ id }) => ({ truongHopId: id, soTien }));
  const appraise = (request: Judged, soTien: number, body: object = {}) =>
    step('ha.lt', request, 'tham-dinh', {
      ngayNhanDuHoSo: dayOf(office.clock.read()),
      deXuat: amounts(request, soTien),
      mienDieuKien: null,
      yKien: 'Hồ sơ đủ điều kiện.',
      ...body,
    });
  const approve = (request: Judged, soTien: number, body: object = {}) =>
    step('vinh.pq', request, 'phe-duyet', {
      soQd: '45/QĐ-QHTVLNN',
      ngayQd: dayOf(office.clock.read()),
      duyet: amounts(request, soTien),
      yKien: null,
      ...body,
    });
  const pay = (request: Judged, soTien: number, body: object = {}) =>
    step('ngan.dt', request, 'chi-tra', {
      ngayChi: dayOf(office.clock.read()),
      soUnc: 'UNC0112',
      chi: amounts(request, soTien),
      ...body,
    });
  /** Makes, sends and appraises. */
  const appraised = async (input: SupportRequestInput, soTien: number, body: object = {}): Promise<Reply> => {
    const made = taken(await create(input));
    taken(await step('dv0007.lanhdao', made, 'gui'));
    return appraise(made, soTien, body);
  };
  /** The whole way up to the payment. */
  const paid = async (input: SupportRequestInput, soTien: number): Promise<SupportRequest> => {
    const one = taken(await appraised(input, soTien));
    taken(await approve(one, soTien));
    return taken(await pay(one, soTien));
  };
  return { office, database, unit, typeOf, contractOf, step, create, appraise, approve, pay, appraised, paid, amounts };
}

/** What a step has to know of a request. */
type Judged = Pick<SupportRequest, 'id'> & { readonly truongHop: readonly { readonly id: string }[] };

type SupportOffice = Pick<Office, 'backend' | 'as'> & { readonly clock: { readonly read: () => number } };

const shared = new Map<number, Promise<SupportDesk>>();

/** One back end for tests that leave each other alone: each makes contracts of its own. */
export function sharedSupport(workerCount = 200): Promise<SupportDesk> {
  const known = shared.get(workerCount) ?? openSupport(workerCount);
  shared.set(workerCount, known);
  return known;
}

export type SupportDesk = Awaited<ReturnType<typeof openSupport>>;

/** The request of an answer. @throws Error when it was refused. */
export function taken({ status, body }: Reply): SupportRequest {
  if (status !== 200) {
    throw new Error(`Refused: ${status} ${JSON.stringify(body)}`);
  }
  return body as SupportRequest;
}

/** Status and business code of an answer. */
export function codeOf({ status, body }: Reply): unknown {
  return [status, (body as { readonly error?: { readonly code?: string } } | undefined)?.error?.code];
}

/** A case of the worker of a contract, filled in, all papers there. */
export function caseOf(
  type: SupportTypeRow,
  hopDongId: string | null,
  changes: Partial<Omit<SupportCaseInput, 'rieng'>> & { readonly rieng?: Partial<SupportCaseInput['rieng']> } = {},
): SupportCaseInput {
  const blank = emptySupportCase(type);
  const isOfWorker = type.doiTuong !== 3;
  return {
    ...blank,
    ...(isOfWorker
      ? {
          hopDongId,
          soHoChieu: 'C1234567',
          noiCapHc: 'Cục QLXNC',
          ngayCapHc: '2024-10-10',
          nuocDen: 'JP',
          hdTu: '2025-10-20',
          hdDen: '2028-10-19',
          lvTu: '2025-10-20',
          lvDen: '2026-09-15',
          ngaySuViec: '2026-09-02',
        }
      : {}),
    lyDoHoTro: 'khac',
    lyDoKhac: 'Lý do được ghi rõ trong hồ sơ.',
    chuTaiKhoan: 'Nguyễn Văn Hải',
    soTaiKhoan: '1900000000031',
    nganHangId: '970405',
    ...changes,
    rieng: { ...blank.rieng, ...changes.rieng },
    giayTo: blank.giayTo.map((paper) => ({ ...paper, tinhTrang: paper.batBuoc ? 'co' : 'khong-ap-dung' })),
  };
}

/** A request with cases. */
export function requestOf(loaiHoTroId: string, truongHop: readonly SupportCaseInput[]): SupportRequestInput {
  return {
    loaiHoTroId,
    donViId: null,
    hinhThucNop: 4,
    ngayDeNghi: '2026-11-02',
    nguoiLienHe: 'Ngô Thị Mai',
    dienThoai: '0900000007',
    ghiChu: null,
    truongHop: [...truongHop],
  };
}
