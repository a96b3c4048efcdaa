import { normalizeCitizenId } from '../identity/citizen-id';
import { normalizePassport } from '../identity/passport';
import { normalizePhone } from '../identity/phone';
import { valueOrNull } from '../records/value-or-null';
import { normalizeName, normalizeNote, normalizeOptionalName } from '../text/names';
import type { Contract, WorkerInput } from './worker';

/** A form's first values of a new worker. */
export function emptyWorker(): WorkerInput {
  return {
    soCccd: '',
    lyDoCccd: null,
    ngayCapCccd: null,
    noiCapCccd: null,
    hoTen: '',
    ngaySinh: '',
    gioiTinh: 1,
    soHoChieu: null,
    ngayCapHc: null,
    noiCapHc: null,
    ngayHetHanHc: null,
    dienThoai: null,
    email: null,
    tinhThanhMa: '',
    xaPhuongMa: null,
    diaChi: null,
    lienHeTen: null,
    lienHeQuanHe: null,
    lienHeDienThoai: null,
    trinhDo: null,
    ngoaiNgu: null,
    kyNangNghe: null,
    ghiChu: null,
    hopDong: [],
  };
}

/** What was typed, in the form in which it is checked, sent and stored (domain dictionary §4.2, §8). Answers a copy. */
export function normalizeWorker(input: WorkerInput): WorkerInput {
  return {
    ...input,
    soCccd: normalizeCitizenId(input.soCccd),
    lyDoCccd: normalizeNote(input.lyDoCccd),
    ngayCapCccd: valueOrNull(input.ngayCapCccd),
    noiCapCccd: normalizeOptionalName(input.noiCapCccd),
    hoTen: normalizeName(input.hoTen),
    soHoChieu: normalizeOptionalName(normalizePassport(input.soHoChieu ?? '')),
    ngayCapHc: valueOrNull(input.ngayCapHc),
    noiCapHc: normalizeOptionalName(input.noiCapHc),
    ngayHetHanHc: valueOrNull(input.ngayHetHanHc),
    dienThoai: normalizeOptionalName(normalizePhone(input.dienThoai ?? '')),
    email: normalizeOptionalName(input.email)?.toLowerCase() ?? null,
    xaPhuongMa: normalizeOptionalName(input.xaPhuongMa),
    diaChi: normalizeOptionalName(input.diaChi),
    lienHeTen: normalizeOptionalName(input.lienHeTen),
    lienHeQuanHe: normalizeOptionalName(input.lienHeQuanHe),
    lienHeDienThoai: normalizeOptionalName(normalizePhone(input.lienHeDienThoai ?? '')),
    ngoaiNgu: normalizeOptionalName(input.ngoaiNgu),
    kyNangNghe: normalizeOptionalName(input.kyNangNghe),
    ghiChu: normalizeNote(input.ghiChu),
    hopDong: input.hopDong.map(normalizeContract),
  };
}

/** What of the input a worker's record is known again by: ids, names and payments of contracts are the server's to say. */
export function storedOfWorker({ hopDong, ...person }: WorkerInput): unknown {
  const blank = { id: undefined, donViTen: undefined, dongQuy: undefined, soGcn: undefined, ngayDong: undefined };
  return { ...person, hopDong: hopDong.map((contract) => ({ ...contract, ...blank })) };
}

function normalizeContract(contract: Contract): Contract {
  return {
    ...contract,
    donViId: normalizeOptionalName(contract.donViId),
    nsdld: normalizeOptionalName(contract.nsdld),
    diaChiLamViec: normalizeOptionalName(contract.diaChiLamViec),
    soHopDong: normalizeOptionalName(contract.soHopDong),
    ngayKy: valueOrNull(contract.ngayKy),
    tuNgay: valueOrNull(contract.tuNgay),
    denNgay: valueOrNull(contract.denNgay),
    tienTe: normalizeOptionalName(contract.tienTe),
    ngayXuatCanh: valueOrNull(contract.ngayXuatCanh),
    ngayVeNuoc: valueOrNull(contract.ngayVeNuoc),
  };
}
