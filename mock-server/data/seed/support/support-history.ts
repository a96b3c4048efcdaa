import { formatMoney } from '@/domain/format/numbers';
import { supportStatus } from '@/domain/support/support-request';

import type { StepHistoryRow } from '../../step-history';
import type { UserRow } from '../../users';
import { seedId } from '../ids';
import { idNamed } from '../administration/named-users';
import type { SeededSupport } from './support-seed';

/** How each request came to be what it is. */
export function seedSupportHistory(
  requests: readonly SeededSupport[],
  users: readonly UserRow[],
): readonly StepHistoryRow[] {
  const [officer, director, accountant] = [
    idNamed(users, 'ha.lt'),
    idNamed(users, 'vinh.pq'),
    idNamed(users, 'ngan.dt'),
  ];
  const rows: StepHistoryRow[] = [];
  for (const { row, schedule } of requests) {
    const add = (
      thoiGian: string | null,
      hanhDong: string,
      states: readonly [from: number | null, to: number],
      actor: string | null,
      yKien: string | null = null,
    ) => {
      if (thoiGian !== null) {
        const [tuTrangThai, denTrangThai] = states;
        const step = { banGhiId: row.id, thoiGian, nguoiThucHienId: actor, tuTrangThai, denTrangThai, hanhDong, yKien };
        rows.push({ id: seedId('supportHistory', rows.length + 1), ...step });
      }
    };
    add(row.creationTime, 'tao', [null, 1], row.creatorId);
    add(row.ngayGui, 'gui', [1, 2], row.creatorId);
    add(at(schedule.returnedOn, '14:20'), 'yeu-cau-bo-sung', [2, 6], officer, row.lyDoBoSung);
    add(at(schedule.sentAgainOn, '09:30'), 'gui', [6, 2], row.creatorId);
    add(row.ngayThamDinh, 'tham-dinh', [2, 3], row.nguoiThamDinhId, row.yKienThamDinh);
    if (row.trangThai === supportStatus.rejected) {
      add(at(schedule.decidedOn, '15:10'), 'tu-choi', [3, 5], director, row.lyDoTuChoi);
    } else {
      add(row.ngayPheDuyet, 'phe-duyet', [3, 4], row.nguoiPheDuyetId, row.yKienPheDuyet);
    }
    const payments = row.truongHop.flatMap(({ chiTra }) => chiTra);
    const [first] = payments;
    if (first !== undefined) {
      const note = `${first.soUnc}: ${formatMoney(payments.reduce((sum, { soTien }) => sum + soTien, 0))}`;
      add(
        at(first.ngayChi, '16:00'),
        'chi-tra',
        [
          supportStatus.approved,
          row.trangThai === supportStatus.paid || first.huyLuc !== null ? supportStatus.paid : supportStatus.approved,
        ],
        accountant,
        note,
      );
      add(first.huyLuc, 'huy-chi', [7, 4], accountant, first.lyDoHuy);
    }
  }
  return rows;
}

function at(day: string | undefined, time: string): string | null {
  return day === undefined ? null : `${day}T${time}:00.000`;
}
