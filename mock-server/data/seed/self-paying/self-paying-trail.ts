import { paymentHistoryOffset, selfPayingStatus } from '@/domain/self-paying/self-paying-dossier';
import { requiredPapers, selfPayingPapers, type SelfPayingPaper } from '@/domain/self-paying/self-paying-papers';
import type { FileKind } from '@/domain/attachments/file-kind';

import type { AttachmentRow } from '../../attachments';
import { selfPayingResource } from '../../fund/self-paying-row';
import type { StepHistoryRow } from '../../step-history';
import type { UserRow } from '../../users';
import { seedId } from '../ids';
import { idNamed } from '../administration/named-users';
import { sampleFile } from '../sample-files';
import type { SeededDossier } from './self-paying-seed';

const samples: Readonly<Record<SelfPayingPaper, { readonly loai: FileKind; readonly mau: string }>> = {
  'hop-dong': { loai: 'pdf', mau: 'Hop dong lao dong' },
  'ban-dich': { loai: 'pdf', mau: 'Ban dich hop dong lao dong' },
  'ho-chieu': { loai: 'png', mau: 'Trang ho chieu' },
  'giay-phep-cu-tru': { loai: 'pdf', mau: 'Giay phep cu tru' },
  'chung-tu': { loai: 'png', mau: 'Chung tu nop tien' },
};

/** The papers that came with each dossier; their bytes are made when somebody asks for them. */
export function seedSelfPayingPapers(dossiers: readonly SeededDossier[]): readonly AttachmentRow[] {
  const sizes = new Map(
    selfPayingPapers.map(({ id }) => [id, sampleFile(samples[id].loai, samples[id].mau).length] as const),
  );
  const names = new Map(selfPayingPapers.map(({ id, ten }) => [id, ten]));
  return dossiers.flatMap(({ row, lacks }) =>
    requiredPapers(row.hinhThuc)
      .filter((paper) => !lacks.includes(paper))
      .map((paper): AttachmentRow => ({
        id: seedId(`selfPayingPapers ${paper}`, dossierNumber(row.ma)),
        taiNguyen: selfPayingResource,
        banGhiId: row.id,
        ten: `${names.get(paper) ?? paper}.${samples[paper].loai}`,
        loai: samples[paper].loai,
        dungLuong: sizes.get(paper) ?? 0,
        giayTo: paper,
        maLanGui: '',
        creationTime: row.creationTime,
        creatorId: null,
        nguoiTaoTen: row.hoTen,
        mau: samples[paper].mau,
      })),
  );
}

/** How each dossier came to be what it is. */
export function seedSelfPayingHistory(
  dossiers: readonly SeededDossier[],
  users: readonly UserRow[],
): readonly StepHistoryRow[] {
  const [officer, accountant] = [idNamed(users, 'khoa.tm'), idNamed(users, 'ngan.dt')];
  const rows: StepHistoryRow[] = [];
  const add = (step: Omit<StepHistoryRow, 'id'>) => {
    rows.push({ id: seedId('selfPayingHistory', rows.length + 1), ...step });
  };
  for (const { row } of dossiers) {
    const { id, trangThai, tinhTrangDong, lyDo, ngayPheDuyet, nguoiPheDuyetId, ngayNop, ngayDong } = row;
    const step = { banGhiId: id, yKien: null } as const;
    add({
      ...step,
      thoiGian: row.ngayGui,
      nguoiThucHienId: null,
      tuTrangThai: null,
      denTrangThai: selfPayingStatus.pending,
      hanhDong: 'tao',
    });
    const verb = verbOf[trangThai];
    if (verb !== undefined) {
      const thoiGian = ngayPheDuyet ?? `${row.ngayGui.slice(0, 10)}T17:00:00.000`;
      const nguoiThucHienId = nguoiPheDuyetId ?? officer;
      add({
        ...step,
        thoiGian,
        nguoiThucHienId,
        tuTrangThai: selfPayingStatus.pending,
        denTrangThai: trangThai,
        hanhDong: verb,
        yKien: lyDo,
      });
    }
    for (let state = 2; state <= tinhTrangDong; state += 1) {
      add({
        ...step,
        thoiGian: notBefore(
          rows.at(-1),
          `${(state === 3 ? ngayDong : ngayNop) ?? row.ngayGui.slice(0, 10)}T16:3${state}:00.000`,
        ),
        nguoiThucHienId: state === 3 ? accountant : officer,
        tuTrangThai: paymentHistoryOffset + state - 1,
        denTrangThai: paymentHistoryOffset + state,
        hanhDong: state === 3 ? 'xac-nhan-dong' : 'ghi-nhan-dong',
        yKien: state === 3 ? `Số GCN: ${row.soGcn ?? ''}` : null,
      });
    }
  }
  return rows;
}

/** Who goes abroad first and declares afterwards may have paid before the approval; it is noted after it. */
function notBefore(step: StepHistoryRow | undefined, moment: string): string {
  return step !== undefined && step.thoiGian > moment ? step.thoiGian : moment;
}

const verbOf: Partial<Readonly<Record<number, string>>> = {
  4: 'phe-duyet',
  5: 'tu-choi',
  6: 'yeu-cau-bo-sung',
  9: 'huy',
};

/** `TD.2026.000045` → 2026000045 modulo 2^32: one number for every code of the demo. */
function dossierNumber(ma: string): number {
  return Number(ma.slice(3, 7)) * 1_000 + Number(ma.slice(8));
}
