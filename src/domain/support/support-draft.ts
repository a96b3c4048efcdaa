import type { Attachment } from '../attachments/attachment';
import { valueOrNull } from '../records/value-or-null';
import type { SupportType } from '../support-types/support-type';
import { formErrorsFrom, validationErrorsOf, type FieldError, type FormErrors } from '../validation/schema-errors';
import { validationMessage } from '../validation/validation-message';
import { remembered } from '../remembered';
import { accountHolderName } from './case-transfer';
import { amountFrame, isInFrame, type AmountFrame } from './support-amounts';
import { checklistOf } from './support-checklist';
import { isReasonOf } from './support-lists';
import type {
  SupportApplicant,
  SupportCase,
  SupportCaseInput,
  SupportRequest,
  SupportRequestInput,
} from './support-request';
import {
  caseInputOf,
  dayOfDetails,
  emptyAuthorisedPerson,
  emptySupportCase,
  emptySupportRequest,
  normalizeSupportCase,
  normalizeSupportRequest,
  supportInputOf,
} from './support-request-input';
import type { SupportRequestRules } from './support-request-rules';
import { createDraftCaseJudge, createDraftHeadJudge, supportRequestSchema } from './support-request-schema';

/** What the form shows of a case's worker beside what is typed; it is never sent. */
export type CaseWorker = Pick<SupportCase, 'hoTen' | 'soCccd' | 'soGcn' | 'ngayDong' | 'donViTen'>;

/** A case in the form. */
export type CaseDraft = SupportCaseInput & {
  /** Tells the case from others while it has no id yet. */
  readonly khoa: string;
  readonly nguoi: CaseWorker | null;
};

/** A request in the form. */
export type RequestDraft = Omit<SupportRequestInput, 'truongHop'> & { readonly truongHop: readonly CaseDraft[] };

/** True for support that the enterprise asks for itself (Decision 40/2021 Art.16–19): one case, no worker is chosen. */
export function isForEnterprise(type: Pick<SupportType, 'doiTuong'> | undefined): boolean {
  return type?.doiTuong === 3;
}

/** A form's first values. @param donViId The person's own unit; `null` for staff of the Fund. @param today ISO date. */
export function emptyDraft(today: string, donViId: string | null): RequestDraft {
  return { ...emptySupportRequest(today, donViId), truongHop: [] };
}

/** A case in which nothing is typed yet; relatives of a worker always apply in the worker's place. */
export function emptyCaseDraft(type: SupportType, khoa: string): CaseDraft {
  return {
    ...emptySupportCase(type),
    nguoiUyQuyen: type.doiTuong === 2 ? emptyAuthorisedPerson() : null,
    khoa,
    nguoi: null,
  };
}

/** A case of a worker, filled in with what the contract and the ledger of contributions know. */
export function caseOfApplicant(type: SupportType, applicant: SupportApplicant, khoa: string): CaseDraft {
  const { hopDongId, hoTen, soCccd, soGcn, ngayDong, donViTen, soHoChieu, noiCapHc, ngayCapHc } = applicant;
  return {
    ...emptyCaseDraft(type, khoa),
    nguoi: { hoTen, soCccd, soGcn, ngayDong, donViTen },
    hopDongId,
    soHoChieu,
    noiCapHc,
    ngayCapHc,
    nuocDen: applicant.thiTruongId,
    hdTu: applicant.tuNgay,
    hdDen: applicant.denNgay,
    lvTu: applicant.ngayXuatCanh ?? applicant.tuNgay,
    lvDen: applicant.ngayVeNuoc,
    chuTaiKhoan: type.doiTuong === 1 ? hoTen : null,
  };
}

/**
 * The request after its kind of support was changed: cases stay with another list of papers, unless support for workers
 * becomes support for the enterprise or the other way round, whose cases have nothing in common.
 *
 * @param from The kind before; `undefined` for the first choice.
 * @param newKey Makes a key that is unique within the form.
 */
export function withType(
  draft: RequestDraft,
  from: SupportType | undefined,
  type: SupportType,
  newKey: () => string,
): RequestDraft {
  const stays = from === undefined || isForEnterprise(from) === isForEnterprise(type);
  const kept = stays ? draft.truongHop : [];
  const cases = isForEnterprise(type) && kept.length === 0 ? [emptyCaseDraft(type, newKey())] : kept;
  return { ...draft, loaiHoTroId: type.ma, truongHop: cases.map((entry) => recast(entry, from, type)) };
}

/** How many cases another kind of support would drop. */
export function casesDropped({ truongHop }: RequestDraft, from: SupportType | undefined, type: SupportType): number {
  return from === undefined || isForEnterprise(from) === isForEnterprise(type) ? 0 : truongHop.length;
}

/** What a kind has filled in by itself goes with it; what was typed stays. */
function recast(entry: CaseDraft, from: SupportType | undefined, type: SupportType): CaseDraft {
  const isFixed = from?.cachTinh === 2 && entry.tienDeNghi === from.mucToiDa;
  return {
    ...entry,
    giayTo: [...checklistOf(type, entry.giayTo)],
    tienDeNghi: type.cachTinh === 2 ? type.mucToiDa : isFixed ? null : entry.tienDeNghi,
    ...(type.doiTuong === 2
      ? { nguoiUyQuyen: entry.nguoiUyQuyen ?? emptyAuthorisedPerson(), chuTaiKhoan: holderBesideWorker(entry) }
      : from?.doiTuong === 2
        ? {
            nguoiUyQuyen: typedPerson(entry),
            chuTaiKhoan: valueOrNull(entry.chuTaiKhoan) ?? entry.nguoi?.hoTen ?? null,
          }
        : {}),
  };
}

/** Support for relatives goes into no account of a worker who is dead or missing. */
function holderBesideWorker({ chuTaiKhoan, nguoi }: CaseDraft): string | null {
  const isWorker = accountHolderName(chuTaiKhoan ?? '') === accountHolderName(nguoi?.hoTen ?? '');
  return isWorker ? null : chuTaiKhoan;
}

function typedPerson({ nguoiUyQuyen }: CaseDraft): CaseDraft['nguoiUyQuyen'] {
  const isTyped = nguoiUyQuyen !== null && Object.values(nguoiUyQuyen).some((value) => valueOrNull(value) !== null);
  return isTyped ? nguoiUyQuyen : null;
}

/** What of a stored request the form edits. */
export function draftOfRequest(request: SupportRequest): RequestDraft {
  return { ...supportInputOf(request), truongHop: request.truongHop.map(draftOfCase) };
}

/** A day that only repeats the one of the details is left empty, so that it follows when that one is corrected. */
function draftOfCase(stored: SupportCase): CaseDraft {
  const { id, hoTen, soCccd, soGcn, ngayDong, donViTen, ngaySuViec, rieng } = stored;
  return {
    ...caseInputOf(stored),
    ngaySuViec: ngaySuViec === dayOfDetails(rieng) ? null : ngaySuViec,
    khoa: id,
    nguoi: hoTen === null ? null : { hoTen, soCccd, soGcn, ngayDong, donViTen },
  };
}

/** A draft as it is checked and sent; keys and workers stay for the form, a reason of another kind is left out. */
export function normalizeDraft({ truongHop, ...head }: RequestDraft): RequestDraft {
  const normal = normalizeSupportRequest({ ...head, truongHop: [] });
  return { ...normal, truongHop: normalCases(truongHop, head.loaiHoTroId) };
}

// Asked for with each key and each drawing: only what was typed into is another object than before.
const normalCases = remembered((cases: readonly CaseDraft[], type: string) =>
  cases.map((entry) => normalCase(entry, type)),
);

const normalCase = remembered((draft: CaseDraft, type: string): CaseDraft => {
  const { khoa, nguoi } = draft;
  const entry = normalizeSupportCase(inputOfCase(draft), type);
  return { ...entry, lyDoHoTro: isReasonOf(type, entry.lyDoHoTro) ? entry.lyDoHoTro : null, khoa, nguoi };
});

/** What is sent of a draft. */
export function inputOfDraft({ truongHop, ...head }: RequestDraft): SupportRequestInput {
  return { ...head, truongHop: inputsOfCases(truongHop) };
}

const inputsOfCases = remembered((cases: readonly CaseDraft[]) => cases.map((entry) => inputOfCase(entry)));

/** Quotes that were not typed are no quotes. */
const inputOfCase = remembered((draft: CaseDraft): SupportCaseInput => {
  const input = caseInputOf(draft);
  const baoGia = (input.rieng.baoGia as readonly (number | null | undefined)[]).flatMap((quote) => quote ?? []);
  return { ...input, rieng: { ...input.rieng, baoGia } };
});

/**
 * A `validate` function for the form: an empty object means that the draft may be saved. A case that it has judged before
 * costs nothing.
 */
export function draftFormErrors(rules: SupportRequestRules): (draft: RequestDraft) => FormErrors {
  const headErrors = createDraftHeadJudge(rules);
  const judge = createDraftCaseJudge(rules);
  const caseErrors = remembered((entry: SupportCaseInput) => [...judge(entry), ...amountErrors(rules.type, entry)]);
  return (draft) => {
    const input = inputOfDraft(draft);
    const ofCases = input.truongHop.flatMap((entry, index) =>
      caseErrors(entry).map((error) => ({ ...error, field: `truongHop[${index}].${error.field}` })),
    );
    return formErrorsFrom([...headErrors(input), ...ofCases]);
  };
}

/** Judges a form whose kind of support is chosen in it: each kind by its own `draftFormErrors`, which stays. */
export function createDraftJudge(
  rules: Omit<SupportRequestRules, 'type'>,
): (type: SupportType | undefined, draft: RequestDraft) => FormErrors {
  const byType = new Map<SupportType | undefined, (draft: RequestDraft) => FormErrors>();
  return (type, draft) => {
    const judge = byType.get(type) ?? draftFormErrors({ ...rules, type });
    byType.set(type, judge);
    return judge(draft);
  };
}

/** An amount outside the frame of its case, as far as the case itself tells it (`QuyHoTro:06005`). */
function amountErrors(type: SupportType | undefined, entry: SupportCaseInput): readonly FieldError[] {
  const { min, max } = type === undefined ? noFrame : amountFrame(type, entry);
  return typeof entry.tienDeNghi !== 'number' || isInFrame(entry.tienDeNghi, { min, max })
    ? []
    : [{ field: 'tienDeNghi', ...validationMessage('range', { min: min ?? 0, max: max ?? entry.tienDeNghi }) }];
}

const noFrame: AmountFrame = { min: null, max: null };

/**
 * What keeps a request from being sent, beside its papers: what is not entered yet (`required`), and what is wrong by now
 * that was right when it was saved, such as a kind of support that has ended since.
 */
export function sendingErrors(rules: SupportRequestRules, input: SupportRequestInput): readonly FieldError[] {
  return validationErrorsOf(supportRequestSchema(rules), normalizeSupportRequest(input));
}

/**
 * How a document names the paper of a case that it is: contracts tell the cases of a request apart, and outlive the
 * cases' own ids.
 */
export function paperCodeOf({ hopDongId }: Pick<SupportCaseInput, 'hopDongId'>, paper: string): string {
  return hopDongId === null ? paper : `${hopDongId}:${paper}`;
}

/** The draft after a document was attached: the paper that it is is there now. */
export function withAttached(draft: RequestDraft, code: string | null, documentId: string): RequestDraft {
  const truongHop = draft.truongHop.map((entry) => ({
    ...entry,
    giayTo: entry.giayTo.map((paper) =>
      paperCodeOf(entry, paper.ma) === code ? { ...paper, tinhTrang: 'co' as const, tepId: documentId } : paper,
    ),
  }));
  return { ...draft, truongHop };
}

type PaperFile = Pick<Attachment, 'id' | 'giayTo'>;

/**
 * The papers of a case after documents were removed: the paper that one was is missing again, unless another document is the
 * same paper. What was handed over by hand is there without any.
 *
 * @param present The documents that are left.
 */
export function papersLeft(
  entry: Pick<SupportCaseInput, 'hopDongId' | 'giayTo'>,
  present: readonly PaperFile[],
): SupportCaseInput['giayTo'] {
  return entry.giayTo.map((paper) => {
    if (paper.tepId === null || present.some(({ id }) => id === paper.tepId)) {
      return paper;
    }
    const other = present.filter(({ giayTo }) => giayTo === paperCodeOf(entry, paper.ma)).at(-1);
    const tinhTrang = other === undefined && paper.tinhTrang === 'co' ? ('thieu' as const) : paper.tinhTrang;
    return { ...paper, tinhTrang, tepId: other?.id ?? null };
  });
}

/** The draft after a document was removed. @param present The documents that are left. */
export function withoutRemoved(draft: RequestDraft, present: readonly PaperFile[]): RequestDraft {
  return { ...draft, truongHop: draft.truongHop.map((entry) => ({ ...entry, giayTo: papersLeft(entry, present) })) };
}
