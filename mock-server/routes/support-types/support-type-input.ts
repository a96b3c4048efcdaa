import type { SupportTypeInput } from '@/domain/support-types/support-type';
import {
  emptyPaper,
  emptySupportType,
  emptyTier,
  normalizeSupportType,
} from '@/domain/support-types/support-type-input';
import { lockedOnceUsed } from '@/domain/support-types/support-type-locks';
import { supportTypeSchema } from '@/domain/support-types/support-type-schema';
import { isSame } from '@/domain/records/record-differences';
import { validationErrorsOf } from '@/domain/validation/schema-errors';
import { isJsonObject } from '@/domain/validation/json-object';

import type { Database } from '../../data/database';
import type { SupportTypeRow } from '../../data/fund/support-types';
import { businessFailure, type MockFailure } from '../../failures';
import { knownEntries, knownFields, normalized } from '../request-input';
import { type FieldComplaint, fieldError, refuseInvalid } from '../validation-answers';

const required = { doiTuong: undefined, cachTinh: undefined, gioiHanLan: undefined, bieuMau: undefined };

/**
 * The kind of support in a request's body, checked by the rules that the form itself uses and against the kinds that
 * there are.
 *
 * @throws MockFailure 400 with all complaints.
 */
export function readSupportTypeInput(database: Database, body: unknown, id: string): SupportTypeInput {
  const input = normalized(normalizeSupportType, withKnownFields(body));
  refuseInvalid(validationErrorsOf(supportTypeSchema(), input));
  const type = input as SupportTypeInput;
  refuseInvalid(referenceErrors(database, type, id));
  return type;
}

/** @throws MockFailure 403 `QuyHoTro:08003` for a change of what requests of a used kind were counted by. */
export function refuseLockedChanges(row: SupportTypeRow, input: SupportTypeInput): void {
  if (row.daSuDung && lockedOnceUsed.some((field) => !isSame(row[field], input[field]))) {
    throw usedSupportType();
  }
}

/**
 * A kind that others name stays as they name it: they could not be saved any more, and their condition never be met.
 *
 * @param keptCode Its code from now on; `undefined` where it goes.
 * @throws MockFailure 403 `QuyHoTro:08003` with the kinds that name it.
 */
export function refuseNamed({ supportTypes }: Database, { id, ma }: SupportTypeRow, keptCode?: string): void {
  const naming = [...supportTypes.rows()].filter(
    (other) => other.id !== id && (other.loaiTruoc.includes(ma) || other.loaiTamCap === ma),
  );
  if (keptCode !== ma && naming.length > 0) {
    const codes = naming.map((other) => other.ma).join(', ');
    throw businessFailure('QuyHoTro:08003', {
      vi: `Loại hỗ trợ ${codes} đang dẫn đến loại này, hãy bỏ ở đó trước.`,
      en: `The support type ${codes} refers to this one; please take that out first.`,
    });
  }
}

export function usedSupportType(): MockFailure {
  return businessFailure('QuyHoTro:08003', {
    vi: 'Loại hỗ trợ đã được sử dụng, chỉ được ngừng áp dụng.',
    en: 'The support type is in use already; it can only be discontinued.',
  });
}

function withKnownFields(body: unknown): unknown {
  const type = knownFields(body, { ...emptySupportType(), ...required });
  if (!isJsonObject(type)) {
    return type;
  }
  return {
    ...type,
    bangMuc: knownEntries(type['bangMuc'], { ...emptyTier(), tieuChi: undefined }),
    thanhPhanHoSo: knownEntries(type['thanhPhanHoSo'], { ...emptyPaper(''), batBuoc: undefined, hinhThuc: undefined }),
  };
}

function referenceErrors(database: Database, type: SupportTypeInput, id: string): readonly FieldComplaint[] {
  const rows = [...database.supportTypes.rows()];
  const isKnown = (code: string) => rows.some(({ ma }) => ma === code);
  const isTaken = rows.some((row) => row.id !== id && row.ma === type.ma);
  const papers = type.thanhPhanHoSo.map(({ ma }) => ma);
  return [
    ...(isTaken ? [fieldError('ma', 'unique', { name: { vi: 'Mã', en: 'The code' } })] : []),
    ...type.loaiTruoc.flatMap((code, index) => (isKnown(code) ? [] : [fieldError(`loaiTruoc[${index}]`, 'invalid')])),
    ...(type.loaiTamCap === null || isKnown(type.loaiTamCap) ? [] : [fieldError('loaiTamCap', 'invalid')]),
    ...papers.flatMap((code, index) =>
      papers.indexOf(code) === index ? [] : [fieldError(`thanhPhanHoSo[${index}].ma`, 'invalid')],
    ),
  ];
}
