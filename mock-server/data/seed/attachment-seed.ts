import type { FileKind } from '@/domain/attachments/file-kind';

import type { AttachmentRow } from '../attachments';
import type { WorkerRow } from '../rows';
import { seedId } from './ids';
import { sampleFile } from './sample-files';

/** Every so many workers has documents, so that a trainer finds some on the first page of the list. */
const every = 4;
const mostWorkers = 30;

const samples: readonly { readonly ten: string; readonly loai: FileKind; readonly mau: string }[] = [
  { ten: 'Hộ chiếu.pdf', loai: 'pdf', mau: 'Ho chieu - ban sao' },
  { ten: 'Hợp đồng lao động.pdf', loai: 'pdf', mau: 'Hop dong lao dong' },
  { ten: 'Ảnh chân dung.png', loai: 'png', mau: 'Anh chan dung' },
];

/** Sample documents of some workers; their bytes are made when somebody asks for them. */
export function seedAttachments(workers: readonly WorkerRow[]): readonly AttachmentRow[] {
  return workers
    .filter((_, index) => index % every === 0)
    .slice(0, mostWorkers)
    .flatMap((worker, place) =>
      samples.map(({ ten, loai, mau }, index): AttachmentRow => ({
        id: seedId('attachments', place * samples.length + index + 1),
        taiNguyen: 'nguoi-lao-dong',
        banGhiId: worker.id,
        ten,
        loai,
        dungLuong: sampleFile(loai, mau).length,
        giayTo: null,
        maLanGui: '',
        creationTime: worker.creationTime,
        creatorId: worker.creatorId,
        nguoiTaoTen: null,
        mau,
      })),
    );
}
