import type { AnySchema } from 'yup';

import { ageOn, isIsoDate } from '../format/calendar';
import { agreesWithPerson, isCitizenId } from '../identity/citizen-id';
import { isPassport } from '../identity/passport';
import { sexes } from '../reference/person-lists';
import { isDateOrder } from '../validation/checks';
import { validationMessage } from '../validation/validation-message';
import {
  checkedText,
  isBlank,
  oneOfThese,
  optionalMoney,
  optionalNumber,
  optionalText,
  recordOf,
  requiredDate,
  requiredFlag,
  requiredText,
  siblingText,
  type TextField,
} from '../validation/yup-fields';
import { longestTermMonths } from '../workers/contract-schema';
import type { Sex } from '../workers/worker';
import { highestAge, lowestAge } from '../workers/worker-schema';
import type { FundReportLineInput } from './fund-report';
import { periodOf, placeInPeriod, type Period } from './period';

const personName = /^[\p{L}\p{M}\s'’.-]+$/u;

/**
 * Rules of one line of a fund report, for what `normalizeLine` answers (domain dictionary §5.1, tab 1); form, import and
 * back end share them. What only several lines show is `duplicateRows`' matter.
 */
export function fundReportLineSchema(period: Period) {
  return recordOf({
    hoTen: checkedText(requiredText({ min: 2, max: 100 }), 'personName', (text) => personName.test(text)),
    ngaySinh: ageAtDeparture(requiredDate()),
    gioiTinh: oneOfThese(sexes.map(({ id }) => id)),
    soCccd: ofThisPerson(checkedText(requiredText(), 'cccd', isCitizenId)),
    lyDoCccd: checkedText(optionalText(), 'reasonRequired', isReason),
    soHoChieu: checkedText(requiredText(), 'passport', isPassport),
    thiTruongId: requiredText(),
    nganhNgheId: requiredText(),
    soHopDong: optionalText({ max: 50 }),
    ngayKy: signedBeforeDeparture(requiredDate()),
    thoiHanThang: termInMonths(),
    ngayXuatCanh: departureIn(period, requiredDate()),
    boSungKyTruoc: requiredFlag(),
    luongThang: optionalMoney(),
    tienDichVu: optionalMoney(),
    soGcnTuDong: optionalText({ max: 30 }),
  } satisfies Record<keyof FundReportLineInput, AnySchema>);
}

function ageAtDeparture(field: TextField): TextField {
  const ages = (birthDate: string, parent: unknown, isRight: (age: number) => boolean) => {
    const departure = siblingText(parent, 'ngayXuatCanh');
    return !isIsoDate(birthDate) || !isIsoDate(departure) || isRight(ageOn(birthDate, departure));
  };
  return field
    .test('age18', validationMessage('age18'), (value, { parent }) => {
      return isBlank(value) || ages(value, parent, (age) => age >= lowestAge);
    })
    .test('ageTooHigh', validationMessage('ageTooHigh', { max: highestAge }), (value, { parent }) => {
      return isBlank(value) || ages(value, parent, (age) => age <= highestAge);
    });
}

/** The reason for an exception to a rule: 10 to 500 characters (domain dictionary §4.3). */
function isReason(text: string): boolean {
  const { length } = text.trim();
  return length >= 10 && length <= 500;
}

/** Digits 4–6 of the number say sex and birth year, unless a reason explains why not (domain dictionary §8.1). */
function ofThisPerson(field: TextField): TextField {
  return field.test('cccdMismatch', validationMessage('cccdMismatch'), (value, { parent }) => {
    const birthDate = siblingText(parent, 'ngaySinh');
    const { gioiTinh } = parent as { readonly gioiTinh: Sex };
    const isExplained = isReason(siblingText(parent, 'lyDoCccd'));
    return isBlank(value) || isExplained || !isIsoDate(birthDate) || agreesWithPerson(value, gioiTinh, birthDate);
  });
}

function signedBeforeDeparture(field: TextField): TextField {
  return field.test('signedAfterDeparture', validationMessage('signedAfterDeparture'), (value, { parent }) => {
    return isBlank(value) || isDateOrder(value, siblingText(parent, 'ngayXuatCanh'));
  });
}

function termInMonths() {
  return optionalNumber({ min: 1, max: longestTermMonths })
    .test('required', validationMessage('required'), (value) => value !== null && value !== undefined)
    .test('number', validationMessage('number'), (value) => typeof value !== 'number' || Number.isInteger(value));
}

/** A departure before the period is late and has to say so (`QuyHoTro:01008`). */
function departureIn(period: Period, field: TextField): TextField {
  const params = { period: periodOf(period) };
  return field
    .test('departureOutsidePeriod', validationMessage('departureOutsidePeriod', params), (value) => {
      return isBlank(value) || placeInPeriod(period, value) !== 'after';
    })
    .test('departureBeforePeriod', validationMessage('departureBeforePeriod', params), (value, { parent }) => {
      const { boSungKyTruoc } = parent as FundReportLineInput;
      return isBlank(value) || boSungKyTruoc || placeInPeriod(period, value) !== 'before';
    });
}
