import type { SelfPayingInput } from '@/domain/self-paying/self-paying-dossier';

import type { ContractRow, WorkerRow } from '../../rows';
import { addMonths, dayOf, isoOf } from '../days';

type Sources = { readonly workers: readonly WorkerRow[]; readonly contracts: readonly ContractRow[] };

/** Makes a declaration suspicious; answers `undefined` for one that stays as it is. */
type Twist = (input: SelfPayingInput) => SelfPayingInput | undefined;

/**
 * What is wrong with some of the pending dossiers, by their place, so that every warning is found in the demo.
 *
 * @returns The changed declaration, `undefined` for a place without any twist.
 */
export function suspiciousDetails({ workers, contracts }: Sources) {
  const stranger = workers[10];
  const holder = workers.find(({ soHoChieu, ngayHetHanHc }) => soHoChieu !== null && (ngayHetHanHc ?? '') > '2027');
  const paid = contracts.findLast(({ soGcn, hinhThucDi }) => soGcn !== null && hinhThucDi === '6b');
  const payer = workers.find(({ id }) => id === paid?.nguoiLaoDongId);

  const twists: Readonly<Record<number, Twist>> = {
    3: (input) =>
      stranger === undefined
        ? undefined
        : { ...input, soCccd: stranger.soCccd, ngaySinh: stranger.ngaySinh, gioiTinh: stranger.gioiTinh },
    7: (input) => (typeof holder?.soHoChieu !== 'string' ? undefined : { ...input, soHoChieu: holder.soHoChieu }),
    11: (input) =>
      paid === undefined || payer === undefined
        ? undefined
        : {
            ...input,
            hoTen: payer.hoTen,
            ngaySinh: payer.ngaySinh,
            gioiTinh: payer.gioiTinh,
            soCccd: payer.soCccd,
            soHoChieu: payer.soHoChieu ?? input.soHoChieu,
            hinhThuc: '6b',
            thiTruongId: paid.thiTruongId,
            soHopDong: paid.soHopDong,
            ngayXuatCanh: paid.ngayXuatCanh ?? input.ngayXuatCanh,
          },
    15: (input) => ({ ...input, ngayHetHanHc: isoOf(dayOf(input.ngayXuatCanh) - 20) }),
    19: (input) => {
      const ngaySinh = isoOf(addMonths(dayOf(input.ngayXuatCanh), -12 * 17));
      const century = input.gioiTinh === 2 ? '3' : '2';
      return { ...input, ngaySinh, soCccd: `040${century}${ngaySinh.slice(2, 4)}900019` };
    },
  };
  return (place: number, input: SelfPayingInput): SelfPayingInput | undefined => twists[place]?.(input);
}
