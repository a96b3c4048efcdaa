import { attachmentMostFiles } from '@/domain/constants';
import { paperCodeOf } from '@/domain/support/support-draft';
import { searchText } from '@/domain/text/search-text';

import type { AttachmentRow } from '../../attachments';
import { supportRequestResource, type SupportCaseRow, type SupportRequestRow } from '../../support/support-request-row';
import { seedId } from '../ids';
import { sampleFile } from '../sample-files';

/** Longer titles do not fit a sample's page. */
const longestTitle = 44;

/**
 * Gives each paper that is there its file, up to as many as a record may have; what is beyond came on paper only.
 *
 * @param number Number of the request in the seed.
 */
export function withPaperFiles(number: number, cases: readonly SupportCaseRow[]): readonly SupportCaseRow[] {
  let count = 0;
  return cases.map((each) => ({
    ...each,
    giayTo: each.giayTo.map((paper) => {
      if (paper.tinhTrang !== 'co' || count === attachmentMostFiles) {
        return paper;
      }
      count += 1;
      return { ...paper, tepId: seedId('supportPapers', number * attachmentMostFiles + count) };
    }),
  }));
}

/** The files of the papers; the bytes are made when somebody asks for them. */
export function seedSupportPapers(requests: readonly SupportRequestRow[]): readonly AttachmentRow[] {
  return requests.flatMap(({ id: banGhiId, creationTime, creatorId, nguoiLienHe, truongHop }) =>
    truongHop.flatMap((each) =>
      each.giayTo.flatMap(({ ma, ten, tepId }): readonly AttachmentRow[] => {
        if (tepId === null) {
          return [];
        }
        const mau = searchText(ten).slice(0, longestTitle);
        return [
          {
            id: tepId,
            taiNguyen: supportRequestResource,
            banGhiId,
            ten: `${ten}.pdf`,
            loai: 'pdf',
            dungLuong: sampleFile('pdf', mau).length,
            giayTo: paperCodeOf(each, ma),
            maLanGui: '',
            creationTime,
            creatorId,
            nguoiTaoTen: nguoiLienHe,
            mau,
          },
        ];
      }),
    ),
  );
}
