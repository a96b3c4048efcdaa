import type { Attachment } from './attachment';

/** A paper that a record must have, or need not have in its case (domain dictionary §5.8, checklist). */
export type RequiredPaper = {
  /** Code of the paper, as documents name it in `giayTo`. */
  readonly code: string;
  /** Its name in the chosen language. */
  readonly label: string;
  readonly isRequired: boolean;
  /** The paper plays no part in this case. */
  readonly isNotApplicable?: boolean;
};

export type PaperState = 'present' | 'missing' | 'notApplicable';

/** Có / Thiếu / Không áp dụng: a paper that is there counts as there, whatever was said of its case. */
export function paperState(paper: RequiredPaper, attachments: readonly Pick<Attachment, 'giayTo'>[]): PaperState {
  if (attachments.some(({ giayTo }) => giayTo === paper.code)) {
    return 'present';
  }
  return paper.isNotApplicable === true ? 'notApplicable' : 'missing';
}
