import { payInStatus, type PayInMethod } from '@/domain/pay-ins/pay-in';

import type { AttachmentRow } from '../../attachments';
import type { PayInRow } from '../../fund/pay-in-row';
import type { StepHistoryRow } from '../../step-history';
import type { UserRow } from '../../users';
import { dayOf, demoBaseDate, isoOf } from '../days';
import { seedId } from '../ids';
import { sampleFile } from '../sample-files';
import { seededHistory, seededStep, seededUnitPeople, type SeededStep, type UnitPeople } from '../seeded-steps';

/** The paper behind each way of paying; cash is received against a receipt that the Fund itself prints. */
const papers: Partial<Readonly<Record<PayInMethod, { readonly ten: string; readonly mau: string }>>> = {
  1: { ten: 'Ủy nhiệm chi.pdf', mau: 'Uy nhiem chi' },
  3: { ten: 'Giấy nộp tiền vào Kho bạc.pdf', mau: 'Giay nop tien vao Kho bac' },
};

const cash = 2;
/** Why the accountant returns a voucher. */
export const notFound = 'Không tìm thấy giao dịch trên sao kê của ngân hàng.';
const madeTwice = 'Phiếu được lập trùng với một phiếu khác.';

/** What units attached to their vouchers; the bytes are made when somebody asks for them. */
export function seedPayInPapers(vouchers: readonly PayInRow[]): readonly AttachmentRow[] {
  return vouchers.flatMap(({ id, hinhThuc, creationTime, nguoiNopTien }, index) => {
    const paper = papers[hinhThuc];
    return paper === undefined
      ? []
      : [
          {
            id: seedId('payInPapers', index + 1),
            taiNguyen: 'phieu-nop-quy',
            banGhiId: id,
            ten: paper.ten,
            loai: 'pdf',
            dungLuong: sampleFile('pdf', paper.mau).length,
            giayTo: null,
            maLanGui: '',
            creationTime,
            creatorId: null,
            nguoiTaoTen: nguoiNopTien,
            mau: paper.mau,
          },
        ];
  });
}

/** How each voucher came to be what it is: made by the unit's clerk, sent by its head, answered by the accountant. */
export function seedPayInHistory(vouchers: readonly PayInRow[], users: readonly UserRow[]): readonly StepHistoryRow[] {
  const peopleOf = seededUnitPeople(users);
  const accountant = users.find(({ roles }) => roles.includes('ke-toan-quy'))?.id ?? null;
  return vouchers.flatMap((voucher) =>
    seededHistory(voucher.id, stepsOf(voucher, { ...peopleOf(voucher.donViId), accountant })),
  );
}

type People = UnitPeople & { readonly accountant: string | null };

function stepsOf(voucher: PayInRow, { clerk, head, accountant }: People): readonly SeededStep[] {
  const { loai, trangThai, hinhThuc, creationTime, ngayNop, lyDoChenhLech } = voucher;
  if (loai === 'tu-dong') {
    // Booked in one with the confirmation on its dossier.
    return [
      seededStep(creationTime, accountant, [null, 2], 'tao'),
      seededStep(creationTime, accountant, [2, 7], 'doi-soat'),
    ];
  }
  const made = seededStep(creationTime, clerk, [null, 1], 'tao');
  const evening = `${ngayNop}T17:05:00.000`;
  const sent = seededStep(evening, head, [1, 2], 'gui');
  const answered = answerTime(ngayNop);
  switch (trangThai) {
    case payInStatus.submitted:
      return [made, sent];
    case payInStatus.returned:
      return [made, sent, seededStep(answered, accountant, [2, 6], 'tra-lai', notFound)];
    case payInStatus.reconciled:
      return hinhThuc === cash
        ? [
            seededStep(creationTime, accountant, [null, 1], 'tao'),
            seededStep(evening, accountant, [1, 7], 'thu-tien-mat'),
          ]
        : [made, sent, seededStep(answered, accountant, [2, 7], 'doi-soat', lyDoChenhLech)];
    case payInStatus.cancelled:
      return [made, seededStep(evening, clerk, [1, 9], 'huy', madeTwice)];
    default:
      return [made];
  }
}

/** The next morning, or the same evening where the demo's last day has come. */
function answerTime(day: string): string {
  const next = dayOf(day) + 1;
  return next > dayOf(demoBaseDate) ? `${day}T17:35:00.000` : `${isoOf(next)}T09:20:00.000`;
}
