import { object, type AnyObjectSchema } from 'yup';

import type { Schemas } from '../contract/schemas';
import { findRecordCode } from '../fund/record-code-reading';
import { inOpenPeriod } from '../pay-ins/open-period';
import { banks } from '../reference/banks';
import {
  listOf,
  notInFuture,
  oneOfThese,
  optionalOneOfThese,
  optionalText,
  requiredDate,
  requiredMoney,
} from '../validation/yup-fields';
import { paymentMethods, type SelfPayingDossier, type SelfPayingInput } from './self-paying-dossier';
import { selfPayingPapers } from './self-paying-papers';

/** What the worker is said to have paid. */
export type PaymentNoted = Pick<Schemas['GhiNhanDong'], 'hinhThucNop' | 'ngayNop' | 'soGiaoDich' | 'nganHangId'>;

/** What has arrived on the Fund's account, or in its till. */
export type PaymentFound = Pick<Schemas['XacNhanDong'], 'soTienThucNhan' | 'ngayGhiCo' | 'soChungTu' | 'noiDung'>;

export function papersAskedForSchema(): AnyObjectSchema {
  return object({
    giayTo: listOf(oneOfThese(selfPayingPapers.map(({ id }) => id)), { max: selfPayingPapers.length }),
  });
}

/**
 * Rules of a payment that is noted (domain dictionary §5.2): reference and bank where they are known.
 *
 * @param today ISO date; no money was paid after it.
 */
export function paymentNotedSchema(today: string): AnyObjectSchema {
  return object({
    hinhThucNop: oneOfThese(paymentMethods.map(({ id }) => id)),
    ngayNop: notInFuture(requiredDate(), today),
    soGiaoDich: optionalText({ max: 50 }),
    nganHangId: optionalOneOfThese(banks.map(({ id }) => id)),
  });
}

/**
 * @param today ISO date; no money has come after it.
 * @param openFrom ISO date of the open accounting period; `undefined` where it is not known.
 */
export function paymentFoundSchema(today: string, openFrom: string | undefined): AnyObjectSchema {
  return object({
    soTienThucNhan: requiredMoney(),
    ngayGhiCo: inOpenPeriod(notInFuture(requiredDate(), today), openFrom),
    soChungTu: optionalText({ max: 50 }),
    noiDung: optionalText({ max: 255 }),
  });
}

/** What the dossier says of the payment already, for the form that notes it. */
export function paymentDeclared(dossier: SelfPayingInput, today: string): PaymentNoted {
  const { hinhThucNop, ngayNop, soGiaoDich, nganHangId } = dossier;
  return { hinhThucNop: hinhThucNop ?? 1, ngayNop: ngayNop ?? today, soGiaoDich, nganHangId };
}

/**
 * The fields by which the money that came does not cover the dossier (`QuyHoTro:02004`): it is less than what is still due,
 * or came under another record's code. A bank text without any code is the accountant's to judge.
 */
export function paymentFaults(
  { ma, conPhaiNop }: Pick<SelfPayingDossier, 'ma' | 'conPhaiNop'>,
  { soTienThucNhan, noiDung }: Pick<PaymentFound, 'soTienThucNhan' | 'noiDung'>,
): readonly ('soTienThucNhan' | 'noiDung')[] {
  const code = findRecordCode(noiDung ?? '');
  return [
    ...(soTienThucNhan < conPhaiNop ? (['soTienThucNhan'] as const) : []),
    ...(code !== undefined && code !== ma ? (['noiDung'] as const) : []),
  ];
}
