import type { AttachmentRow } from '../../attachments';
import type { SupportTypeRow } from '../../fund/support-types';
import { seedId } from '../ids';
import { sampleFile } from '../sample-files';

const title = 'Mau giay de nghi ho tro';

/** The form of the first paper of each kind of support that is in force (domain dictionary §5.13). */
export function seedSupportForms(types: readonly SupportTypeRow[]): readonly AttachmentRow[] {
  return types
    .filter(({ hoatDong, thanhPhanHoSo }) => hoatDong && thanhPhanHoSo.length > 0)
    .map(({ id, ma, thanhPhanHoSo, creationTime }, index) => ({
      id: seedId('supportForms', index + 1),
      taiNguyen: 'dm-loai-ho-tro',
      banGhiId: id,
      ten: `Mẫu ${ma}.pdf`,
      loai: 'pdf',
      dungLuong: sampleFile('pdf', title).length,
      giayTo: thanhPhanHoSo[0]?.ma ?? null,
      maLanGui: '',
      creationTime,
      creatorId: null,
      nguoiTaoTen: null,
      mau: title,
    }));
}
