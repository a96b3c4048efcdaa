import type { Audited } from '@/domain/abp/paging';
import type { DayOffInput } from '@/domain/days-off/day-off';

import { installationTime, seedId, seedStamp } from './ids';

/** A row of the administrator's table of days off, as it is stored. */
export type DayOffRow = Audited & DayOffInput;

/** The working days that the Prime Minister swapped for 2026: a Friday for a Saturday, a Monday for a Saturday. */
const swaps: readonly DayOffInput[] = [
  { ngay: '2026-01-02', loai: 1, ten: 'Nghỉ Tết Dương lịch (hoán đổi)', ghiChu: 'Làm bù vào thứ Bảy 10/01/2026.' },
  { ngay: '2026-01-10', loai: 2, ten: 'Làm bù cho ngày 02/01/2026', ghiChu: null },
  { ngay: '2026-08-22', loai: 2, ten: 'Làm bù cho ngày 31/08/2026', ghiChu: null },
  { ngay: '2026-08-31', loai: 1, ten: 'Nghỉ Quốc khánh (hoán đổi)', ghiChu: 'Làm bù vào thứ Bảy 22/08/2026.' },
];

/** The table as the installation begins with it (domain dictionary §4.5). */
export function seedDaysOff(): readonly DayOffRow[] {
  return swaps.map((day, index) => {
    const id = seedId('daysOff', index + 1);
    return {
      ...day,
      id,
      creationTime: installationTime,
      creatorId: null,
      lastModificationTime: null,
      lastModifierId: null,
      concurrencyStamp: seedStamp(id),
    };
  });
}
