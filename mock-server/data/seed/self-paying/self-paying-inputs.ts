import type { DossierSource, SelfPayingForm, SelfPayingInput } from '@/domain/self-paying/self-paying-dossier';
import { communes } from '@/domain/reference/communes';

import type { ContractRow, WorkerRow } from '../../rows';
import { dayOf, isoOf } from '../days';
import { employers, workplaces } from '../people/employers';
import { weighted, type Random } from '../random';

const drawSource = weighted<DossierSource>([
  [1, 70],
  [2, 20],
  [3, 10],
]);

const firstCommune = new Map<string, string>();
for (const { id, provinceId } of communes) {
  firstCommune.set(provinceId, firstCommune.get(provinceId) ?? id);
}

/** What a worker of the database declares about one of their contracts. */
export function declaredBy(random: Random, worker: WorkerRow, contract: ContractRow, sentOn: number): SelfPayingInput {
  const hinhThuc: SelfPayingForm =
    contract.hinhThucDi === '6a' || contract.hinhThucDi === '6b' ? contract.hinhThucDi : 'qua-don-vi';
  const departure = contract.ngayXuatCanh ?? isoOf(sentOn);
  return {
    ...personOf(random, worker),
    hinhThuc,
    donViId: hinhThuc === 'qua-don-vi' ? contract.donViId : null,
    thiTruongId: contract.thiTruongId,
    nganhNgheId: contract.nganhNgheId,
    nsdld: contract.nsdld ?? '',
    diaChiLamViec: contract.diaChiLamViec,
    soHopDong: contract.soHopDong,
    ...registration(random, hinhThuc, sentOn),
    ngayKy: contract.ngayKy,
    tuNgay: contract.tuNgay ?? departure,
    denNgay: contract.denNgay ?? departure,
    mucLuong: contract.mucLuong,
    tienTe: contract.tienTe,
    ngayXuatCanh: departure,
    ...unsaid,
    nguon: drawSource(random),
    ghiChu: null,
  };
}

/** What somebody declares who is going to leave, or has just left, by a direct contract. */
export function declaredAnew(
  random: Random,
  person: WorkerRow,
  journey: {
    readonly form: '6a' | '6b';
    readonly marketId: string;
    readonly departure: number;
    readonly sentOn: number;
  },
): SelfPayingInput {
  const { form, marketId, departure, sentOn } = journey;
  const months = random.pick([12, 24, 36, 36]);
  return {
    ...personOf(random, person),
    hinhThuc: form,
    donViId: null,
    thiTruongId: marketId,
    nganhNgheId: random.pick(['CK', 'TP', 'XD', 'HL']),
    nsdld: `${random.pick(employers)} Ltd`,
    diaChiLamViec: random.pick(workplaces[marketId] ?? ['']),
    soHopDong: `${random.integer(1, 400)}/2026/HĐLĐ`,
    ...registration(random, form, sentOn),
    ngayKy: isoOf(form === '6a' ? sentOn - random.integer(5, 30) : departure + 1),
    tuNgay: isoOf(departure),
    denNgay: isoOf(departure + Math.floor(months * 30.4) - 1),
    mucLuong: null,
    tienTe: null,
    ngayXuatCanh: isoOf(departure),
    ...unsaid,
    nguon: drawSource(random),
    ghiChu: null,
  };
}

const unsaid = { hinhThucNop: null, ngayNop: null, soGiaoDich: null, nganHangId: null } as const;

const relations = ['Bố', 'Mẹ', 'Vợ', 'Chồng', 'Anh ruột', 'Chị ruột'] as const;

function personOf(random: Random, worker: WorkerRow) {
  const { hoTen, ngaySinh, gioiTinh, soCccd, lyDoCccd, noiCapCccd, noiCapHc, ngayHetHanHc } = worker;
  const { email, tinhThanhMa, diaChi, trinhDo } = worker;
  const phone = () => `0900${String(random.integer(0, 999_999)).padStart(6, '0')}`;
  return {
    ...{ hoTen, ngaySinh, gioiTinh, soCccd, lyDoCccd, noiCapCccd, noiCapHc, ngayHetHanHc },
    ...{ email, tinhThanhMa, diaChi, trinhDo },
    ngayCapCccd: worker.ngayCapCccd ?? isoOf(dayOf('2021-08-12')),
    soHoChieu: worker.soHoChieu ?? `C${String(random.integer(0, 9_999_999)).padStart(7, '0')}`,
    ngayCapHc: worker.ngayCapHc ?? isoOf(dayOf('2024-10-10')),
    dienThoai: worker.dienThoai ?? phone(),
    xaPhuongMa: worker.xaPhuongMa ?? firstCommune.get(tinhThanhMa) ?? '',
    lienHeTen: null,
    lienHeQuanHe: random.pick(relations),
    lienHeDienThoai: phone(),
  };
}

function registration(random: Random, form: SelfPayingForm, sentOn: number) {
  return form === 'qua-don-vi'
    ? { soXacNhan: null, ngayXacNhan: null, coQuanXacNhan: null }
    : {
        soXacNhan: `${random.integer(1, 300)}/XN-UBND`,
        ngayXacNhan: isoOf(sentOn - random.integer(1, 10)),
        coQuanXacNhan: form === '6a' ? 'UBND cấp xã' : 'Cục Quản lý lao động ngoài nước',
      };
}
