import { addDays, readIsoDate } from '../format/calendar';
import { isMasked } from '../format/identities';
import type { Contract, Worker } from '../workers/worker';
import { blankLine, type TypedLine } from './line-input';

/**
 * A line for a worker of the database, with the contract for which they have not left yet, the latest first; what the
 * person may not see is left for them to type.
 *
 * @param soCccd As it was asked for, since the record may have it masked.
 */
export function lineOfWorker(worker: Worker, soCccd: string): TypedLine {
  const contract = [...worker.hopDong].reverse().find(({ ngayXuatCanh, ngayVeNuoc }) => !ngayXuatCanh && !ngayVeNuoc);
  return {
    ...blankLine(),
    hoTen: worker.hoTen,
    ngaySinh: worker.ngaySinh,
    gioiTinh: worker.gioiTinh,
    soCccd,
    lyDoCccd: worker.lyDoCccd,
    soHoChieu: isMasked(worker.soHoChieu ?? '') ? '' : (worker.soHoChieu ?? ''),
    ...(contract === undefined ? {} : contractFields(contract)),
  };
}

function contractFields(contract: Contract): Partial<TypedLine> {
  return {
    thiTruongId: contract.thiTruongId,
    nganhNgheId: contract.nganhNgheId,
    soHopDong: contract.soHopDong,
    ngayKy: contract.ngayKy,
    thoiHanThang: monthsBetween(contract.tuNgay, contract.denNgay),
    luongThang: contract.tienTe === 'VND' ? contract.mucLuong : null,
    tienDichVu: contract.tienDichVu,
  };
}

/** Whole months of a term that ends with its last day; `null` where a date is missing. */
function monthsBetween(from: string | null, to: string | null): number | null {
  const [start, end] = [readIsoDate(from ?? ''), readIsoDate(addDays(to ?? '', 1))];
  return start === undefined || end === undefined
    ? null
    : (end.year - start.year) * 12 + end.month - start.month - (end.day < start.day ? 1 : 0);
}
