import type { AnySchema } from 'yup';

import { isPhone, normalizePhone } from '../identity/phone';
import { normalizeName, normalizeNote } from '../text/names';
import { validationMessage } from '../validation/validation-message';
import {
  checkedText,
  isMissing,
  mustBeGiven,
  optionalNumber,
  optionalText,
  recordOf,
  requiredFlag,
  requiredText,
  type NumberField,
} from '../validation/yup-fields';
import type { FundReport, FundReportInput } from './fund-report';
import { firstReportYear, isPeriodToCome, type Period } from './period';

/** A new report of a period before anything is typed. */
export function blankReport({ nam, thang }: Period): FundReportInput {
  return { nam, thang, khongPhatSinh: false, nguoiLap: '', dienThoaiNguoiLap: '', ghiChu: null };
}

/** What of a stored report is typed. */
export function reportInputOf(report: FundReport): FundReportInput {
  const { nam, thang, khongPhatSinh, nguoiLap, dienThoaiNguoiLap, ghiChu } = report;
  return { nam, thang, khongPhatSinh, nguoiLap, dienThoaiNguoiLap, ghiChu };
}

/** What was typed, in the form in which it is checked, sent and stored. */
export function normalizeReport(typed: FundReportInput): FundReportInput {
  return {
    ...typed,
    nguoiLap: normalizeName(typed.nguoiLap),
    dienThoaiNguoiLap: normalizePhone(typed.dienThoaiNguoiLap),
    ghiChu: normalizeNote(typed.ghiChu),
  };
}

/**
 * Rules of the head of a report (domain dictionary §5.1, tab 2).
 *
 * @param today ISO date; no period after its month is reported (`QuyHoTro:01002`).
 */
export function fundReportSchema(today: string) {
  return recordOf({
    nam: required(optionalNumber({ min: firstReportYear, max: Number(today.slice(0, 4)) })),
    thang: notToCome(required(optionalNumber({ min: 1, max: 12 })), today),
    khongPhatSinh: requiredFlag(),
    nguoiLap: requiredText({ max: 100 }),
    dienThoaiNguoiLap: checkedText(requiredText({ max: 20 }), 'phone', (text) => isPhone(normalizePhone(text))),
    ghiChu: optionalText({ max: 1_000 }),
  } satisfies Record<keyof FundReportInput, AnySchema>);
}

function required(field: NumberField): NumberField {
  return mustBeGiven(field).test(
    'number',
    validationMessage('number'),
    (value) => isMissing(value) || Number.isInteger(value),
  );
}

function notToCome(field: NumberField, today: string): NumberField {
  return field.test('futureDate', validationMessage('futurePeriod'), (value, { parent }) => {
    const { nam } = parent as FundReportInput;
    return typeof value !== 'number' || typeof nam !== 'number' || !isPeriodToCome({ nam, thang: value }, today);
  });
}
