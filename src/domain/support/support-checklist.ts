import type { SupportType } from '../support-types/support-type';
import type { SubmittedPaper } from './support-request';

export type SubmittedPaperState = SubmittedPaper['tinhTrang'];

/**
 * The checklist of a case: one row for each paper of the kind, in its order, with what was said of it so far; rows of
 * papers that the kind does not ask for are dropped. A paper of which the law accepts one of several is one row, which
 * is there when one of them is.
 *
 * @param current Rows as they stand, e.g. of another kind or of an earlier version of it.
 */
export function checklistOf(
  { thanhPhanHoSo }: Pick<SupportType, 'thanhPhanHoSo'>,
  current: readonly SubmittedPaper[] = [],
): readonly SubmittedPaper[] {
  return thanhPhanHoSo.map(({ ma, ten, batBuoc }) => {
    const known = current.find((paper) => paper.ma === ma);
    return { ma, ten, batBuoc, tinhTrang: stateOf(known?.tinhTrang, batBuoc), tepId: known?.tepId ?? null };
  });
}

/** A required paper is there or missing; only others may be of no use in a case. */
function stateOf(state: SubmittedPaperState | undefined, isRequired: boolean): SubmittedPaperState {
  return state === undefined || (isRequired && state === 'khong-ap-dung') ? 'thieu' : state;
}

type WithPapers = { readonly giayTo: readonly SubmittedPaper[] };

/** Names of the required papers that are missing in a case, in their order. */
export function missingPapersOf({ giayTo }: WithPapers): readonly string[] {
  return giayTo.flatMap(({ ten, batBuoc, tinhTrang }) => (batBuoc && tinhTrang !== 'co' ? [ten] : []));
}

/** Names of the required papers that are missing in some case, each once, in their order (`QuyHoTro:06010`). */
export function missingPaperNames(cases: readonly WithPapers[]): readonly string[] {
  return [...new Set(cases.flatMap((each) => missingPapersOf(each)))];
}
