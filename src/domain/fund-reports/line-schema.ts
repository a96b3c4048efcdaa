import type { AnySchema } from 'yup';

import { ageOn, isIsoDate } from '../format/calendar';
import { isCitizenId } from '../identity/citizen-id';
import { isPassport } from '../identity/passport';
import { sexes } from '../reference/person-lists';
import { plainSigns } from '../text/names';
import { isDateOrder, isReason } from '../validation/checks';
import { validationMessage } from '../validation/validation-message';
import {
  checkedText,
  isBlank,
  mustBeGiven,
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
import { longestTermMonths } from '../workers/contract-fields';
import { citizenIdOfPerson, highestAge, lowestAge } from '../workers/person-fields';
import type { FundReportLineInput } from './fund-report';
import { periodOf, placeInPeriod, type Period } from './period';

const personName = /^[\p{L}\p{M}\s'.-]+$/u;

/**
 * Rules of one line of a fund report, for what `normalizeLine` answers (domain dictionary §5.1, tab 1); form, import and
 * back end share them. What only several lines show is `duplicateRows`' matter.
 */
export function fundReportLineSchema(period: Period) {
  return recordOf({
    hoTen: checkedText(requiredText({ min: 2, max: 100 }), 'personName', (text) => personName.test(plainSigns(text))),
    ngaySinh: ageAtDeparture(requiredDate()),
    gioiTinh: oneOfThese(sexes.map(({ id }) => id)),
    soCccd: citizenIdOfPerson(checkedText(requiredText(), 'cccd', isCitizenId)),
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

function signedBeforeDeparture(field: TextField): TextField {
  return field.test('signedAfterDeparture', validationMessage('signedAfterDeparture'), (value, { parent }) => {
    return isBlank(value) || isDateOrder(value, siblingText(parent, 'ngayXuatCanh'));
  });
}

function termInMonths() {
  return mustBeGiven(optionalNumber({ min: 1, max: longestTermMonths })).test(
    'number',
    validationMessage('number'),
    (value) => typeof value !== 'number' || Number.isInteger(value),
  );
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
