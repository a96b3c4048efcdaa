import type { Schemas } from '../contract/schemas';
import type { NamedValue } from '../reference/named-value';
import { hasPaid, selfPayingStatus, type SelfPayingDossier, type SelfPayingForm } from './self-paying-dossier';

/** Giấy tờ of a dossier, by the code that an attachment carries. */
export type SelfPayingPaper = Schemas['GiayToTuDong'];

/** The paper that shows what the worker has paid. */
export const proofOfPayment = 'chung-tu' satisfies SelfPayingPaper;

export const selfPayingPapers: readonly NamedValue<SelfPayingPaper>[] = [
  { id: 'hop-dong', ten: 'Bản sao hợp đồng lao động', tenEn: 'Copy of the labour contract' },
  { id: 'ban-dich', ten: 'Bản dịch hợp đồng lao động', tenEn: 'Translation of the contract' },
  {
    id: 'ho-chieu',
    ten: 'Trang hộ chiếu có thông tin cá nhân và chữ ký',
    tenEn: 'Passport page with personal data and signature',
  },
  { id: 'giay-phep-cu-tru', ten: 'Giấy phép cư trú', tenEn: 'Residence permit' },
  { id: proofOfPayment, ten: 'Ảnh chứng từ nộp tiền', tenEn: 'Proof of payment' },
];

const required: Readonly<Record<SelfPayingForm, readonly SelfPayingPaper[]>> = {
  '6a': ['hop-dong', 'ban-dich', 'ho-chieu'],
  '6b': ['hop-dong', 'ban-dich', 'ho-chieu', 'giay-phep-cu-tru'],
  'qua-don-vi': ['hop-dong', 'ho-chieu'],
};

/**
 * The papers without which a dossier cannot be approved (Decree 112/2021 Art.38.1): a contract with a foreign employer
 * needs its translation, who is abroad already a residence permit.
 */
export function requiredPapers(form: SelfPayingForm): readonly SelfPayingPaper[] {
  return required[form];
}

/**
 * Whether the proof of payment alone may come and go: the other papers are what the Fund has decided on, but the worker
 * pays only once his dossier is approved (domain dictionary §5.3 a). When the money is found, nothing is to be proved any more.
 */
export function takesProofAlone(dossier: Pick<SelfPayingDossier, 'trangThai' | 'tinhTrangDong'>): boolean {
  return dossier.trangThai === selfPayingStatus.approved && !hasPaid(dossier);
}

/** The required papers that are not among the attached ones, in the order of the list. */
export function missingPapers(form: SelfPayingForm, attached: Iterable<string | null>): readonly SelfPayingPaper[] {
  const there = new Set(attached);
  return required[form].filter((paper) => !there.has(paper));
}

/** How a message names papers: `Bản dịch hợp đồng lao động, Giấy phép cư trú`. */
export function paperNames(papers: readonly SelfPayingPaper[], language: 'vi' | 'en' = 'vi'): string {
  return selfPayingPapers
    .filter(({ id }) => papers.includes(id))
    .map(({ ten, tenEn }) => (language === 'vi' ? ten : tenEn))
    .join(', ');
}
